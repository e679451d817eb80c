import { isIP } from 'node:net';
import { z } from 'zod';
import { db, type Transaction } from '@/lib/db/db';
import { scheduleOnce } from '@/lib/jobs/debounce';
import { describeError, log } from '@/lib/log/log';
import { getSingleton } from '@/lib/process/singleton';
import { HOUR_MS } from '@/lib/time/units';

/** Flush interval. */
const WRITE_MS = 5_000;
/**
 * Maximum number of clients per hour that a process tracks individually; further ones are counted together, as a flood
 * has endless addresses.
 */
const MAX_CLIENTS = 1_000;
const OTHERS = 'others';

type Hit = { hour: number; kind: string; client: string; hits: number };
type State = { waiting: Map<string, Hit>; known: Set<string>; hour: number; writing?: Promise<void> | undefined };

const hitState = getSingleton('limits.hits', (): State => ({ waiting: new Map(), known: new Set(), hour: 0 }));

/**
 * Records a refusal by a limit; the audit log gets aggregated rows.
 *
 * @param kind the limit's name
 * @param client a client's key, the name of an account, or the keyed hash of a name
 */
export function recordLimitHit(kind: string, client: string, now = Date.now()): void {
  const hour = now - (now % HOUR_MS);
  if (hitState.hour !== hour) Object.assign(hitState, { hour, known: new Set() });
  const told = hitState.known.has(client) || hitState.known.size < MAX_CLIENTS ? client : OTHERS;
  if (told !== OTHERS) hitState.known.add(told);
  const key = JSON.stringify([hour, kind, told]);
  const there = hitState.waiting.get(key);
  if (there) there.hits += 1;
  else hitState.waiting.set(key, { hour, kind, client: told, hits: 1 });
  scheduleOnce('limits.hits', WRITE_MS, flushLimitHits);
}

/** Writes the recorded hits to the database. On failure they wait for the next flush. */
export function flushLimitHits(): Promise<void> {
  hitState.writing ??= flushAll().finally(() => {
    hitState.writing = undefined;
  });
  return hitState.writing;
}

async function flushAll(): Promise<void> {
  const taken = hitState.waiting;
  if (taken.size === 0) return;
  hitState.waiting = new Map();
  // Sorted, so that all processes lock rows in the same order.
  const hits = [...taken].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, hit]) => hit);
  try {
    await db.$transaction(async (tx) => {
      await tx.$executeRaw`
        INSERT INTO limit_hit AS h (hour, kind, client, hits)
        SELECT to_timestamp(t.hour / 1000), t.kind, t.client, t.hits
        FROM unnest(${hits.map(({ hour }) => hour)}::float8[], ${hits.map(({ kind }) => kind)}::text[],
          ${hits.map(({ client }) => client)}::text[], ${hits.map(({ hits }) => hits)}::int[])
          AS t (hour, kind, client, hits)
        ON CONFLICT (hour, kind, client) DO UPDATE SET hits = LEAST(h.hits::bigint + excluded.hits, 2147483647)`;
      await auditHits(
        tx,
        await tx.$queryRaw`UPDATE limit_hit SET told = hits WHERE told = 0 RETURNING hour, kind, client, hits`,
      );
    });
  } catch (error) {
    log.debug({ error: describeError(error) }, 'limit hits could not be flushed');
    for (const [key, hit] of taken) {
      const there = hitState.waiting.get(key);
      hitState.waiting.set(key, { ...hit, hits: hit.hits + (there?.hits ?? 0) });
    }
    scheduleOnce('limits.hits', WRITE_MS, flushLimitHits);
  }
}

/**
 * Audits the totals of past hours, for clients with more hits than were audited at first. The audit log thus has at
 * most two rows per client, limit and hour: one at once, one with the sum.
 *
 * @returns number of rows written
 */
export async function closeLimitHits(now = Date.now()): Promise<number> {
  const over = new Date(now - HOUR_MS - 2 * WRITE_MS);
  return db.$transaction(async (tx) =>
    auditHits(
      tx,
      await tx.$queryRaw`
        WITH gone AS (DELETE FROM limit_hit WHERE hour < ${over} RETURNING hour, kind, client, hits, told)
        SELECT hour, kind, client, hits FROM gone WHERE hits > told`,
    ),
  );
}

const hitRows = z.array(z.object({ hour: z.date(), kind: z.string(), client: z.string(), hits: z.number() }));

async function auditHits(tx: Transaction, found: unknown): Promise<number> {
  const hits = hitRows.parse(found);
  await tx.auditLog.createMany({
    data: hits.map(({ hour, kind, client, hits }) => ({
      actorName: 'visitor',
      action: 'limit.hit',
      noun: 'limit',
      nounId: kind,
      outcome: 'refused',
      address: findAddress(client),
      after: { client, hour: hour.toISOString(), hits },
    })),
  });
  return hits.length;
}

/** Address of a client that is identified by one. */
function findAddress(client: string): string | undefined {
  const address = client.replace(/^address:/, '');
  return isIP(address.split('/', 1)[0] ?? '') > 0 ? address : undefined;
}
