import { getFirstValue, type SearchParams } from '@/lib/list/list';
import type { NewsFilter } from '../filter/filter.schema';
import type { NewsListLocation } from './list.schema';

/** How long a fetched list counts as fresh in the browser, in milliseconds. */
export const LIST_FRESH_MS = 300_000;
/** How often an open list asks for newer items while it is visible, in milliseconds. */
export const LIST_REFRESH_MS = 60_000;
/** A timer may come a little early by the clock, and is not to miss its turn for that. */
export const TIMER_TOLERANCE_MS = 1_000;

/** What a reader can change about a list, with the value that the address leaves out. */
const DEFAULTS = { search: '', sort: 'news_date', dir: 'desc', per: '12', page: '1' } as const;
export type ListParam = keyof typeof DEFAULTS;
const PARAMS: readonly ListParam[] = ['search', 'sort', 'dir', 'per', 'page'];

/** What a reader has changed, by parameter; defaults are left out, so equal lists have equal state. */
export type ListChoice = Readonly<Partial<Record<ListParam, string>>>;

/** Reads a reader's choices from the parameters of an address; a repeated one counts once, its first value. */
export function readChoice(params: URLSearchParams): ListChoice {
  const chosen = PARAMS.flatMap((name) => {
    const value = params.get(name)?.trim() ?? '';
    return value === '' || value === DEFAULTS[name] ? [] : [[name, value] as const];
  });
  return Object.fromEntries(chosen);
}

/** As `readConsent`, from the parameters that a page gets. */
export function readChoiceOf(params: SearchParams): ListChoice {
  return readChoice(new URLSearchParams(Object.entries(params).map(([name, value]) => [name, getFirstValue(value)])));
}

/** The choice with one part changed; anything but another page begins at the first page again. */
export function change(choice: ListChoice, changed: ListChoice): ListChoice {
  const { page: _, ...rest } = choice;
  const next = { ...('page' in changed ? choice : rest), ...changed };
  return readChoice(new URLSearchParams(next));
}

/** The page's address for a choice. */
export function listHref({ path, fixed }: NewsListLocation, choice: ListChoice = {}): string {
  return withQuery(path, hidePathParams(fixed), choice);
}

/** The address that search engines shall keep: which page of the list, without its order and search. */
export function canonicalHref(place: NewsListLocation, params: SearchParams): string {
  return listHref(place, { page: readChoiceOf(params).page });
}

/** The address of the same list as JSON. */
export function buildListApiUrl({ fixed }: NewsListLocation, choice: ListChoice = {}): string {
  return withQuery('/api/v1/news', fixed, choice);
}

/** The search page for the same words and the same list: it looks at the texts, too. */
export function inTextsHref({ fixed: { level: _level, ...kept } }: NewsListLocation, search: string): string {
  return `/search/?${new URLSearchParams({ search, ...kept })}`;
}

/** The section, the level and the organisation are told by the page's path. */
function hidePathParams({
  section: _section,
  level: _level,
  organisation: _organisation,
  ...rest
}: NewsListLocation['fixed']): NewsListLocation['fixed'] {
  return rest;
}

function withQuery(path: string, fixed: NewsListLocation['fixed'], choice: ListChoice): string {
  const ordered = PARAMS.flatMap((name) =>
    choice[name] === undefined ? [] : [[name, choice[name]] as [string, string]],
  );
  const query = new URLSearchParams([...Object.entries(fixed), ...ordered]).toString();
  return query ? `${path}?${query}` : path;
}

/** Where a category's list stands; without one, the list of all news. */
export function toCategoryListLocation(category: { id: number } | 'all'): NewsListLocation {
  return { path: '/news_group/', fixed: category === 'all' ? {} : { news_type: String(category.id) } };
}

/** What a category's list shows, as feeds and alerts name it; without one, all news. */
export function toListFilter(category: { id: number } | 'all'): NewsFilter {
  return category === 'all' ? { section: 'news' } : { categoryId: category.id };
}

/** Where the list of an organisation's news stands: on its public page. */
export function toOrganisationListLocation(id: number): NewsListLocation {
  return { path: `/organisations/${id}/`, fixed: { organisation: String(id) } };
}
