import { getPageCount } from '@/lib/list/list';
import { formatNumber } from '@/lib/time/format';

/** A total that was counted up to `most`, with the number of rows on the page and whether another page follows. */
export type CountedUpTo = { most: number; shown: number; more: boolean };

/** A number that was counted up to `most`: of more, that with a plus, such as 1,000+. */
export const formatUpTo = (count: number, most = Number.POSITIVE_INFINITY): string =>
  count > most ? `${formatNumber(most)}+` : formatNumber(count);

/**
 * Number of pages that are known of a list: those of the counted rows, and behind them the page itself with the next. A
 * page without rows is beyond the end.
 */
export function getKnownPages(total: number, per: number, page: number, counted: CountedUpTo | undefined): number {
  if (counted === undefined || total <= counted.most) return getPageCount(total, per);
  const known = getPageCount(counted.most, per);
  if (counted.shown === 0) return known;
  return Math.max(known, counted.more ? page + 1 : page);
}
