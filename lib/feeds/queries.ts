import { db } from '../db';
import { env } from '../env';
import { fillIn } from '../format';
import { isPublic } from '../news/queries';
import { listFilteredIds, readFilterNames } from '../news-filter/queries';
import { nameFilter } from '../news-filter/rules';
import type { NewsFilter } from '../news-filter/schema';
import { readFrame } from '../site/queries';
import { seen, tag } from '../trace';
import { feedsMessages as words } from './messages';
import { columns, type FeedRow, toFeedEntry } from './rows';
import { feedHref, filterPage } from './rules';
import { FEED_ITEMS, type FeedFacts, type FeedFormat } from './schema';

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
