import { z } from 'zod';
import { db } from '@/lib/db/db';
import { retryConflicts } from '@/lib/db/retry-conflicts';
import { scheduleOnce } from '@/lib/jobs/debounce';
import { describeError, log } from '@/lib/log/log';
import { getSingleton } from '@/lib/process/singleton';
import { getCurrentMs } from '@/lib/time/current-time';

/** Askers of whom this process knows at most; the one who came first is forgotten for a new one. */
const MAX_COUNTERS = 50_000;
/** How long a window lasts. */
const WINDOW_MS = 60_000;
/** What was counted here is added to the database's counters this long after, or as soon as one asker had so many. */
const FLUSH_MS = 1_000;
const FLUSH_POINTS = 50;
/** Early merges don't follow each other faster than this. */
const EARLY_FLUSH_MS = 50;
const FLUSH_BATCH = 5_000;
/** The largest number of a counter's column. */
const MAX_POINTS = 2_147_483_647;

/** What all processes counted, as far as this one has heard, and what it has not told yet. */
type Counter = { shared: number; unflushed: number; endsAt: number };

const counterState = getSingleton(
  'asks',
  (): { counters: Map<string, Counter>; merging?: Promise<void> | undefined } => ({
    counters: new Map(),
  }),
);

/**
 * Counts one ask in memory; other processes hear of it within a second. So a limit over all of them is passed by what they
 * let through in that time: 50 asks each, or those of one second.
 *
 * @param cost how many points the ask takes
 * @returns the milliseconds until the asker's window ends, when this ask is above the limit; else undefined
 */
export function countAgainstLimit(key: string, limit: number, cost = 1, now = getCurrentMs()): number | undefined {
  const counter = getCounter(key, now);
  // Askers above the limit are not counted on: a flood writes nothing.
  if (counter.shared + counter.unflushed + cost > limit) return counter.endsAt - now;
  counter.unflushed += cost;
  scheduleFlush(counter.unflushed >= FLUSH_POINTS ? EARLY_FLUSH_MS : FLUSH_MS);
  return undefined;
}

function getCounter(key: string, now: number): Counter {
  const { counters } = counterState;
  const there = counters.get(key);
  // A window that ends later than one that began now was opened before the clock was set back.
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
  if (!counterState.merging) scheduleOnce('asks', ms, flushRequestCounts);
}

/** Adds what was counted here to the counters of all processes, and hears what those counted. */
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
    // Each process counts on by itself, and tries again in a second.
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
      points = LEAST(${MAX_POINTS}::bigint, excluded.points::bigint
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
