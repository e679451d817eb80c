import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parse } from '@/lib/command/parse';
import { db } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { limit, spend } from '@/lib/http/rate-limit/database';
import { askerOf } from '@/lib/http/rate-limit/requests';
import { currentTime } from '@/lib/time/current-time';
import { findPage } from '../search.queries';
import { toMiss } from './zero-results.queries';
import { missOf } from './zero-results.rules';
import { missChoice, missNote, searchMiss } from './zero-results.schema';

/** How long a search is kept that nobody repeats, in milliseconds, and how many are kept at all. */
const KEPT_MS = 90 * 86_400_000;
const MOST_KEPT = 10_000;
/** The largest number of the column. */
const MOST = 2_147_483_647;

/** Counts a search that found nothing, but for robots; what may be about a person is not kept. */
export const countMiss = command({
  access: 'news.count',
  input: missNote,
  touches: () => [],
  run: async ({ filter }, { counted }, tx) => {
    if (!counted) throw new Error('a counted command needs a viewer with its visitor keys');
    const needle = missOf(filter);
    if (counted.robot || needle === undefined) return { counted: false };
    await tx.$executeRaw`
      INSERT INTO search_miss (needle, typed) VALUES (${needle}, ${filter.search})
      ON CONFLICT (needle) DO UPDATE
        SET count = LEAST(search_miss.count::bigint + 1, ${MOST})::int, last_at = now(), typed = excluded.typed`;
    return { counted: true };
  },
});

const told = () => limit('search-misses');

/**
 * The same for what a browser tells, which is believed only where the search finds nothing indeed.
 *
 * @param search as typed
 * @throws AppError 'limited' above 120 an hour and address; 'invalid'
 */
export async function noteMiss(search: unknown, viewer: Viewer): Promise<{ counted: boolean }> {
  const filter = parse(missNote.shape.filter, { search });
  if (viewer.counted?.robot !== false || missOf(filter) === undefined) return { counted: false };
  await spend(told(), askerOf(viewer));
  const { total } = await findPage(filter, { page: 1, per: 1 });
  return total === 0 ? countMiss({ filter }, viewer) : { counted: false };
}

/**
 * Takes a search off the list.
 *
 * @returns the row, with which `restoreMiss` brings it back
 * @throws AppError 'missing'
 */
export const dismissMiss = command({
  access: 'site.manage',
  input: missChoice,
  touches: () => [],
  run: async ({ needle }, _viewer, tx) => {
    const row = await tx.searchMiss.findUnique({ where: { needle } });
    if (!row) throw new AppError('missing', 'searchMisses.missing');
    await tx.searchMiss.delete({ where: { needle } });
    return toMiss(row);
  },
  audit: (_, before) => ({ action: 'searchMiss.dismiss', noun: 'searchMiss', before }),
});

/** Brings a search back that was taken off the list; what was counted since is added. */
export const restoreMiss = command({
  access: 'site.manage',
  input: searchMiss,
  touches: () => [],
  run: async ({ needle, typed, count, lastAt }, _viewer, tx) => {
    await tx.$executeRaw`
      INSERT INTO search_miss (needle, typed, count, last_at) VALUES (${needle}, ${typed}, ${count}::int, ${lastAt}::timestamptz)
      ON CONFLICT (needle) DO UPDATE SET count = LEAST(search_miss.count::bigint + excluded.count, ${MOST})::int`;
    return { needle, typed, count };
  },
  audit: (_, after) => ({ action: 'searchMiss.restore', noun: 'searchMiss', after }),
});

/** Deletes searches that nobody repeated for 90 days, and beyond 10,000 those that are rarest and oldest. */
export async function sweepMisses(now = currentTime()): Promise<number> {
  const { count } = await db.searchMiss.deleteMany({ where: { lastAt: { lt: new Date(now.getTime() - KEPT_MS) } } });
  const beyond = await db.$executeRaw`
    DELETE FROM search_miss WHERE needle IN (
      SELECT needle FROM search_miss ORDER BY count DESC, last_at DESC OFFSET ${MOST_KEPT})`;
  return count + beyond;
}
