import type { Viewer } from '../auth/viewer';
import { command } from '../command';
import { db } from '../db';
import { AppError } from '../errors';
import { describeError, log } from '../log';
import type { NewsFilter } from '../news-filter/schema';
import { toMiss } from './queries';
import { missOf } from './rules';
import { missChoice, missNote, searchMiss } from './schema';

/** How long a search is kept that nobody repeats, in milliseconds, and how many are kept at all. */
const KEPT_MS = 90 * 86_400_000;
const MOST_KEPT = 10_000;

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
        SET count = search_miss.count + 1, last_at = now(), typed = excluded.typed`;
    return { counted: true };
  },
});

/** The same for a page to call when its answer is out: it asks for the database only where there is something to count, and never fails. */
export async function noteMiss(filter: NewsFilter, viewer: Viewer): Promise<void> {
  if (viewer.counted?.robot !== false || missOf(filter) === undefined) return;
  try {
    await countMiss({ filter }, viewer);
  } catch (error) {
    log.warn({ error: describeError(error) }, 'a search without a result was not counted');
  }
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
    await tx.searchMiss.upsert({
      where: { needle },
      create: { needle, typed, count, lastAt: new Date(lastAt) },
      update: { count: { increment: count } },
    });
    return { needle, typed, count };
  },
  audit: (_, after) => ({ action: 'searchMiss.restore', noun: 'searchMiss', after }),
});

/** Deletes searches that nobody repeated for 90 days, and beyond 10,000 those that are rarest and oldest. */
export async function sweepMisses(now = new Date()): Promise<number> {
  const { count } = await db.searchMiss.deleteMany({ where: { lastAt: { lt: new Date(now.getTime() - KEPT_MS) } } });
  const beyond = await db.$executeRaw`
    DELETE FROM search_miss WHERE needle IN (
      SELECT needle FROM search_miss ORDER BY count DESC, last_at DESC OFFSET ${MOST_KEPT})`;
  return count + beyond;
}
