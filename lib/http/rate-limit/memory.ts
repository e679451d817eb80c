import { z } from 'zod';
import { MAX_INTEGER } from '@/lib/command/ids';
import { db } from '@/lib/db/db';
import { retryConflicts } from '@/lib/db/retry-conflicts';
import { scheduleOnce } from '@/lib/jobs/debounce';
import { describeError, log } from '@/lib/log/log';
import { getSingleton } from '@/lib/process/singleton';
import { getCurrentMs } from '@/lib/time/current-time';

/** Maximum number of tracked clients; the oldest is evicted. */
const MAX_COUNTERS = 50_000;
/** Length of a rate limit window. */
const WINDOW_MS = 60_000;
/**
 * Delay before local counts are added to the database's counters, and number of points of one client that triggers an
 * early flush.
 */
const FLUSH_MS = 1_000;
const FLUSH_POINTS = 50;
/** Minimum delay of an early flush. */
const EARLY_FLUSH_MS = 50;
const FLUSH_BATCH = 5_000;

/** Points of all processes as last read, and local points that are not flushed yet. */
type Counter = { shared: number; unflushed: number; endsAt: number };

const counterState = getSingleton(
  'limits.counters',
  (): { counters: Map<string, Counter>; merging?: Promise<void> | undefined } => ({
    counters: new Map(),
  }),
);

/**
 * Counts one request in memory; other processes see it within a second. A limit over all processes can thus be exceeded
 * by the requests they accept in that time: 50 each, or those of one second.
 *
 * @param cost points of the request
 * @returns milliseconds until the client's window ends, if this request is over the limit; else undefined
 */
export function countAgainstLimit(key: string, limit: number, cost = 1, now = getCurrentMs()): number | undefined {
  const counter = getCounter(key, now);
  // Requests over the limit are not counted: a flood writes nothing.
  if (counter.shared + counter.unflushed + cost > limit) return counter.endsAt - now;
  counter.unflushed += cost;
  scheduleFlush(counter.unflushed >= FLUSH_POINTS ? EARLY_FLUSH_MS : FLUSH_MS);
  return undefined;
}

function getCounter(key: string, now: number): Counter {
  const { counters } = counterState;
  const there = counters.get(key);
  // A window cannot end later than one that starts now, unless the clock was set back.
  if (there && there.endsAt > now && there.endsAt <= now + WINDOW_MS) return there;
  counters.delete(key);
  for (const first of counters.keys()) {
    if (counters.size < MAX_COUNTERS) break;
    counters.delete(first);
  }
  const counter = { shared: 0, unflushed: 0, endsAt: now + WINDOW_MS };
  counters.set(key, counter);
  return counter;
}

function scheduleFlush(ms: number): void {
  if (!counterState.merging) scheduleOnce('limits.counters', ms, flushRequestCounts);
}

/** Adds local counts to the shared counters, and reads the totals. */
export function flushRequestCounts(): Promise<void> {
  counterState.merging ??= flushAll().finally(() => {
    counterState.merging = undefined;
    if ([...counterState.counters.values()].some(({ unflushed }) => unflushed > 0)) scheduleFlush(FLUSH_MS);
  });
  return counterState.merging;
}

async function flushAll(): Promise<void> {
  const now = getCurrentMs();
  const told: [string, Counter][] = [];
  for (const [key, counter] of counterState.counters) {
    if (counter.endsAt <= now) counterState.counters.delete(key);
    else if (counter.unflushed > 0) told.push([key, counter]);
  }
  try {
    for (let start = 0; start < told.length; start += FLUSH_BATCH) {
      await retryConflicts(() => flushBatch(told.slice(start, start + FLUSH_BATCH), now));
    }
  } catch (error) {
    // On failure each process continues with its local counts and retries in a second.
    log.debug({ error: describeError(error) }, 'request counts could not be flushed');
  }
}

const counterRows = z.array(z.object({ key: z.string(), points: z.number(), expire: z.coerce.number() }));

async function flushBatch(told: readonly [string, Counter][], now: number): Promise<void> {
  const taken = new Map(told.map(([key, counter]) => [key, counter.unflushed]));
  const found = await db.$queryRaw`
    INSERT INTO rate_limit AS r (key, points, expire)
    SELECT * FROM unnest(${[...taken.keys()]}::text[], ${[...taken.values()]}::int[],
      ${told.map(([, { endsAt }]) => endsAt)}::bigint[]) AS t (key, points, expire) ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      points = LEAST(${MAX_INTEGER}::bigint, excluded.points::bigint
        + CASE WHEN r.expire BETWEEN ${now + 1}::bigint AND ${now + WINDOW_MS}::bigint THEN r.points ELSE 0 END),
      expire = CASE WHEN r.expire BETWEEN ${now + 1}::bigint AND ${now + WINDOW_MS}::bigint
        THEN r.expire ELSE excluded.expire END
    RETURNING key, points, expire`;
  for (const { key, points, expire } of counterRows.parse(found)) {
    const counter = counterState.counters.get(key);
    if (!counter) continue;
    counter.unflushed -= taken.get(key) ?? 0;
    counter.shared = points;
    counter.endsAt = expire;
  }
}
