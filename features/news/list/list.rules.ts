import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { isEnglish } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import type { NewsFilter } from '../filter/filter.schema';
import type { NewsListLocation } from './list.schema';

/** Freshness lifetime of a list in the browser's cache, in milliseconds. */
export const LIST_FRESH_MS = 300_000;
/** Polling interval for newer items while a list is visible, in milliseconds. */
export const LIST_REFRESH_MS = 60_000;
/** Tolerance for a timer that fires slightly early, so that its turn is not skipped. */
export const TIMER_TOLERANCE_MS = 1_000;

/** Parameters that a reader can change, with the defaults that URLs omit. */
const DEFAULTS = { search: '', sort: 'news_date', dir: 'desc', per: '12', page: '1' } as const;
export type ListParam = keyof typeof DEFAULTS;
const PARAMS: readonly ListParam[] = ['search', 'sort', 'dir', 'per', 'page'];

/** Parameters that a reader has changed; defaults are omitted, so that equal lists have equal state. */
export type ListChoice = Readonly<Partial<Record<ListParam, string>>>;

/** Parses a reader's choices; of a repeated parameter, the first value counts. */
export function readChoice(params: URLSearchParams): ListChoice {
  const chosen = PARAMS.flatMap((name) => {
    const value = params.get(name)?.trim() ?? '';
    return value === '' || value === DEFAULTS[name] ? [] : [[name, value] as const];
  });
  return Object.fromEntries(chosen);
}

/** Like `readChoice`, from a page's search parameters. */
export function readChoiceOf(params: SearchParams): ListChoice {
  return readChoice(new URLSearchParams(Object.entries(params).map(([name, value]) => [name, getFirstValue(value)])));
}

/** Applies a change to a choice; any change but that of the page resets to the first page. */
export function change(choice: ListChoice, changed: ListChoice): ListChoice {
  const { page: _, ...rest } = choice;
  const next = { ...('page' in changed ? choice : rest), ...changed };
  return readChoice(new URLSearchParams(next));
}

/** Number of filters and orders that a reader has set. */
export const countListFilters = ({ page: _page, ...set }: ListChoice): number => Object.keys(set).length;

/** URL of the page for a choice. */
export function listHref({ path, fixed }: NewsListLocation, choice: ListChoice = {}): string {
  return withQuery(localHref(path), hidePathParams(fixed), choice);
}

/** Canonical URL for search engines: a page of the list; a search, another order or size leads to the first one. */
export function canonicalHref(place: NewsListLocation, params: SearchParams): string {
  const choice = readChoiceOf(params);
  return listHref(place, countListFilters(choice) > 0 ? {} : choice);
}

/** API URL of the same list. */
export function buildListApiUrl({ fixed }: NewsListLocation, choice: ListChoice = {}): string {
  return withQuery('/api/v1/news', isEnglish() ? { ...fixed, language: 'en' } : fixed, choice);
}

/** URL of the full-text search for the same words and list. */
export function inTextsHref({ fixed: { level: _level, ...kept } }: NewsListLocation, search: string): string {
  return localHref(`/search/?${new URLSearchParams({ search, ...kept })}`);
}

/** Removes section, level and organisation, which the page's path implies. */
function hidePathParams({
  section: _section,
  level: _level,
  organisation: _organisation,
  ...rest
}: NewsListLocation['fixed']): NewsListLocation['fixed'] {
  return rest;
}

function withQuery(path: string, fixed: Readonly<Record<string, string>>, choice: ListChoice): string {
  const ordered = PARAMS.flatMap((name) =>
    choice[name] === undefined ? [] : [[name, choice[name]] as [string, string]],
  );
  const query = new URLSearchParams([...Object.entries(fixed), ...ordered]).toString();
  return query ? `${path}?${query}` : path;
}

/** Location of a category's list, or of the list of all news. */
export function toCategoryListLocation(category: { id: number } | 'all'): NewsListLocation {
  return { path: '/news_group/', fixed: category === 'all' ? {} : { news_type: String(category.id) } };
}

/** Filter of a category's list, or of all news, for feeds and alerts. */
export function toListFilter(category: { id: number } | 'all'): NewsFilter {
  return category === 'all' ? { section: 'news' } : { categoryId: category.id };
}

/** Location of an organisation's list: its public page. */
export function toOrganisationListLocation(id: number): NewsListLocation {
  return { path: `/organisations/${id}/`, fixed: { organisation: String(id) } };
}
