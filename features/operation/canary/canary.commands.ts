import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { encodeInvalidation, INVALIDATION_CHANNEL } from '@/lib/cache/invalidation';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { getOwnOrigin } from '@/lib/env/own-origin';
import { tag } from '@/lib/request/context';
import { getCurrentMs } from '@/lib/time/current-time';
import { getMachineName } from '../reports/collect-process';
import { BEAT_MS, PATIENCE_MS } from './canary.schema';

const LOCK = 'canary';
/** Part of a minute by which a round may be early. */
const EARLY_MS = 10_000;
const POLL_MS = 50;
const REQUEST_MS = 5_000;

const answer = z.object({ beat: z.number() });
/** Reads the canary as a reader of this machine does; undefined if that fails. */
type ReadCanary = () => Promise<number | undefined>;

/** Requests it from the gateway of this machine, past any proxy. */
async function requestCanary(): Promise<number | undefined> {
  try {
    const given = await fetch(`${getOwnOrigin(env)}/api/v1/canary`, { signal: AbortSignal.timeout(REQUEST_MS) });
    return answer.safeParse(await given.json()).data?.beat;
  } catch {
    return undefined;
  }
}

/**
 * Publishes the canary, if the last publication is five minutes old, and measures when readers of this machine see it.
 * One of several machines does it.
 *
 * @returns number of publications
 */
export async function sendCanary(read: ReadCanary = requestCanary, patienceMs = PATIENCE_MS): Promise<number> {
  // Puts the old one into the page cache, which the new one has to replace.
  await read();
  const begun = performance.now();
  const id = await publishCanary();
  if (id === undefined) return 0;
  const visibleMs = await waitForCanary(id, read, begun, patienceMs);
  if (visibleMs !== undefined) await db.canaryBeat.update({ where: { id }, data: { visibleMs }, select: { id: true } });
  return 1;
}

/** Writes and invalidates as a command does; without its audit row, of which there would be a hundred thousand a year. */
async function publishCanary(): Promise<number | undefined> {
  return db.$transaction(async (tx) => {
    const [lock] = await tx.$queryRaw<{ got: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${LOCK}, 0)) AS got`;
    if (!lock?.got) return undefined;
    const now = getCurrentMs();
    const after = new Date(now - BEAT_MS + EARLY_MS);
    if (await tx.canaryBeat.findFirst({ where: { at: { gt: after } }, select: { id: true } })) return undefined;
    const { id } = await tx.canaryBeat.create({ data: { at: new Date(now), machine: getMachineName() } });
    for (const payload of encodeInvalidation([tag.canary]).payloads)
      await tx.$executeRaw`SELECT pg_notify(${INVALIDATION_CHANNEL}, ${payload})`;
    return id;
  });
}

async function waitForCanary(
  id: number,
  read: ReadCanary,
  begun: number,
  patienceMs: number,
): Promise<number | undefined> {
  for (;;) {
    const seen = await read();
    const ms = Math.round(performance.now() - begun);
    if (seen !== undefined && seen >= id) return ms;
    if (ms > patienceMs) return undefined;
    await sleep(POLL_MS);
  }
}
