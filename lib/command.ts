import type { z } from 'zod';
import { type AuditRow, writeAudit } from './audit';
import { can, type Right } from './auth/access';
import type { Viewer } from './auth/viewer';
import { db, type Transaction } from './db';
import { AppError } from './errors';
import { awaitEcho, FORGET_CHANNEL, writeNotices } from './forgetting';
import { parse } from './parse';
import { endPublic } from './trace';

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

/**
 * Declares a write: parses, authorises, runs in one transaction, writes the audit row and tells every instance which tags
 * of its caches to forget (by NOTIFY, which PostgreSQL delivers with the commit). It returns when this instance has
 * forgotten them: what the writer reads next is fresh.
 *
 * @returns a function of raw input (it may be anything) and viewer, with the right it asks for beside it; throws AppError
 *   'invalid' with one message key a field, 'forbidden', and whatever `run` refuses
 */
export function command<S extends z.ZodType, R>(declared: Declaration<S, R>) {
  const run = async (raw: unknown, viewer: Viewer): Promise<R> => {
    if (!can(viewer, declared.access)) throw new AppError('forbidden', 'errors.forbidden');
    // What a command reads has to be what its transaction will find.
    endPublic();
    const input = parse(declared.input, raw);
    let echo: ReturnType<typeof awaitEcho> | undefined;
    const done = db.$transaction(
      async (tx) => {
        const result = await declared.run(input, viewer, tx);
        if (declared.audit) await writeAudit(tx, viewer, declared.audit(input, result));
        echo = await tell(tx, declared.touches(input, result));
        return result;
      },
      declared.timeoutMs === undefined ? undefined : { timeout: declared.timeoutMs },
    );
    const result = await done.catch((error: unknown) => {
      echo?.leave();
      throw error;
    });
    await echo?.heard();
    return result;
  };
  return Object.assign(run, { access: declared.access });
}

/** The notices go out with the commit; what comes back waits for them to return. */
async function tell(tx: Transaction, tags: readonly string[]): Promise<ReturnType<typeof awaitEcho> | undefined> {
  if (tags.length === 0) return undefined;
  const { id, payloads } = writeNotices(tags);
  for (const payload of payloads) await tx.$executeRaw`SELECT pg_notify(${FORGET_CHANNEL}, ${payload})`;
  return awaitEcho(id);
}
