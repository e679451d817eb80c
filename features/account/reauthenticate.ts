import { findAccountPassword, toLogin } from '@/lib/auth/accounts';
import { registerLoginAttempt } from '@/lib/auth/login-limits';
import { authMessages } from '@/lib/auth/messages';
import { verifyPassword } from '@/lib/auth/passwords';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { pickMessage } from '@/lib/messages/message';

/**
 * Checks the password of a signed-in viewer again, before an action that only the owner may take. Wrong passwords count
 * together with failed logins.
 *
 * @param field the form's field that gets the refusal
 * @throws AppError 'invalid' with the message in `field`, 'limited', or 'busy'
 */
export async function reauthenticate(viewer: Viewer, password: string, field: string): Promise<void> {
  if (password === '') throw createFieldError(field, authMessages['login.currentRequired']);
  const account = await findAccountPassword(viewer.accountId);
  if (!account) throw new AppError('unauthenticated', pickMessage(errorMessages, 'errors.unauthenticated'));
  const forget = await registerLoginAttempt({ ...toLogin(account), address: viewer.address ?? '', knownDevice: true });
  if (!(await verifyPassword(password, account.passwordHash)))
    throw createFieldError(field, authMessages['login.currentWrong']);
  await forget();
}
