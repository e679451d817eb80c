import { filterParams, formatFilter, isEmptyFilter, readNewsFilter } from '@/features/news/filter/filter.rules';
import type { NewsFilter } from '@/features/news/filter/filter.schema';
import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { cutText } from '@/lib/text/text-rules';
import { formatThaiDayInput } from '@/lib/time/thai-time';
import { type SearchSort, type SearchState, searchSorts } from '../search.schema';
import { searchPageMessages as words } from './page.messages';

/** What a reader asks of the search page; all of it stands in the address. */
export type SearchChoice = { filter: NewsFilter; sort: SearchSort; page: number };

/** Where the search page stands. */
export const SEARCH_PATH = '/search/';
/** Items of one page of results. */
export const RESULTS_PER_PAGE = 20;
/** The most items that a program gets at once. */
export const MAX_PER_PAGE = 50;
/** Items that stand on the page before anything is asked. */
const START_ITEMS = 8;
/** The last page that can be asked for. */
const MAX_PAGE = 9_999;

/** Without words nothing is more relevant than the rest, so the newest come first. */
const getDefaultSort = ({ search }: NewsFilter): SearchSort => (search ? 'relevance' : 'news_date');

/** The orders that make sense for a filter. */
export const getSortsFor = ({ search }: NewsFilter): readonly SearchSort[] =>
  searchSorts.filter((sort) => sort !== 'relevance' || search !== undefined);

/** Reads a choice from an address; forged parts fall back to the defaults. */
export function readSearchChoice(params: SearchParams): SearchChoice {
  const filter = readNewsFilter(params);
  const page = /^[1-9]\d{0,3}$/.test(getFirstValue(params.page))
    ? Math.min(Number(getFirstValue(params.page)), MAX_PAGE)
    : 1;
  const sort = getSortsFor(filter).find((name) => name === getFirstValue(params.sort));
  return { filter, sort: sort ?? getDefaultSort(filter), page };
}

/** How many items a program asks for at once. */
export function readSearchPer({ per }: SearchParams): number {
  const asked = getFirstValue(per);
  return /^[1-9]\d?$/.test(asked) ? Math.min(Number(asked), MAX_PER_PAGE) : RESULTS_PER_PAGE;
}

/** The parameters of a choice: the filter's, and the order and the page where they are not the usual ones. */
export function choiceParams({ filter, sort, page }: SearchChoice): URLSearchParams {
  const params = filterParams(filter);
  if (sort !== getDefaultSort(filter)) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

type Change = { filter?: Partial<NewsFilter>; sort?: SearchSort; page?: number };

/** The address of a choice with something changed; anything but another page begins at the first page again. */
export function searchHref(choice: SearchChoice, { filter = {}, sort, page = 1 }: Change = {}): string {
  const next = { ...choice.filter, ...filter };
  const isUsual = choice.sort === getDefaultSort(choice.filter);
  const query = choiceParams({ filter: next, sort: sort ?? (isUsual ? getDefaultSort(next) : choice.sort), page });
  return buildHref(SEARCH_PATH, query);
}

/** An address with the parameters of a filter, such as a feed's or an export's. */
export const filterHref = (path: string, filter: NewsFilter): string => buildHref(path, filterParams(filter));

const buildHref = (path: string, query: URLSearchParams): string => (query.size === 0 ? path : `${path}?${query}`);

/** What a form keeps of a choice as hidden fields, but for the parts that it asks for itself. */
export function toHiddenFields(choice: SearchChoice, asked: readonly string[]): Record<string, string> {
  return Object.fromEntries([...choiceParams({ ...choice, page: 1 })].filter(([name]) => !asked.includes(name)));
}

/** The parts of a filter that are chosen beside the words, in the order in which they are shown. */
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

/** The parts that a filter has. */
export const getChosenFields = (filter: NewsFilter): SearchFilterField[] =>
  searchFilterFields.filter((part) => filter[part] !== undefined);

/** What the parts are called that an address knows by id; without a name there is none that readers may see. */
export type FilterNames = { category?: string; organisation?: string; province?: string };

/** What one part of a filter is called, in Thai. */
export function formatFilterField(
  filter: NewsFilter,
  part: SearchFilterField,
  { category, organisation, province }: FilterNames,
): string {
  const unknown = (facet: 'category' | 'organisation' | 'province') =>
    `${words[`search.facet.${facet}`].th} ${filter[part]}`;
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

/** What results can be narrowed to by links, and the part of the filter behind it. */
export const facetFields = {
  category: 'categoryId',
  organisation: 'organisationId',
  province: 'provinceId',
  year: 'year',
} as const satisfies Record<string, SearchFilterField>;
export type FacetKey = keyof typeof facetFields;

/** Where a value of a facet leads: to the results narrowed to it, or without it where they are already. */
export function facetHref(choice: SearchChoice, facet: FacetKey, id: number): { href: string; chosen: boolean } {
  const part = facetFields[facet];
  const chosen = choice.filter[part] === id;
  return { href: searchHref(choice, { filter: { [part]: chosen ? undefined : id } }), chosen };
}

/** What a search is called: all that was asked for. */
export const formatSearchTitle = (filter: NewsFilter, names: FilterNames): string =>
  isEmptyFilter(filter) ? words['search.title'].th : formatFilter(filter, names);

/** The page's own headline; what else was chosen stands below it. */
export const formatSearchHeading = (filter: NewsFilter, names: FilterNames): string =>
  filter.search
    ? words['search.resultsFor'].th.replace('{search}', () => filter.search ?? '')
    : formatSearchTitle(filter, names);

/** The part of the found items that the page shows; before anything is asked, a few of the newest. */
export const toSearchState = ({ page, sort }: SearchChoice, isStart: boolean): SearchState =>
  isStart ? { page: 1, per: START_ITEMS, sort: 'news_date' } : { page, per: RESULTS_PER_PAGE, sort };

/** What stands in the fields of the days: the day that was read, or what was typed and is none. */
export function toDayFields(params: SearchParams, { from, to }: NewsFilter): Record<'from' | 'to', string> {
  const shown = (typed: string, read: string | undefined) =>
    read === undefined ? cutText(typed, 40) : formatThaiDayInput(read);
  return { from: shown(getFirstValue(params.from), from), to: shown(getFirstValue(params.to), to) };
}

/** What is wrong with the days that were typed; nothing where they are left out or right. */
export function checkDays(params: SearchParams, { from, to }: NewsFilter): DayErrors {
  const wrong = (typed: string, read: string | undefined) =>
    typed !== '' && read === undefined ? 'search.badDay' : undefined;
  if (from !== undefined && to !== undefined && from > to) return { to: 'search.badOrder' };
  return { from: wrong(getFirstValue(params.from), from), to: wrong(getFirstValue(params.to), to) };
}
export type DayErrors = { from?: 'search.badDay'; to?: 'search.badDay' | 'search.badOrder' };
