import { parseId } from '@/lib/command/ids';
import { toSearchText } from '@/lib/text/search-text';
import { tidySearch } from '@/lib/text/text-rules';

/** State of a list as in its address; forged values fall back to the default. */
export type ListState<S extends string> = {
  page: number;
  per: number;
  sort: S;
  descending: boolean;
  /** Tidied search text; `needle` is its normal form for the query, empty for none. */
  search: string;
  needle: string;
};

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** Page sizes a reader may choose. */
export const PER_PAGE = [12, 24, 48] as const;
/** Maximum page number, for any total; keeps offsets inside 32 bits. */
const MAX_PAGE = 1_000_000;
/** Maximum length of a search, in characters; the rest is ignored. */
export const MAX_SEARCH = 200;

/**
 * Reads search, sort and paging from an address.
 *
 * @param params Next's search parameters; the gateway refuses repeated ones
 * @param sorts the allowed sort names; the first is the default
 * @param rows default page size
 */
export function readList<S extends string>(
  params: SearchParams,
  sorts: readonly [S, ...S[]],
  rows: (typeof PER_PAGE)[number] = PER_PAGE[0],
): ListState<S> {
  const search = tidySearch(getFirstValue(params.search), MAX_SEARCH);
  return {
    page: readPage(getFirstValue(params.page)),
    per: readPageSize(getFirstValue(params.per), rows),
    sort: sorts.find((name) => name === getFirstValue(params.sort)) ?? sorts[0],
    descending: getFirstValue(params.dir) !== 'asc',
    search,
    needle: toSearchText(search),
  };
}

/** Number of pages for `total` rows; at least one. */
export function getPageCount(total: number, per: number): number {
  return Math.max(1, Math.ceil(total / per));
}

/** `skip` and `take` of a page; `page` is already clamped. */
export function toSkipTake(state: Pick<ListState<string>, 'page' | 'per'>): { skip: number; take: number } {
  return { skip: (state.page - 1) * state.per, take: state.per };
}

/** The first value of a parameter, or the empty string. */
export function getFirstValue(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** Parses an id; undefined if invalid. */
export function readId(value: string | string[] | undefined): number | undefined {
  return parseId(getFirstValue(value));
}

/** Parses a page number; 1 if invalid. */
export const readPage = (raw: string): number => (/^[1-9][0-9]{0,6}$/.test(raw) ? Math.min(Number(raw), MAX_PAGE) : 1);

/** Parses a page size; the default if it is none of `PER_PAGE`. */
export const readPageSize = (raw: string, rows: number): number =>
  PER_PAGE.find((size) => size === Number(raw)) ?? rows;
