import type { MenuEntry } from '@/lib/site/schema';

const NEWS_LIST = /^(?:\/en)?\/news_group\/*$/;

/** Index of the tab that links to a page; an item's page has none until `arrangeTabs` has marked the one chosen last. */
export function findCurrentTab(
  entries: readonly MenuEntry[],
  path: string,
  query: { get(name: string): string | null },
): number | undefined {
  const category = query.get('news_type');
  const here = entries.findIndex(({ href }) => {
    const target = new URL(href, 'http://localhost');
    return (
      stripTrailingSlash(target.pathname) === stripTrailingSlash(path) &&
      target.searchParams.get('news_type') === (NEWS_LIST.test(path) ? category : null)
    );
  });
  return here < 0 ? undefined : here;
}

const stripTrailingSlash = (path: string): string => path.replace(/\/+$/, '') || '/';
