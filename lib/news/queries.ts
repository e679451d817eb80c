import { cache } from 'react';
import type { Section } from '../categories/schema';
import { db, type Prisma } from '../db';
import { type ListState, slice } from '../list';
import { escapeLike } from '../search-text';
import { seen, tag } from '../trace';
import { toCard, toEntry, toItem } from './rows';
import { MAIN_LEVEL, type NewsCard, type NewsEntry, type NewsItem, type NewsPage, type NewsSort } from './schema';

/** What readers may see, as a condition: allowed, due, not expired, not in the bin, in a category that is shown. */
export function isPublic(now = new Date()): Prisma.NewsWhereInput {
  return {
    status: 'allow',
    deletedAt: null,
    publishAt: { lte: now },
    OR: [{ unpublishAt: null }, { unpublishAt: { gt: now } }],
    category: { visible: true },
  };
}

export type PublicScope = { section?: Section; categoryId?: number; organisationId?: number; minLevel?: number };

const cardColumns = {
  id: true,
  section: true,
  topic: true,
  summary: true,
  publishAt: true,
  videoLinks: true,
  pinned: true,
  coverAlt: true,
  organisationId: true,
  systemUserId: true,
  collegeUserId: true,
  category: { select: { id: true, name: true, color: true, colorDeep: true } },
  organisation: { select: { name: true } },
  cover: { select: { hash: true, extension: true, width: true, height: true, widths: true, color: true } },
  count: { select: { reads: true, shares: true } },
} as const satisfies Prisma.NewsSelect;

const entryColumns = { ...cardColumns, approveLevel: true } as const satisfies Prisma.NewsSelect;

const itemColumns = {
  ...entryColumns,
  organisation: { select: { name: true, status: true } },
  detail: true,
  updatedAt: true,
  pictures: { select: { alt: true, decorative: true, media: cardColumns.cover }, orderBy: { position: 'asc' } },
  attachments: {
    select: { title: true, media: { select: { hash: true, extension: true, mimeType: true, bytes: true } } },
    orderBy: { position: 'asc' },
  },
  corrections: { select: { note: true, at: true }, orderBy: { at: 'asc' } },
} as const satisfies Prisma.NewsSelect;

export type CardRow = Prisma.NewsGetPayload<{ select: typeof cardColumns }>;
export type EntryRow = Prisma.NewsGetPayload<{ select: typeof entryColumns }> & { detail?: string };
export type ItemRow = Prisma.NewsGetPayload<{ select: typeof itemColumns }>;

/**
 * A page of public items in a scope, and how many there are in all.
 *
 * @param scope without a category, every visible one of the section
 * @param state page, page size, order and search, as `readList` gives them; the search looks at headlines
 */
export async function listPublicNews(scope: PublicScope, state: ListState<NewsSort>): Promise<NewsPage> {
  seen(tag.lists(scope.categoryId));
  const where = inScope(scope, state.needle);
  const [rows, total] = await Promise.all([
    db.news.findMany({ where, select: cardColumns, orderBy: orderOf(state.sort, state.descending), ...slice(state) }),
    db.news.count({ where }),
  ]);
  return { items: rows.map(toCard), total };
}

/** Public items as the old list call asks for them: by limit and offset, with their HTML only when `full`. */
export async function listPublicEntries(
  scope: PublicScope,
  window: { skip: number; take: number; needle: string; sort: NewsSort; descending: boolean; full: boolean },
): Promise<NewsEntry[]> {
  seen(tag.lists(scope.categoryId));
  const rows = await db.news.findMany({
    where: inScope(scope, window.needle),
    select: { ...entryColumns, detail: window.full },
    orderBy: orderOf(window.sort, window.descending),
    skip: window.skip,
    take: window.take,
  });
  return rows.map(toEntry);
}

/** How many public items there are in a scope. */
export async function countPublicNews(scope: PublicScope, needle = ''): Promise<number> {
  seen(tag.lists(scope.categoryId));
  return db.news.count({ where: inScope(scope, needle) });
}

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
  seen(tag.home, tag.lists());
  const where = inScope({ minLevel: MAIN_LEVEL }, state.needle);
  const [rows, total] = await Promise.all([
    db.news.findMany({
      where,
      select: cardColumns,
      orderBy: [{ category: { position: 'asc' } }, { publishAt: 'desc' }, { id: 'desc' }],
      ...slice(state),
    }),
    db.news.count({ where }),
  ]);
  return { items: rows.map(toCard), total };
}

/** The newest public items of at least a level, as the old "main" call asks for them; their HTML only when `full`. */
export async function listMainNews(
  take: number,
  filter: { categoryId?: number; fromPosition?: number; minLevel?: number; full?: boolean } = {},
): Promise<NewsEntry[]> {
  seen(tag.home, tag.lists());
  const rows = await db.news.findMany({
    where: {
      AND: [isPublic(), { category: { position: { gte: filter.fromPosition } } }],
      approveLevel: { gte: filter.minLevel ?? MAIN_LEVEL },
      section: filter.categoryId === undefined ? 'news' : undefined,
      categoryId: filter.categoryId,
    },
    select: { ...entryColumns, detail: filter.full ?? false },
    orderBy: [{ publishAt: 'desc' }, { id: 'desc' }],
    take,
  });
  return rows.map(toEntry);
}

/** Public cards by id, in any order; ids that are not public are left out. */
export async function listPublicCards(ids: readonly number[]): Promise<NewsCard[]> {
  if (ids.length === 0) return [];
  seen(tag.categories, ...ids.map(tag.news));
  const rows = await db.news.findMany({ where: { id: { in: [...new Set(ids)] }, ...isPublic() }, select: cardColumns });
  return rows.map(toCard);
}

function inScope(scope: PublicScope, needle: string): Prisma.NewsWhereInput {
  return {
    AND: [isPublic()],
    section:
      scope.categoryId === undefined && scope.organisationId === undefined ? (scope.section ?? 'news') : undefined,
    categoryId: scope.categoryId,
    organisationId: scope.organisationId,
    approveLevel: scope.minLevel === undefined ? undefined : { gte: scope.minLevel },
    topicSearch: needle ? { contains: escapeLike(needle) } : undefined,
  };
}

function orderOf(sort: NewsSort, descending: boolean): Prisma.NewsOrderByWithRelationInput[] {
  const order = descending ? 'desc' : 'asc';
  const first: Record<NewsSort, Prisma.NewsOrderByWithRelationInput> = {
    news_date: { publishAt: order },
    news_countread: { count: { reads: order } },
    news_Countshare: { count: { shares: order } },
  };
  return [first[sort], { id: 'desc' }];
}
