import { findAccountPassword, toLogin } from '@/lib/auth/accounts';
import { registerLoginAttempt } from '@/lib/auth/login-limits';
import { verifyPassword } from '@/lib/auth/passwords';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';

/**
 * Checks the password of a signed-in viewer again, before an action that only the owner may take. Wrong passwords count
 * together with failed logins.
 *
 * @param field the form's field that gets the refusal
 * @throws AppError 'invalid' with the message in `field`, 'limited', or 'busy'
 */
export async function reauthenticate(viewer: Viewer, password: string, field: string): Promise<void> {
  if (password === '') throw new AppError('invalid', 'errors.invalid', { [field]: 'login.currentRequired' });
  const account = await findAccountPassword(viewer.accountId);
  if (!account) throw new AppError('unauthenticated', 'errors.unauthenticated');
  const forget = await registerLoginAttempt({ ...toLogin(account), address: viewer.address ?? '', knownDevice: true });
  if (!(await verifyPassword(password, account.passwordHash)))
    throw new AppError('invalid', 'errors.invalid', { [field]: 'login.currentWrong' });
  await forget();
}
