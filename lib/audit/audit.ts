import type { Viewer } from '@/lib/auth/viewer';
import { db, type Transaction } from '@/lib/db/db';
import { consume, consumeWithin, getLimiter } from '@/lib/http/rate-limit/database';
import { getRateLimitKey } from '@/lib/http/rate-limit/requests';
import { redactSecrets } from './redact';

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

/** Writes a line of the audit log in the transaction of what it tells of; secrets in `before` and `after` stay out. */
export async function writeAudit(
  tx: Pick<Transaction, 'auditLog'>,
  viewer: Pick<Viewer, 'role' | 'accountId' | 'name' | 'address'>,
  row: AuditRow,
): Promise<void> {
  await tx.auditLog.create({ data: toAuditData(viewer, row) });
}

/** The same for many lines of one doing, such as an import, in one statement. */
export async function writeAudits(
  tx: Pick<Transaction, 'auditLog'>,
  viewer: Pick<Viewer, 'role' | 'accountId' | 'name' | 'address'>,
  rows: readonly AuditRow[],
): Promise<void> {
  await tx.auditLog.createMany({ data: rows.map((row) => toAuditData(viewer, row)) });
}

const toAuditData = (
  viewer: Pick<Viewer, 'role' | 'accountId' | 'name' | 'address'>,
  { nounId, before, after, ...row }: AuditRow,
) => ({
  ...row,
  before: before && redactSecrets(before),
  after: after && redactSecrets(after),
  nounId: nounId?.toString(),
  accountId: viewer.accountId,
  actorName: viewer.name ?? viewer.role,
  address: viewer.address,
});

/**
 * Writes down that a call was refused. Who is refused too often, as when trying one name after the other, is not answered
 * any more.
 *
 * @throws AppError 'limited' above 120 refusals an hour
 */
export async function recordRefusal(viewer: Viewer, call: string): Promise<void> {
  const asker = getRateLimitKey(viewer);
  await consume(getLimiter('refusals'), asker);
  if (!(await consumeWithin(getLimiter('refusals.noted'), asker))) return;
  await writeAudit(db, viewer, { action: 'call.refused', noun: 'call', nounId: call, outcome: 'refused' });
}
