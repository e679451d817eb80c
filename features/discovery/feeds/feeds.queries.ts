import { feedsMessages as words } from '@/features/news/feeds.messages';
import { toFeedPath, toFilterPath } from '@/features/news/feeds.rules';
import { FEED_ITEMS, type FeedFormat } from '@/features/news/feeds.schema';
import { findFilterNames, listFilteredIds } from '@/features/news/filter/filter.queries';
import { formatFilter } from '@/features/news/filter/filter.rules';
import type { NewsFilter } from '@/features/news/filter/filter.schema';
import { buildPublicWhere } from '@/features/news/news.queries';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { sortByIds } from '@/lib/list/sort-by-ids';
import { dependsOn, tag } from '@/lib/request/context';
import { getSiteFrame } from '@/lib/site/queries';
import { interpolate } from '@/lib/time/format';
import { type FeedRow, feedColumns, toFeedEntry } from './feeds.rows';

/** Date of an empty feed. */
const NEVER = new Date(0);
const ICON = '/apple-icon.png';

/**
 * The newest public items of a filter as a feed.
 *
 * @returns undefined if the filter names a category, organisation or province that is not public
 */
export async function readFeed(filter: NewsFilter, format: FeedFormat) {
  const [names, { site }] = await Promise.all([findFilterNames(filter), getSiteFrame()]);
  if (hasMissingTarget(filter, names)) return undefined;
  const rows = await listFeedRows(filter);
  const entries = rows.map((row) => toFeedEntry(row, { url: env.SITE_URL, agency: site.agency }));
  const absolute = (path: string) => new URL(path, env.SITE_URL).href;
  const name = formatFilter(filter, names);
  return {
    title: interpolate(words['feeds.title'].th, { name, brand: site.brand }),
    description: interpolate(words['feeds.description'].th, { name, agency: site.agency }),
    agency: site.agency,
    /** URL of the page with the same list; `self` is the feed's own. */
    page: absolute(toFilterPath(filter)),
    self: absolute(toFeedPath(format, filter)),
    icon: absolute(ICON),
    /** Time of the last change of any entry. */
    updated: entries.reduce((last, { updated }) => (updated > last ? updated : last), NEVER),
    entries,
  };
}
/** A feed, independent of its format. */
export type FeedData = NonNullable<Awaited<ReturnType<typeof readFeed>>>;

async function listFeedRows(filter: NewsFilter): Promise<FeedRow[]> {
  const ids = await listFilteredIds(filter, FEED_ITEMS);
  dependsOn(tag.settings, ...ids.map(tag.news));
  const rows = await db.news.findMany({ where: { id: { in: ids }, ...buildPublicWhere() }, select: feedColumns });
  return sortByIds(ids, rows);
}

type Names = Awaited<ReturnType<typeof findFilterNames>>;

/** True if an id of the filter is unknown: its feed is 404, not the feed of all items. */
function hasMissingTarget(filter: NewsFilter, names: Names): boolean {
  const asked: [number | undefined, string | undefined][] = [
    [filter.categoryId, names.category],
    [filter.organisationId, names.organisation],
    [filter.provinceId, names.province],
  ];
  return asked.some(([id, name]) => id !== undefined && name === undefined);
}
