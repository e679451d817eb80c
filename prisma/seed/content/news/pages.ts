import { SECTION_SIZES } from '@/features/home/page/home-page.rules';
import { categories, LIFESTYLE_ID } from '../categories';
import type { NewsSeed } from '../shapes';

/** An item, as far as pages choose by it. */
export type PageItem = Pick<NewsSeed, 'categoryId' | 'status' | 'level' | 'pinned' | 'videoLinks' | 'publishAt'>;

/** Items that may follow those of a part, as another part takes some of them or time changes what is read most. */
const SPARE = 2;
/** Items on a page of a list. */
const LIST_PAGE = 12;

const visible = new Set(categories.filter((category) => category.visible).map(({ id }) => id));

/**
 * Groups of items that may stand on one page: the front page, and any page of a list over all news or one category,
 * wherever it begins. Items that are not public are in none.
 *
 * @param items newest first, scheduled ones included
 */
export function listSharedPages<T extends PageItem>(items: readonly T[], now: Date): T[][] {
  const shown = items.filter(({ status, categoryId }) => status === 'allow' && visible.has(categoryId));
  const news = shown.filter(({ categoryId }) => categoryId !== LIFESTYLE_ID);
  const lists = [news, ...[...visible].map((id) => shown.filter(({ categoryId }) => categoryId === id))];
  return [listFrontItems(shown, now), ...lists.flatMap(listWindows)];
}

/** Items that have a picture on the front page, or may soon, in the order in which they deserve one. */
function listFrontItems<T extends PageItem>(items: readonly T[], now: Date): T[] {
  const shown = items.filter(({ publishAt }) => publishAt <= now);
  const main = shown.filter(({ categoryId, level }) => categoryId !== LIFESTYLE_ID && level === 3);
  const listOf = (id: number) => shown.filter(({ categoryId }) => categoryId === id);
  const [lead = [], feature = [], ...digests] = [...visible].filter((id) => id !== LIFESTYLE_ID).map(listOf);
  const parts = [
    { items: main.toSorted((a, b) => Number(b.pinned) - Number(a.pinned)), size: SECTION_SIZES.main },
    { items: lead, size: SECTION_SIZES.lead },
    { items: feature, size: SECTION_SIZES.feature },
    { items: shown.filter(({ videoLinks }) => videoLinks.length > 0), size: SECTION_SIZES.videos },
    { items: listOf(LIFESTYLE_ID), size: SECTION_SIZES.lifestyle },
    ...digests.map((items) => ({ items, size: 1 })),
  ];
  const front = new Set<T>();
  const take = (list: readonly T[], size: number) => {
    for (const item of list.filter((each) => !front.has(each)).slice(0, size)) front.add(item);
  };
  for (const part of parts) take(part.items, part.size);
  for (const part of parts) take(part.items, SPARE);
  return [...front, ...items.filter(({ publishAt }) => publishAt > now)];
}

const listWindows = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.max(1, list.length - LIST_PAGE + 1) }, (_, start) => list.slice(start, start + LIST_PAGE));
