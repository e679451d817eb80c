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
  run: (input: z.output<S>, viewer: Viewer, tx: Transaction) => Promise<R>;
};

/** The channel on which every instance hears which tags to forget. */
export const FORGET_CHANNEL = 'portal_forget';

/**
 * Declares a write: parses, authorises, runs in one transaction, writes the audit row and tells every instance which tags
 * of its caches to forget (by NOTIFY, which PostgreSQL delivers with the commit).
 *
 * @returns a function of raw input (it may be anything) and viewer; throws AppError 'invalid' with one message key a field, 'forbidden', and
 *   whatever `run` refuses
 */
export function command<S extends z.ZodType, R>(declared: Declaration<S, R>) {
  return async (raw: unknown, viewer: Viewer): Promise<R> => {
    if (!can(viewer, declared.access)) throw new AppError('forbidden', 'errors.forbidden');
    const input = parse(declared.input, raw);
    return db.$transaction(async (tx) => {
      const result = await declared.run(input, viewer, tx);
      if (declared.audit) await writeAudit(tx, viewer, declared.audit(input, result));
      const tags = declared.touches(input, result);
      if (tags.length > 0) await tx.$executeRaw`SELECT pg_notify(${FORGET_CHANNEL}, ${JSON.stringify(tags)})`;
      return result;
    });
  };
}
