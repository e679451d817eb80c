import type { MenuEntry } from '@/lib/site/schema';

/** Prefix of item pages, which no tab links to; there the tab chosen last is marked, if the item is of its category. */
const ITEM_PAGES = /^(?:\/en)?\/readnews/;
const NEWS_LIST = /^(?:\/en)?\/news_group\/*$/;

/**
 * Finds the tab of a page.
 *
 * @param chosen the category chosen last if the page's item is of it, known in the browser only
 * @returns the tab's index, and `page` if the tab links to this very address, else `true`
 */
export function findCurrentTab(
  entries: readonly MenuEntry[],
  path: string,
  query: { get(name: string): string | null },
  chosen?: number,
): { index: number; kind: 'page' | 'true' } | undefined {
  const category = query.get('news_type');
  const here = entries.findIndex(({ href }) => {
    const target = new URL(href, 'http://localhost');
    return (
      stripTrailingSlash(target.pathname) === stripTrailingSlash(path) &&
      target.searchParams.get('news_type') === (NEWS_LIST.test(path) ? category : null)
    );
  });
  if (here >= 0) return { index: here, kind: 'page' };
  if (!ITEM_PAGES.test(path) || chosen === undefined) return undefined;
  const remembered = entries.findIndex(({ categoryId }) => categoryId === chosen);
  return remembered < 0 ? undefined : { index: remembered, kind: 'true' };
}

const stripTrailingSlash = (path: string): string => path.replace(/\/+$/, '') || '/';
