import { categories, LIFESTYLE_ID } from '../categories';
import type { NewsSeed } from '../shapes';

/** An item, as far as pages choose by it. */
export type PageItem = Pick<NewsSeed, 'categoryId' | 'status' | 'level' | 'pinned' | 'videoLinks' | 'publishAt'>;

/** Items of each part of the front page, at least as many as it shows. */
const FRONT = { main: 6, videos: 5, category: 6, lifestyle: 5 } as const;
/** Items that may be among the most read of the week: the newest of all. */
const NEWEST = 30;
/** Items on a page of a list. */
const LIST_PAGE = 12;

const visible = new Set(categories.filter((category) => category.visible).map(({ id }) => id));

/**
 * Groups of items that may stand on one page: the front page, and any page of a list over all news or one category,
 * wherever it begins. Items that are not public are in none.
 *
 * @param items newest first
 */
export function listSharedPages<T extends PageItem>(items: readonly T[]): T[][] {
  const shown = items.filter(({ status, categoryId }) => status === 'allow' && visible.has(categoryId));
  const news = shown.filter(({ categoryId }) => categoryId !== LIFESTYLE_ID);
  const lists = [news, ...[...visible].map((id) => shown.filter(({ categoryId }) => categoryId === id))];
  return [listFrontItems(shown), ...lists.flatMap(listWindows)];
}

/** Items of the front page, in the order in which they deserve a picture. */
export function listFrontItems<T extends PageItem>(shown: readonly T[]): T[] {
  const news = shown.filter(({ categoryId }) => categoryId !== LIFESTYLE_ID);
  const main = news.filter(({ level }) => level === 3);
  const groups = [...visible].map((id) => shown.filter(({ categoryId }) => categoryId === id));
  return [
    ...new Set([
      ...main.filter(({ pinned }) => pinned),
      ...main.slice(0, FRONT.main),
      ...shown.filter(({ videoLinks }) => videoLinks.length > 0).slice(0, FRONT.videos),
      ...shown.filter(({ categoryId }) => categoryId === LIFESTYLE_ID).slice(0, FRONT.lifestyle),
      ...Array.from({ length: FRONT.category }, (_, index) => groups.flatMap((own) => own.slice(index, index + 1))).flat(),
      ...news.slice(0, NEWEST),
    ]),
  ];
}

const listWindows = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.max(1, list.length - LIST_PAGE + 1) }, (_, start) => list.slice(start, start + LIST_PAGE));
