import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { MAX_INTEGER } from '@/lib/command/ids';
import { parseInput } from '@/lib/command/parse';
import { db } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { getRateLimitKey } from '@/lib/http/rate-limit/requests';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { DAY_MS } from '@/lib/time/units';
import { findResultPage } from '../search.queries';
import { zeroResultsMessages as words } from './zero-results.messages';
import { toZeroResult } from './zero-results.queries';
import { toZeroResultNeedle } from './zero-results.rules';
import { zeroResult, zeroResultInput, zeroResultNeedleInput } from './zero-results.schema';

/** Retention since the last occurrence in milliseconds, and maximum number of stored searches. */
const RETENTION_MS = 90 * DAY_MS;
const MAX_STORED = 10_000;

/** Counts a search without results. Robots are ignored, and text that may be personal data is not stored. */
export const countZeroResult = command({
  access: 'news.count',
  input: zeroResultInput,
  run: async ({ filter }, { visitorKeys }, tx) => {
    if (!visitorKeys) throw new Error('a counted command needs a viewer with its visitor keys');
    const needle = toZeroResultNeedle(filter);
    if (visitorKeys.robot || needle === undefined) return { counted: false };
    await tx.$executeRaw`
      INSERT INTO search_miss (needle, typed) VALUES (${needle}, ${filter.search})
      ON CONFLICT (needle) DO UPDATE
        SET count = LEAST(search_miss.count::bigint + 1, ${MAX_INTEGER})::int, last_at = now(), typed = excluded.typed`;
    return { counted: true };
  },
});

const getReportLimit = () => getLimiter('search-misses');

/**
 * Counts a search reported by a browser, after checking that it indeed has no results.
 *
 * @param search as typed
 * @throws AppError 'limited' above 120 an hour from one address; 'invalid'
 */
export async function recordZeroResult(search: unknown, viewer: Viewer): Promise<{ counted: boolean }> {
  const filter = parseInput(zeroResultInput.shape.filter, { search });
  if (viewer.visitorKeys?.robot !== false || toZeroResultNeedle(filter) === undefined) return { counted: false };
  await consume(getReportLimit(), getRateLimitKey(viewer));
  const { total } = await findResultPage(filter, { page: 1, per: 1 });
  return total === 0 ? countZeroResult({ filter }, viewer) : { counted: false };
}

/**
 * Removes a search from the list.
 *
 * @returns the row, the input of `restoreZeroResult`
 * @throws AppError 'missing'
 */
export const dismissZeroResult = command({
  access: 'site.manage',
  input: zeroResultNeedleInput,
  run: async ({ needle }, _viewer, tx) => {
    const row = await tx.searchMiss.findUnique({ where: { needle } });
    if (!row) throw new AppError('missing', pickMessage(words, 'searchMisses.missing'));
    await tx.searchMiss.delete({ where: { needle } });
    return toZeroResult(row);
  },
  audit: (_, before) => ({ action: 'searchMiss.dismiss', noun: 'searchMiss', before }),
});

/** Restores a dismissed search; counts since the dismissal are added. */
export const restoreZeroResult = command({
  access: 'site.manage',
  input: zeroResult,
  run: async ({ needle, typed, count, lastAt }, _viewer, tx) => {
    await tx.$executeRaw`
      INSERT INTO search_miss (needle, typed, count, last_at) VALUES (${needle}, ${typed}, ${count}::int, ${lastAt}::timestamptz)
      ON CONFLICT (needle) DO UPDATE SET count = LEAST(search_miss.count::bigint + excluded.count, ${MAX_INTEGER})::int`;
    return { needle, typed, count };
  },
  audit: (_, after) => ({ action: 'searchMiss.restore', noun: 'searchMiss', after }),
});

/** Deletes searches not repeated for 90 days, and beyond 10,000 the rarest and oldest ones. */
export async function deleteExpiredZeroResults(now = getCurrentTime()): Promise<number> {
  const { count } = await db.searchMiss.deleteMany({
    where: { lastAt: { lt: new Date(now.getTime() - RETENTION_MS) } },
  });
  const beyond = await db.$executeRaw`
    DELETE FROM search_miss WHERE needle IN (
      SELECT needle FROM search_miss ORDER BY count DESC, last_at DESC OFFSET ${MAX_STORED})`;
  return count + beyond;
}
