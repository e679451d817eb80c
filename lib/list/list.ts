import { parseId } from '@/lib/command/ids';
import { toSearchText } from '@/lib/text/search-text';
import { tidySearch } from '@/lib/text/text-rules';
import { isPlausibleDay } from '@/lib/time/date-windows';
import { readThaiDay } from '@/lib/time/thai-time';

/** The address's own words for a list; anything forged falls back to the default. */
export type ListState<S extends string> = {
  page: number;
  per: number;
  sort: S;
  descending: boolean;
  /** As typed, trimmed; `needle` is its normal form for the query, empty for none. */
  search: string;
  needle: string;
};

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** Page sizes a reader may choose. */
export const PER_PAGE = [12, 24, 48] as const;
/** The last page that can be asked for, whatever the total; keeps offsets inside 32 bits. */
const MAX_PAGE = 1_000_000;
/** Characters of a day that are looked at. */
const MAX_DAY = 60;
/** Characters of a search that are looked at. */
const MAX_SEARCH = 200;

/**
 * Reads search, sort and paging from an address.
 *
 * @param params Next's search parameters; the front lets none through that stands there twice
 * @param sorts the allowed sort names, the first is the default
 * @param rows a page's rows where the address doesn't say
 */
export function readList<S extends string>(
  params: SearchParams,
  sorts: readonly [S, ...S[]],
  rows: (typeof PER_PAGE)[number] = PER_PAGE[0],
): ListState<S> {
  const search = tidySearch(getFirstValue(params.search), MAX_SEARCH);
  const per = Number(getFirstValue(params.per));
  return {
    page: parseWholeNumber(getFirstValue(params.page), 1, MAX_PAGE),
    per: PER_PAGE.find((size) => size === per) ?? rows,
    sort: sorts.find((name) => name === getFirstValue(params.sort)) ?? sorts[0],
    descending: getFirstValue(params.dir) !== 'asc',
    search,
    needle: toSearchText(search),
  };
}

/** How many pages `total` rows make; at least one. */
export function getPageCount(total: number, per: number): number {
  return Math.max(1, Math.ceil(total / per));
}

/** `skip` and `take` of a page, clamped. */
export function toSkipTake(state: Pick<ListState<string>, 'page' | 'per'>): { skip: number; take: number } {
  return { skip: (state.page - 1) * state.per, take: state.per };
}

/** The first value of a parameter, or the empty text. */
export function getFirstValue(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** An id of an address, or undefined. */
export function readId(value: string | string[] | undefined): number | undefined {
  return parseId(getFirstValue(value));
}

/** A day of an address as `YYYY-MM-DD`, as links write it (`2026-11-20`) or as a person does (`20/11/2569`), or undefined. */
export function readDay(value: string | string[] | undefined): string | undefined {
  const day = readThaiDay(getFirstValue(value).slice(0, MAX_DAY));
  return day !== undefined && isPlausibleDay('filter', day) ? day : undefined;
}

function parseWholeNumber(raw: string, fallback: number, max: number): number {
  return /^[1-9][0-9]{0,6}$/.test(raw) ? Math.min(Number(raw), max) : fallback;
}
