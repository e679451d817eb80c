import type { findItemPage } from '../page.queries';

/** Location of an item in an area: below its list, or at a URL of its own with the id in the query. */
export type ItemLocation = { path: string; id: number; byQuery: boolean };

/** URL of an item's page, with additional query parameters. */
export function itemHref({ path, id, byQuery }: ItemLocation, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...(byQuery ? { news_id: String(id) } : {}), ...more });
  const page = byQuery ? path : `${path}/${id}`;
  return query.size > 0 ? `${page}?${query}` : page;
}

/** Data of an item's page. */
export type ItemPage = NonNullable<Awaited<ReturnType<typeof findItemPage>>>;
/** An item as the components of its page show it. */
export type ShownItem = ItemPage['item'];
