import type { Transaction } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';

/**
 * Ends the links to accounts that lie in mailboxes: open resets of its password and unconfirmed changes of its e-mail. A new
 * password or address takes the account away from anybody who had it before, so their links must not give it back.
 */
export async function endEmailedLinks(tx: Transaction, ...accountIds: readonly number[]): Promise<void> {
  const accountId = { in: [...accountIds] };
  await tx.passwordReset.updateMany({ where: { accountId, usedAt: null }, data: { usedAt: getCurrentTime() } });
  await tx.emailChange.deleteMany({ where: { accountId, confirmedAt: null } });
}
