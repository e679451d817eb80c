import type { z } from 'zod';
import { type AuditRow, writeAudit } from '@/lib/audit/audit';
import type { Right } from '@/lib/auth/access';
import { assertCan } from '@/lib/auth/assert-can';
import { findRevocation, type Revocation } from '@/lib/auth/find-revocation';
import { assertFreshProof } from '@/lib/auth/fresh-proof';
import type { Viewer } from '@/lib/auth/viewer';
import { encodeInvalidation, INVALIDATION_CHANNEL, waitForOwnInvalidation } from '@/lib/cache/invalidation';
import { db, type Transaction } from '@/lib/db/db';
import { retryConflicts, TRANSACTION_CONFLICTS } from '@/lib/db/retry-conflicts';
import { endPublicRead } from '@/lib/request/context';
import { parseInput } from './parse';

type Declaration<S extends z.ZodType, R> = {
  access: Right;
  input: S;
  /** True for a dangerous act, which asks for a proof of the last minutes that the account's owner sits there. */
  fresh?: boolean;
  /** Cache tags of what the write changes; omitted for a write that no cached page shows. */
  invalidates?: (input: z.output<S>, result: R) => readonly string[];
  /**
   * Audit row of the command; omitted for writes that readers make in thousands (counts, presence). Undefined for one
   * that leaves no trace, such as a repetition.
   */
  audit?: (input: z.output<S>, result: R) => AuditRow | undefined;
  /** Timeout of the transaction, if more than the usual five seconds. */
  timeoutMs?: number;
  run: (input: z.output<S>, viewer: Viewer, tx: Transaction) => Promise<R>;
};

/**
 * Declares a write: parses, authorises, runs in one transaction, writes the audit row and tells every instance which
 * cache tags to invalidate (by NOTIFY, which PostgreSQL delivers with the commit). It returns once this instance has
 * invalidated them, so the writer's next read is fresh.
 *
 * Before the commit the viewer is read again, under a lock: a write whose author was closed, demoted, moved or logged
 * out in the meantime is rolled back, and the refusal is audited. `run` may be called again after a deadlock, so
 * outside the transaction it may only do what is safe to repeat.
 *
 * @returns a function of raw input (of any type) and viewer, with its required right and its schema as properties;
 *   throws AppError 'invalid' with one text per field, 'forbidden', 'unauthenticated', and any error of `run`
 */
export function command<S extends z.ZodType, R>(declared: Declaration<S, R>) {
  const run = async (raw: unknown, viewer: Viewer): Promise<R> => {
    assertCan(viewer, declared.access);
    if (declared.fresh) assertFreshProof(viewer);
    // A command must read the data that its transaction will find, so not from the replica.
    endPublicRead();
    const input = parseInput(declared.input, raw);
    return retryConflicts(() => runWrite(declared, input, viewer), TRANSACTION_CONFLICTS);
  };
  return Object.assign(run, { access: declared.access, input: declared.input, fresh: declared.fresh ?? false });
}

async function runWrite<S extends z.ZodType, R>(
  { access, timeoutMs, run, audit, invalidates }: Declaration<S, R>,
  input: z.output<S>,
  viewer: Viewer,
): Promise<R> {
  let echo: ReturnType<typeof waitForOwnInvalidation> | undefined;
  let objection: Revocation | undefined;
  const done = db.$transaction(
    async (tx) => {
      const result = await run(input, viewer, tx);
      objection = await findRevocation(tx, viewer, access);
      if (objection) throw objection.error;
      const row = audit?.(input, result);
      if (row) await writeAudit(tx, viewer, row);
      echo = await notifyInvalidation(tx, invalidates?.(input, result) ?? []);
      return result;
    },
    timeoutMs === undefined ? undefined : { timeout: timeoutMs },
  );
  const result = await done.catch(async (error: unknown) => {
    echo?.leave();
    if (objection) await auditRevocation(viewer, objection, access);
    throw error;
  });
  await echo?.heard();
  return result;
}

/** Outside the transaction: that was rolled back, and an audit row in it would be too. */
const auditRevocation = (viewer: Viewer, { accountId }: Revocation, right: Right): Promise<void> =>
  writeAudit(db, { ...viewer, accountId }, { action: 'call.refused', noun: 'call', nounId: right, outcome: 'refused' });

/** Sends the notifications, which PostgreSQL delivers with the commit, and returns the wait for their echo. */
async function notifyInvalidation(
  tx: Transaction,
  tags: readonly string[],
): Promise<ReturnType<typeof waitForOwnInvalidation> | undefined> {
  if (tags.length === 0) return undefined;
  const { id, payloads } = encodeInvalidation(tags);
  for (const payload of payloads) await tx.$executeRaw`SELECT pg_notify(${INVALIDATION_CHANNEL}, ${payload})`;
  return waitForOwnInvalidation(id);
}
