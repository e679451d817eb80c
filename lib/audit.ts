import { askerOf } from './ask-limits';
import type { Viewer } from './auth/viewer';
import { db, type Transaction } from './db';
import { HOUR_SECONDS, isWithin, limit, spend } from './limits';

/** One line of the audit log: what was done to what, and how it was before and after. */
export type AuditRow = {
  action: string;
  noun: string;
  nounId?: string | number;
  before?: object;
  after?: object;
  /** 'done' unless said otherwise. */
  outcome?: string;
};

/** Writes a line of the audit log in the transaction of what it tells of. */
export async function writeAudit(
  tx: Pick<Transaction, 'auditLog'>,
  viewer: Pick<Viewer, 'role' | 'accountId' | 'name' | 'address'>,
  { nounId, ...row }: AuditRow,
): Promise<void> {
  await tx.auditLog.create({
    data: {
      ...row,
      nounId: nounId?.toString(),
      accountId: viewer.accountId,
      actorName: viewer.name ?? viewer.role,
      address: viewer.address,
    },
  });
}

/** So many refusals an hour of one asker are written down; a flood of them tells nothing more. */
const REFUSALS_AN_HOUR = 60;
/** So many an hour are answered at all. */
const REFUSALS_ANSWERED = 120;

/**
 * Writes down that a call was refused. Who is refused too often, as when trying one name after the other, is not answered
 * any more.
 *
 * @throws AppError 'limited' above 120 refusals an hour
 */
export async function noteRefusal(viewer: Viewer, call: string): Promise<void> {
  const asker = askerOf(viewer);
  await spend(limit('refusals', REFUSALS_ANSWERED, HOUR_SECONDS), asker);
  if (!(await isWithin(limit('refusals.noted', REFUSALS_AN_HOUR, HOUR_SECONDS), asker))) return;
  await writeAudit(db, viewer, { action: 'call.refused', noun: 'call', nounId: call, outcome: 'refused' });
}
