import { feedsMessages as words } from '@/features/news/feeds.messages';
import { feedHref, filterPage } from '@/features/news/feeds.rules';
import { FEED_ITEMS, type FeedFacts, type FeedFormat } from '@/features/news/feeds.schema';
import { listFilteredIds, readFilterNames } from '@/features/news/filter/filter.queries';
import { nameFilter } from '@/features/news/filter/filter.rules';
import type { NewsFilter } from '@/features/news/filter/filter.schema';
import { isPublic } from '@/features/news/news.queries';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { seen, tag } from '@/lib/request/context';
import { readFrame } from '@/lib/site/queries';
import { fillIn } from '@/lib/time/format';
import { columns, type FeedRow, toFeedEntry } from './feeds.rows';

/** Before anything was published. */
const NEVER = new Date(0);
const ICON = '/apple-icon.png';

/**
 * The newest public items of a filter as a feed.
 *
 * @returns undefined when the filter names a category, an organisation or a province that readers can't see
 */
export async function readFeed(filter: NewsFilter, format: FeedFormat): Promise<FeedFacts | undefined> {
  const [names, { site }] = await Promise.all([readFilterNames(filter), readFrame()]);
  if (isMissing(filter, names)) return undefined;
  const rows = await readRows(filter);
  const entries = rows.map((row) => toFeedEntry(row, { url: env.SITE_URL, agency: site.agency }));
  const absolute = (path: string) => new URL(path, env.SITE_URL).href;
  const name = nameFilter(filter, names);
  return {
    title: fillIn(words['feeds.title'].th, { name, brand: site.brand }),
    description: fillIn(words['feeds.description'].th, { name, agency: site.agency }),
    agency: site.agency,
    page: absolute(filterPage(filter)),
    self: absolute(feedHref(format, filter)),
    icon: absolute(ICON),
    updated: entries.reduce((last, { updated }) => (updated > last ? updated : last), NEVER),
    entries,
  };
}

async function readRows(filter: NewsFilter): Promise<FeedRow[]> {
  const ids = await listFilteredIds(filter, FEED_ITEMS);
  seen(tag.settings, ...ids.map(tag.news));
  const rows = await db.news.findMany({ where: { id: { in: ids }, ...isPublic() }, select: columns });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type Names = Awaited<ReturnType<typeof readFilterNames>>;

/** Somebody who asks for what is not there shall not be told of everything instead. */
function isMissing(filter: NewsFilter, names: Names): boolean {
  const asked: [number | undefined, string | undefined][] = [
    [filter.categoryId, names.category],
    [filter.organisationId, names.organisation],
    [filter.provinceId, names.province],
  ];
  return asked.some(([id, name]) => id !== undefined && name === undefined);
}
