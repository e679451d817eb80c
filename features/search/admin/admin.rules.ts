import { type SynonymSort, synonymSorts } from '@/features/news/filter/synonyms.schema';
import { getFirstValue, type ListState, readList, type SearchParams } from '@/lib/list/list';
import { tidySearch } from '@/lib/text/text-rules';
import { formatNumber } from '@/lib/time/format';
import { type ZeroResult, type ZeroResultSort, zeroResult, zeroResultSorts } from '../zero-results/zero-results.schema';
import { searchAdminMessages as words } from './admin.messages';

/** The parts of the administrator's screen about searches; the first stands there without a word in the address. */
export const searchAdminTabs = ['misses', 'synonyms'] as const;
export type SearchAdminTab = (typeof searchAdminTabs)[number];

/** Items that a word finds are counted as far as this. */
export const MAX_FOUND_COUNTED = 1_000;

/** How many items a word finds, in words. */
export function formatFoundCount(found: number): string {
  const key = found >= MAX_FOUND_COUNTED ? 'searchDesk.findsMany' : 'searchDesk.findsCount';
  return words[key].th.replace('{count}', formatNumber(found));
}

/** Which part is shown, and what of its list. */
export type DeskChoice = ListState<ZeroResultSort> & { part: SearchAdminTab };

/** The most characters of a search that a new group of words begins with. */
const WORDS_LENGTH = 200;

/** Reads the screen's address; forged values fall back. */
export function readDeskChoice(params: SearchParams): DeskChoice {
  const part = searchAdminTabs.find((name) => name === getFirstValue(params.part)) ?? searchAdminTabs[0];
  return { ...readList(params, zeroResultSorts, 24), part };
}

/** What the list of groups asks for. */
export const readGroupState = (params: SearchParams): ListState<SynonymSort> => readList(params, synonymSorts, 24);

/** The search that was taken off the list last, which the address of a browser without script brings along. */
export function readDismissed(params: SearchParams): ZeroResult | undefined {
  const fields = Object.keys(zeroResult.shape).map((name) => [name, getFirstValue(params[name])]);
  const read = getFirstValue(params.dismissed) === '' ? undefined : zeroResult.safeParse(Object.fromEntries(fields));
  return read?.success ? read.data : undefined;
}

/** The words that a new group begins with, such as a search without a result. */
export const readNewWords = (params: SearchParams): string => tidySearch(getFirstValue(params.words), WORDS_LENGTH);

/** The address of one part. */
export const searchAdminTabHref = (path: string, part: SearchAdminTab): string =>
  part === searchAdminTabs[0] ? path : `${path}?part=${part}`;

type Change = { page?: number; per?: number; sort?: ZeroResultSort; descending?: boolean };

/** The screen's address with something changed; anything but another page begins at the first page again. */
export function deskHref(path: string, choice: DeskChoice, changed: Change = {}): string {
  const { part, search, sort, descending, per, page } = { ...choice, page: 1, ...changed };
  const query = new URLSearchParams({
    ...(part !== searchAdminTabs[0] && { part }),
    ...(search && { search }),
    ...(sort !== zeroResultSorts[0] && { sort }),
    ...(!descending && { dir: 'asc' }),
    ...(per !== 24 && { per: String(per) }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The form of a new group that begins with a search without a result. */
export const groupHref = (path: string, typed: string): string =>
  `${searchAdminTabHref(path, 'synonyms')}&${new URLSearchParams({ edit: 'new', words: typed })}`;
