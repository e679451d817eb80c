import { toMailLogin } from '@/lib/auth/accounts';
import { endEmailedLinks } from '@/lib/auth/emailed-links';
import { endSessions } from '@/lib/auth/sessions';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { enqueueMail } from '@/lib/mail/outbox';
import { pickMessage } from '@/lib/messages/message';
import { toIsoWithOffset } from '@/lib/time/format';
import { type AccountRow, findMailAddress } from './passwords.queries';

/** The only code path that stores a password chosen by its owner. */
export async function storePassword(
  tx: Transaction,
  account: AccountRow,
  { before, hash }: { before: string | null; hash: string },
  now: Date,
): Promise<void> {
  const stored = await tx.account.updateMany({
    where: { id: account.id, passwordHash: before },
    data: { passwordHash: hash, passwordChangedAt: now, passwordExpiresAt: null, mustChangePassword: false },
  });
  if (stored.count === 0) throw new AppError('conflict', pickMessage(errorMessages, 'errors.conflict'));
  await endSessions(tx, account.id);
  await endEmailedLinks(tx, account.id);
  const to = findMailAddress(account);
  if (to)
    await enqueueMail(tx, {
      template: 'password-changed',
      to,
      data: { name: account.displayName, ...toMailLogin(account), at: toIsoWithOffset(now) },
    });
}
