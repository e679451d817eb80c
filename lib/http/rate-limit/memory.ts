import { z } from 'zod';
import { db } from '@/lib/db/db';
import { retryConflicts } from '@/lib/db/retry-conflicts';
import { runLater } from '@/lib/jobs/later';
import { describeError, log } from '@/lib/log/log';
import { shared } from '@/lib/process/shared';
import { currentMs } from '@/lib/time/current-time';

/** Askers of whom this process knows at most; the one who came first is forgotten for a new one. */
const MOST_ASKERS = 50_000;
/** How long a window lasts. */
const WINDOW_MS = 60_000;
/** What was counted here is added to the database's counters this long after, or as soon as one asker had so many. */
const MERGE_MS = 1_000;
const MERGE_ASKS = 50;
/** Early merges don't follow each other faster than this. */
const EARLY_MS = 50;
const AT_ONCE = 5_000;
/** The largest number of a counter's column. */
const MOST_POINTS = 2_147_483_647;

/** What all processes counted, as far as this one has heard, and what it has not told yet. */
type Counter = { known: number; own: number; until: number };

const state = shared('asks', (): { counters: Map<string, Counter>; merging?: Promise<void> | undefined } => ({
  counters: new Map(),
}));

/**
 * Counts one ask in memory; other processes hear of it within a second. So a limit over all of them is passed by what they
 * let through in that time: 50 asks each, or those of one second.
 *
 * @param cost how many points the ask takes
 * @returns the milliseconds until the asker's window ends, when this ask is above the limit; else undefined
 */
export function countAsk(key: string, limit: number, cost = 1, now = currentMs()): number | undefined {
  const counter = openCounter(key, now);
  // Askers above the limit are not counted on: a flood writes nothing.
  if (counter.known + counter.own + cost > limit) return counter.until - now;
  counter.own += cost;
  mergeSoon(counter.own >= MERGE_ASKS ? EARLY_MS : MERGE_MS);
  return undefined;
}

function openCounter(key: string, now: number): Counter {
  const { counters } = state;
  const there = counters.get(key);
  // A window that ends later than one that began now was opened before the clock was set back.
  if (there && there.until > now && there.until <= now + WINDOW_MS) return there;
  counters.delete(key);
  for (const first of counters.keys()) {
    if (counters.size < MOST_ASKERS) break;
    counters.delete(first);
  }
  const counter = { known: 0, own: 0, until: now + WINDOW_MS };
  counters.set(key, counter);
  return counter;
}

function mergeSoon(ms: number): void {
  if (!state.merging) runLater('asks', ms, mergeAsks);
}

/** Adds what was counted here to the counters of all processes, and hears what those counted. */
export function mergeAsks(): Promise<void> {
  state.merging ??= mergeAll().finally(() => {
    state.merging = undefined;
    if ([...state.counters.values()].some(({ own }) => own > 0)) mergeSoon(MERGE_MS);
  });
  return state.merging;
}

async function mergeAll(): Promise<void> {
  const now = currentMs();
  const told: [string, Counter][] = [];
  for (const [key, counter] of state.counters) {
    if (counter.until <= now) state.counters.delete(key);
    else if (counter.own > 0) told.push([key, counter]);
  }
  try {
    for (let start = 0; start < told.length; start += AT_ONCE) {
      await retryConflicts(() => mergeSome(told.slice(start, start + AT_ONCE), now));
    }
  } catch (error) {
    // Each process counts on by itself, and tries again in a second.
    log.debug({ error: describeError(error) }, 'asks could not be merged');
  }
}

const rows = z.array(z.object({ key: z.string(), points: z.number(), expire: z.coerce.number() }));

async function mergeSome(told: readonly [string, Counter][], now: number): Promise<void> {
  const taken = new Map(told.map(([key, counter]) => [key, counter.own]));
  const found = await db.$queryRaw`
    INSERT INTO rate_limit AS r (key, points, expire)
    SELECT * FROM unnest(${[...taken.keys()]}::text[], ${[...taken.values()]}::int[],
      ${told.map(([, { until }]) => until)}::bigint[]) AS t (key, points, expire) ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      points = LEAST(${MOST_POINTS}::bigint, excluded.points::bigint
        + CASE WHEN r.expire BETWEEN ${now + 1}::bigint AND ${now + WINDOW_MS}::bigint THEN r.points ELSE 0 END),
      expire = CASE WHEN r.expire BETWEEN ${now + 1}::bigint AND ${now + WINDOW_MS}::bigint
        THEN r.expire ELSE excluded.expire END
    RETURNING key, points, expire`;
  for (const { key, points, expire } of rows.parse(found)) {
    const counter = state.counters.get(key);
    if (!counter) continue;
    counter.own -= taken.get(key) ?? 0;
    counter.known = points;
    counter.until = expire;
  }
}
