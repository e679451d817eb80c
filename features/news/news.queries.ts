import { cache } from 'react';
import { db, type Prisma } from '@/lib/db/db';
import { type ListState, toSkipTake } from '@/lib/list/list';
import { sortByIds } from '@/lib/list/sort-by-ids';
import { dependsOn, tag } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';
import {
  type CardRow,
  cardColumns,
  newsEntryColumns,
  newsItemColumns,
  toCard,
  toNewsEntry,
  toNewsItem,
} from './news.rows';
import type { NewsCard, NewsEntry, NewsItem, NewsPage } from './news.schema';
import { countMatching, listIdsByCount, listIdsByLevel, listMainIds, listMatchingIds } from './orderings.queries';
import type { NewsSort } from './orderings.schema';
import { buildPublicWhereAt } from './public.rules';
import { countInScope, listIdsByDate } from './tally.queries';
import { type IdPage, MAIN_LEVEL, type TallyScope } from './tally.schema';

/** Condition for public items, as `isPublic` has it. */
export const buildPublicWhere = (now = getCurrentTime()): Prisma.NewsWhereInput => buildPublicWhereAt(now);

export type PublicScope = Omit<TallyScope, 'main'>;

/**
 * A page of public items in a scope, with the total.
 *
 * @param scope without a category, all visible ones of the section
 * @param state page, page size, order and search, as returned by `readList`; the search covers headlines only
 */
export async function listPublicNews(scope: PublicScope, state: ListState<NewsSort>): Promise<NewsPage> {
  const { ids, total } = await listPublicIds(scope, state);
  return { items: await listCardsInOrder(ids), total };
}

/** The ids of `listPublicNews`. */
export const listPublicIds = (scope: PublicScope, state: ListState<NewsSort>): Promise<IdPage> =>
  listPageIds(scope, { ...state, ...toSkipTake(state) }, true);

/** Public items for the legacy list call: by limit and offset, with their HTML only if `full`. */
export async function listPublicEntries(scope: PublicScope, window: Window & { full: boolean }): Promise<NewsEntry[]> {
  return listEntries((await listPageIds(scope, window, false)).ids, window.full);
}

/** Number of public items in a scope whose headlines contain `needle`. */
export function countPublicNews(scope: PublicScope, needle = ''): Promise<number> {
  dependsOn(toListTag(scope), tag.categories);
  return needle === '' ? countInScope(scope) : countMatching(scope, needle);
}

type Window = { skip: number; take: number; needle: string; sort: NewsSort; descending: boolean };

function listPageIds(scope: PublicScope, window: Window, counting: boolean): Promise<IdPage> {
  dependsOn(toListTag(scope), tag.categories);
  if (window.needle !== '') return listMatchingIds(scope, window, counting);
  return window.sort === 'news_date' ? listIdsByDate(scope, window) : listIdsByCount(scope, window.sort, window);
}

const toListTag = ({ categoryId, organisationId }: PublicScope): string =>
  organisationId === undefined ? tag.lists(categoryId) : tag.organisation(organisationId);

/** One complete public item, or undefined; memoised per render. */
export const findPublicNews = cache((id: number): Promise<NewsItem | undefined> => {
  dependsOn(tag.news(id), tag.categories);
  return findItem({ id, ...buildPublicWhere() });
});

/**
 * An item in any state, as its public page would show it, but without a drawn cover, which only public items have. The
 * caller must have checked that the viewer may see it.
 */
export const findUnpublishedNews = cache(async (id: number): Promise<NewsItem | undefined> => {
  const item = await findItem({ id });
  return item && { ...item, drawn: undefined };
});

const findItem = (where: Prisma.NewsWhereInput): Promise<NewsItem | undefined> =>
  db.news.findFirst({ where, select: newsItemColumns }).then((row) => {
    if (!row) return undefined;
    dependsOn(tag.profile(row.organisationId));
    return toNewsItem(row);
  });

/** A page of the agency's main news (level 3), by category position, then newest first, with the total. */
export async function listMainNewsPage(state: ListState<NewsSort>): Promise<NewsPage> {
  dependsOn(tag.home, tag.lists(), tag.categories);
  const { ids, total } = await listMainIds({ ...toSkipTake(state), needle: state.needle });
  return { items: await listCardsInOrder(ids), total };
}

/** The newest public items of at least `minLevel`, for the legacy "main" call; with their HTML only if `full`. */
export async function listMainNews(
  take: number,
  filter: { categoryId?: number; fromPosition?: number; minLevel?: number; full?: boolean } = {},
): Promise<NewsEntry[]> {
  dependsOn(tag.home, tag.lists(), tag.categories);
  const ids = await listIdsByLevel(take, { ...filter, minLevel: filter.minLevel ?? MAIN_LEVEL });
  return listEntries(ids, filter.full ?? false);
}

async function listEntries(ids: readonly number[], full: boolean): Promise<NewsEntry[]> {
  if (ids.length === 0) return [];
  const rows = await db.news.findMany({
    where: { id: { in: [...ids] }, ...buildPublicWhere() },
    select: { ...newsEntryColumns, detail: full },
  });
  trackShownTags(rows);
  return sortByIds(ids, rows.map(toNewsEntry));
}

/** Like `listPublicCards`, but in the order of the ids. */
export async function listCardsInOrder(ids: readonly number[]): Promise<NewsCard[]> {
  return sortByIds(ids, await listPublicCards(ids));
}

/** Public cards by id, in any order; ids that are not public are left out. */
export async function listPublicCards(ids: readonly number[]): Promise<NewsCard[]> {
  if (ids.length === 0) return [];
  dependsOn(tag.categories, ...ids.map(tag.news));
  const rows = await db.news.findMany({
    where: { id: { in: [...new Set(ids)] }, ...buildPublicWhere() },
    select: cardColumns,
  });
  trackShownTags(rows);
  return rows.map(toCard);
}

/** Depends on the items and their organisations' profiles, as authors are shown by organisation name. */
function trackShownTags(rows: readonly Pick<CardRow, 'id' | 'organisationId'>[]): void {
  dependsOn(...rows.flatMap(({ id, organisationId }) => [tag.news(id), tag.profile(organisationId)]));
}
