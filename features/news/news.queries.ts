import { cache } from 'react';
import { db, type Prisma } from '@/lib/db/db';
import { type ListState, slice } from '@/lib/list/list';
import { seen, tag } from '@/lib/request/context';
import { currentTime } from '@/lib/time/current-time';
import { type CardRow, cardColumns, entryColumns, itemColumns, toCard, toEntry, toItem } from './news.rows';
import type { NewsCard, NewsEntry, NewsItem, NewsPage } from './news.schema';
import { countMatching, listCountedIds, listLevelIds, listMainIds, listMatchingIds } from './orderings.queries';
import type { NewsSort } from './orderings.schema';
import { countShown, listShownIds } from './tally.queries';
import { type IdPage, MAIN_LEVEL, type TallyScope } from './tally.schema';

/** What readers may see, as a condition: allowed, due, not expired, not in the bin, in a category that is shown. */
export function isPublic(now = currentTime()): Prisma.NewsWhereInput {
  return {
    status: 'allow',
    deletedAt: null,
    publishAt: { lte: now },
    OR: [{ unpublishAt: null }, { unpublishAt: { gt: now } }],
    category: { visible: true },
  };
}

export type PublicScope = Omit<TallyScope, 'main'>;

/**
 * A page of public items in a scope, and how many there are in all.
 *
 * @param scope without a category, every visible one of the section
 * @param state page, page size, order and search, as `readList` gives them; the search looks at headlines
 */
export async function listPublicNews(scope: PublicScope, state: ListState<NewsSort>): Promise<NewsPage> {
  const { ids, total } = await listIds(scope, { ...state, ...slice(state) }, true);
  return { items: await listCardsInOrder(ids), total };
}

/** Public items as the old list call asks for them: by limit and offset, with their HTML only when `full`. */
export async function listPublicEntries(scope: PublicScope, window: Window & { full: boolean }): Promise<NewsEntry[]> {
  return readEntries((await listIds(scope, window, false)).ids, window.full);
}

/** How many public items there are in a scope. */
export function countPublicNews(scope: PublicScope, needle = ''): Promise<number> {
  seen(listTag(scope), tag.categories);
  return needle === '' ? countShown(scope) : countMatching(scope, needle);
}

type Window = { skip: number; take: number; needle: string; sort: NewsSort; descending: boolean };

function listIds(scope: PublicScope, window: Window, counting: boolean): Promise<IdPage> {
  seen(listTag(scope), tag.categories);
  if (window.needle !== '') return listMatchingIds(scope, window, counting);
  return window.sort === 'news_date' ? listShownIds(scope, window) : listCountedIds(scope, window.sort, window);
}

const listTag = ({ categoryId, organisationId }: PublicScope): string =>
  organisationId === undefined ? tag.lists(categoryId) : tag.organisation(organisationId);

/** One public item whole, or undefined; read once however often one rendering asks. */
export const findPublicNews = cache((id: number): Promise<NewsItem | undefined> => {
  seen(tag.news(id), tag.categories);
  return findItem({ id, ...isPublic() });
});

/** An item as its public page would show it, whatever its state; only for those who were found to see it in the newsroom. */
export const readUnpublished = cache((id: number) => findItem({ id }));

const findItem = (where: Prisma.NewsWhereInput): Promise<NewsItem | undefined> =>
  db.news.findFirst({ where, select: itemColumns }).then((row) => {
    if (!row) return undefined;
    seen(tag.profile(row.organisationId));
    return toItem(row);
  });

/** A page of the agency's main news (level 3) by the categories' order, then newest first, and how many there are. */
export async function listMainPage(state: ListState<NewsSort>): Promise<NewsPage> {
  seen(tag.home, tag.lists(), tag.categories);
  const { ids, total } = await listMainIds({ ...slice(state), needle: state.needle });
  return { items: await listCardsInOrder(ids), total };
}

/** The newest public items of at least a level, as the old "main" call asks for them; their HTML only when `full`. */
export async function listMainNews(
  take: number,
  filter: { categoryId?: number; fromPosition?: number; minLevel?: number; full?: boolean } = {},
): Promise<NewsEntry[]> {
  seen(tag.home, tag.lists(), tag.categories);
  const ids = await listLevelIds(take, { ...filter, minLevel: filter.minLevel ?? MAIN_LEVEL });
  return readEntries(ids, filter.full ?? false);
}

async function readEntries(ids: readonly number[], full: boolean): Promise<NewsEntry[]> {
  if (ids.length === 0) return [];
  const rows = await db.news.findMany({
    where: { id: { in: [...ids] }, ...isPublic() },
    select: { ...entryColumns, detail: full },
  });
  noteShown(rows);
  return inOrder(ids, rows.map(toEntry));
}

/** As `listPublicCards`, in the order of the ids. */
export async function listCardsInOrder(ids: readonly number[]): Promise<NewsCard[]> {
  return inOrder(ids, await listPublicCards(ids));
}

function inOrder<T extends { id: number }>(ids: readonly number[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Public cards by id, in any order; ids that are not public are left out. */
export async function listPublicCards(ids: readonly number[]): Promise<NewsCard[]> {
  if (ids.length === 0) return [];
  seen(tag.categories, ...ids.map(tag.news));
  const rows = await db.news.findMany({ where: { id: { in: [...new Set(ids)] }, ...isPublic() }, select: cardColumns });
  noteShown(rows);
  return rows.map(toCard);
}

/** The names of authors are those of their organisations. */
function noteShown(rows: readonly Pick<CardRow, 'id' | 'organisationId'>[]): void {
  seen(...rows.flatMap(({ id, organisationId }) => [tag.news(id), tag.profile(organisationId)]));
}
