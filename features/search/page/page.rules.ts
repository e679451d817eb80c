import { filterParams, formatFilter, isEmptyFilter, readNewsFilter } from '@/features/news/filter/filter.rules';
import type { NewsFilter } from '@/features/news/filter/filter.schema';
import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import { cutText } from '@/lib/text/text-rules';
import { formatThaiDayInput } from '@/lib/time/thai-time';
import { type SearchSort, type SearchState, searchSorts } from '../search.schema';
import { searchPageMessages as words } from './page.messages';

/** The choices on the search page; all of them are in the URL. `exact` refuses another spelling of the words. */
export type SearchChoice = { filter: NewsFilter; sort: SearchSort; page: number; exact: boolean };

export const SEARCH_PATH = '/search/';
export const RESULTS_PER_PAGE = 20;
/** Maximum page size of the API. */
export const MAX_PER_PAGE = 50;
/** Number of items on the start page, before a search. */
const START_ITEMS = 8;
/** Largest page number accepted. */
const MAX_PAGE = 9_999;

/** The default order; without words there is no relevance, so the newest come first. */
const getDefaultSort = ({ search }: NewsFilter): SearchSort => (search ? 'relevance' : 'news_date');

/** The orders that make sense for a filter. */
export const getSortsFor = ({ search }: NewsFilter): readonly SearchSort[] =>
  searchSorts.filter((sort) => sort !== 'relevance' || search !== undefined);

/** Parses a choice from a URL; forged parts fall back to the defaults. */
export function readSearchChoice(params: SearchParams): SearchChoice {
  const filter = readNewsFilter(params);
  const page = /^[1-9]\d{0,3}$/.test(getFirstValue(params.page))
    ? Math.min(Number(getFirstValue(params.page)), MAX_PAGE)
    : 1;
  const sort = getSortsFor(filter).find((name) => name === getFirstValue(params.sort));
  const exact = filter.search !== undefined && getFirstValue(params.exact) === '1';
  return { filter, sort: sort ?? getDefaultSort(filter), page, exact };
}

/** Parses the page size of an API request. */
export function readSearchPer({ per }: SearchParams): number {
  const asked = getFirstValue(per);
  return /^[1-9]\d?$/.test(asked) ? Math.min(Number(asked), MAX_PER_PAGE) : RESULTS_PER_PAGE;
}

/** URL parameters of a choice: the filter's, and the others unless they are the defaults. */
export function choiceParams({ filter, sort, page, exact }: SearchChoice): URLSearchParams {
  const params = filterParams(filter);
  if (sort !== getDefaultSort(filter)) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  if (exact) params.set('exact', '1');
  return params;
}

type Change = { filter?: Partial<NewsFilter>; sort?: SearchSort; page?: number; exact?: boolean };

/** URL of a choice with changes applied; any change but of the page leads to the first page. */
export function searchHref(choice: SearchChoice, { filter = {}, sort, page = 1, exact }: Change = {}): string {
  const next = { ...choice.filter, ...filter };
  const isUsual = choice.sort === getDefaultSort(choice.filter);
  const query = choiceParams({
    ...{ filter: next, sort: sort ?? (isUsual ? getDefaultSort(next) : choice.sort), page },
    // Other words may be corrected again.
    exact: exact ?? (choice.exact && !('search' in filter)),
  });
  return buildHref(localHref(SEARCH_PATH), query);
}

/** URL with the parameters of a filter, such as a feed's or an export's. */
export const filterHref = (path: string, filter: NewsFilter): string => buildHref(path, filterParams(filter));

const buildHref = (path: string, query: URLSearchParams): string => (query.size === 0 ? path : `${path}?${query}`);

/** Hidden fields of a form: the parameters of a choice except the form's own fields, listed in `asked`. */
export function toHiddenFields(choice: SearchChoice, asked: readonly string[]): Record<string, string> {
  return Object.fromEntries([...choiceParams({ ...choice, page: 1 })].filter(([name]) => !asked.includes(name)));
}

/** Filter fields besides the words, in display order. */
export const searchFilterFields = [
  'section',
  'categoryId',
  'organisationId',
  'provinceId',
  'year',
  'from',
  'to',
] as const;
export type SearchFilterField = (typeof searchFilterFields)[number];

/** Filter fields that are set. */
export const getChosenFields = (filter: NewsFilter): SearchFilterField[] =>
  searchFilterFields.filter((part) => filter[part] !== undefined);

/** Names of the filter values given by id; undefined for those that readers may not see. */
export type FilterNames = { category?: string; organisation?: string; province?: string };

/** Label of one filter field. */
export function formatFilterField(
  filter: NewsFilter,
  part: SearchFilterField,
  { category, organisation, province }: FilterNames,
): string {
  const unknown = (facet: 'category' | 'organisation' | 'province') =>
    `${say(words[`search.facet.${facet}`])} ${filter[part]}`;
  const alone: Record<SearchFilterField, () => string> = {
    section: () => formatFilter({ section: filter.section }, {}),
    categoryId: () => category ?? unknown('category'),
    organisationId: () => organisation ?? unknown('organisation'),
    provinceId: () => (province ? formatFilter({}, { province }) : unknown('province')),
    year: () => formatFilter({ year: filter.year }, {}),
    from: () => formatFilter({ from: filter.from }, {}),
    to: () => formatFilter({ to: filter.to }, {}),
  };
  return alone[part]();
}

/** Facets with links, and the filter field of each. */
export const facetFields = {
  category: 'categoryId',
  organisation: 'organisationId',
  province: 'provinceId',
  year: 'year',
} as const satisfies Record<string, SearchFilterField>;
export type FacetKey = keyof typeof facetFields;

/** URL of a facet value: adds the filter, or removes it if it is already set. */
export function facetHref(choice: SearchChoice, facet: FacetKey, id: number): { href: string; chosen: boolean } {
  const part = facetFields[facet];
  const chosen = choice.filter[part] === id;
  return { href: searchHref(choice, { filter: { [part]: chosen ? undefined : id } }), chosen };
}

/** Title of a search, with all of its filters. */
export const formatSearchTitle = (filter: NewsFilter, names: FilterNames): string =>
  isEmptyFilter(filter) ? say(words['search.title']) : formatFilter(filter, names);

/** Heading of the page: the words only, as the other filters are listed below it. */
export const formatSearchHeading = (filter: NewsFilter, names: FilterNames): string =>
  filter.search
    ? say(words['search.resultsFor']).replace('{search}', () => filter.search ?? '')
    : formatSearchTitle(filter, names);

/** The requested page of results; on the start page, a few of the newest items. */
export const toSearchState = ({ page, sort, exact }: SearchChoice, isStart: boolean): SearchState =>
  isStart ? { page: 1, per: START_ITEMS, sort: 'news_date' } : { page, per: RESULTS_PER_PAGE, sort, exact };

/** The choice whose results are shown: with the words in the spelling that was searched. */
export const toShownChoice = (choice: SearchChoice, corrected: string | undefined): SearchChoice =>
  corrected === undefined ? choice : { ...choice, filter: { ...choice.filter, search: corrected } };

/** Values of the day fields: the parsed day, or the typed text if it is invalid. */
export function toDayFields(params: SearchParams, { from, to }: NewsFilter): Record<'from' | 'to', string> {
  const shown = (typed: string, read: string | undefined) =>
    read === undefined ? cutText(typed, 40) : formatThaiDayInput(read);
  return { from: shown(getFirstValue(params.from), from), to: shown(getFirstValue(params.to), to) };
}

/** Errors of the typed days; empty if they are left out or valid. */
export function checkDays(params: SearchParams, { from, to }: NewsFilter): DayErrors {
  const wrong = (typed: string, read: string | undefined) =>
    typed !== '' && read === undefined ? 'search.badDay' : undefined;
  if (from !== undefined && to !== undefined && from > to) return { to: 'search.badOrder' };
  return { from: wrong(getFirstValue(params.from), from), to: wrong(getFirstValue(params.to), to) };
}
export type DayErrors = { from?: 'search.badDay'; to?: 'search.badDay' | 'search.badOrder' };
