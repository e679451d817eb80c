import type { Viewer } from '@/lib/auth/viewer';
import { db, type Transaction } from '@/lib/db/db';
import { consume, consumeWithin, getLimiter } from '@/lib/http/rate-limit/database';
import { getRateLimitKey } from '@/lib/http/rate-limit/requests';
import { redactSecrets } from './redact';

/** An audit row: the action, its object, and the state before and after. */
export type AuditRow = {
  action: string;
  noun: string;
  nounId?: string | number;
  before?: object;
  after?: object;
  /** Defaults to 'done'. */
  outcome?: string;
};

/** Writes an audit row in the transaction of the change; secrets in `before` and `after` are redacted. */
export async function writeAudit(
  tx: Pick<Transaction, 'auditLog'>,
  viewer: Pick<Viewer, 'role' | 'accountId' | 'name' | 'address'>,
  row: AuditRow,
): Promise<void> {
  await tx.auditLog.create({ data: toAuditData(viewer, row) });
}

/** Writes the audit rows of one bulk change, such as an import, in one statement. */
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
 * Records a refused call in the audit log, for at most 60 refusals of a client per hour. Clients with too many refusals
 * (e.g. enumerating names) get an error instead.
 *
 * @throws AppError 'limited' above 120 refusals per hour
 */
export async function recordRefusal(viewer: Viewer, call: string): Promise<void> {
  const asker = getRateLimitKey(viewer);
  await consume(getLimiter('refusals'), asker);
  if (!(await consumeWithin(getLimiter('refusals.noted'), asker))) return;
  await writeAudit(db, viewer, { action: 'call.refused', noun: 'call', nounId: call, outcome: 'refused' });
}
