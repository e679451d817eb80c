import type { z } from 'zod';
import { type AuditRow, writeAudit } from './audit';
import { can, type Right } from './auth/access';
import type { Viewer } from './auth/viewer';
import { db, type Transaction } from './db';
import { AppError } from './errors';
import { parse } from './parse';

type Declaration<S extends z.ZodType, R> = {
  access: Right;
  input: S;
  touches: (input: z.output<S>, result: R) => readonly string[];
  /** What the audit log keeps of it; left out for what readers do in thousands (counts, presence). */
  audit?: (input: z.output<S>, result: R) => AuditRow;
  /** How long the transaction may take, where that is more than the usual five seconds. */
  timeoutMs?: number;
  run: (input: z.output<S>, viewer: Viewer, tx: Transaction) => Promise<R>;
};

/** Tags of one message: PostgreSQL takes 8,000 bytes at most. */
const TAGS_AT_ONCE = 200;

/** The channel on which every instance hears which tags to forget. */
export const FORGET_CHANNEL = 'portal_forget';

/**
 * Declares a write: parses, authorises, runs in one transaction, writes the audit row and tells every instance which tags
 * of its caches to forget (by NOTIFY, which PostgreSQL delivers with the commit).
 *
 * @returns a function of raw input (it may be anything) and viewer, with the right it asks for beside it; throws AppError
 *   'invalid' with one message key a field, 'forbidden', and whatever `run` refuses
 */
export function command<S extends z.ZodType, R>(declared: Declaration<S, R>) {
  const run = async (raw: unknown, viewer: Viewer): Promise<R> => {
    if (!can(viewer, declared.access)) throw new AppError('forbidden', 'errors.forbidden');
    const input = parse(declared.input, raw);
    return db.$transaction(
      async (tx) => {
        const result = await declared.run(input, viewer, tx);
        if (declared.audit) await writeAudit(tx, viewer, declared.audit(input, result));
        await tell(tx, declared.touches(input, result));
        return result;
      },
      declared.timeoutMs === undefined ? undefined : { timeout: declared.timeoutMs },
    );
  };
  return Object.assign(run, { access: declared.access });
}

async function tell(tx: Transaction, tags: readonly string[]): Promise<void> {
  for (let start = 0; start < tags.length; start += TAGS_AT_ONCE) {
    const some = JSON.stringify(tags.slice(start, start + TAGS_AT_ONCE));
    await tx.$executeRaw`SELECT pg_notify(${FORGET_CHANNEL}, ${some})`;
  }
}
