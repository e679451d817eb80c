import { getFirstValue, readId, type SearchParams } from '@/lib/list/list';
import { readDay } from '@/lib/list/read-day';
import { say } from '@/lib/messages/language';
import { toSearchText } from '@/lib/text/search-text';
import { tidySearch } from '@/lib/text/text-rules';
import { formatYear, interpolate } from '@/lib/time/format';
import { formatThaiDayInput } from '@/lib/time/thai-time';
import { sections } from '../categories/categories.schema';
import { newsFilterMessages as words } from './filter.messages';
import {
  type AlertFilter,
  alertFilter,
  MAX_TERMS,
  type NewsFilter,
  newsFilter,
  SEARCH_LENGTH,
  type Term,
} from './filter.schema';

/** Parses a filter from query parameters; invalid values are ignored. */
export function readNewsFilter(params: SearchParams): NewsFilter {
  const search = tidySearch(getFirstValue(params.search), SEARCH_LENGTH);
  const year = newsFilter.shape.year.safeParse(Number(getFirstValue(params.year) || Number.NaN));
  return omitUndefined({
    search: search || undefined,
    section: sections.find((name) => name === getFirstValue(params.section)),
    categoryId: readId(params.news_type),
    organisationId: readId(params.organisation),
    provinceId: readId(params.province),
    year: year.success ? year.data : undefined,
    from: readDay(params.from),
    to: readDay(params.to),
  });
}

/** Query parameters of a filter, always in the same order. */
export function filterParams(filter: NewsFilter): URLSearchParams {
  const values: Record<string, string | number | undefined> = {
    search: filter.search,
    section: filter.section,
    news_type: filter.categoryId,
    organisation: filter.organisationId,
    province: filter.provinceId,
    year: filter.year,
    from: filter.from,
    to: filter.to,
  };
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/** Quotation marks of any script; a lone one means nothing. */
const QUOTES = /["\u201c-\u201f\u00ab\u00bb\u2033\u2036\uff02]/g;
/** Apostrophes at the ends of a word; inside, as in O'Neil, they belong to it. */
const LOOSE_APOSTROPHES = /^['\u2018-\u201b\u2039\u203a`\u00b4]+|['\u2018-\u201b\u2039\u203a`\u00b4]+$/g;

/** A text without quotation marks of any kind, for what completes it while it is typed. */
export const stripQuotes = (text: string): string =>
  text
    .replace(QUOTES, ' ')
    .split(' ')
    .map((word) => word.replace(LOOSE_APOSTROPHES, ''))
    .join(' ')
    .trim();

/** A part of a search: a word, or a phrase in double quotation marks. */
export type SearchPart = { needle: string; isQuoted: boolean };

/** Parts of a search in the form of `toSearchText`, without duplicates and stray quotation marks. */
export function splitSearch(search: string): SearchPart[] {
  const parts = [...search.replace(QUOTES, '"').matchAll(/"([^"]+)"|[^\s"]+/g)].map(([whole, phrase]) => ({
    needle: toSearchText(phrase ?? whole.replace(LOOSE_APOSTROPHES, '')),
    isQuoted: phrase !== undefined,
  }));
  const distinct = new Map(parts.map((part) => [part.needle, part]));
  distinct.delete('');
  return [...distinct.values()].slice(0, MAX_TERMS);
}

/** True for a search with a phrase in quotation marks, which is meant literally. */
export const hasQuotedPart = (search: string): boolean => splitSearch(search).some(({ isQuoted }) => isQuoted);

/** All forms in which a term is searched. */
export const listForms = ({ needle, synonyms, variants = [] }: Term): string[] => [
  ...new Set([needle, ...synonyms, ...variants]),
];

/** The needles of the parts of a search: words and double-quoted phrases. */
export const splitSearchTerms = (search: string): string[] => splitSearch(search).map(({ needle }) => needle);

/** True if a filter is empty, so that every public item matches. */
export const isEmptyFilter = (filter: NewsFilter): boolean => filterParams(filter).size === 0;

function omitUndefined(filter: NewsFilter): NewsFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

type Names = { category?: string; organisation?: string; province?: string };

/** Description of a filter: the title of its feed, alert and export. */
export function formatFilter(filter: NewsFilter, names: Names): string {
  const parts = [
    filter.search && interpolate(say(words['newsFilter.search']), { search: filter.search }),
    names.category ?? (filter.section && say(words[`newsFilter.${filter.section}`])),
    names.organisation,
    names.province && interpolate(say(words['newsFilter.province']), { name: names.province }),
    filter.year && say(words['newsFilter.year']).replace('{year}', String(formatYear(filter.year))),
    filter.from && say(words['newsFilter.from']).replace('{day}', formatThaiDayInput(filter.from)),
    filter.to && say(words['newsFilter.to']).replace('{day}', formatThaiDayInput(filter.to)),
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? say(words['newsFilter.all']) : parts.join(' · ');
}

/** Drops the parts of a filter that alerts don't use. */
export const toAlertFilter = (filter: NewsFilter): AlertFilter => alertFilter.parse(filter);

/** URL of the alert form with a preset filter. */
export function alertHref(filter: NewsFilter): string {
  const query = filterParams(toAlertFilter(filter));
  return query.size > 0 ? `/alerts/?${query}` : '/alerts/';
}
