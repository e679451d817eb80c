import { type SynonymSort, synonymSorts } from '@/features/news/filter/synonyms.schema';
import { getFirstValue, type ListState, readList, type SearchParams } from '@/lib/list/list';
import { tidySearch } from '@/lib/text/text-rules';
import { formatNumber } from '@/lib/time/format';
import { type ZeroResult, type ZeroResultSort, zeroResult, zeroResultSorts } from '../zero-results/zero-results.schema';
import { searchAdminMessages as words } from './admin.messages';

/** Tabs of the administrator's search screen; the first is the default and not part of the URL. */
export const searchAdminTabs = ['misses', 'synonyms'] as const;
export type SearchAdminTab = (typeof searchAdminTabs)[number];

/** Items found by a word are counted up to this number. */
export const MAX_FOUND_COUNTED = 1_000;

/** Formats the number of items that a word finds. */
export function formatFoundCount(found: number): string {
  const key = found >= MAX_FOUND_COUNTED ? 'searchDesk.findsMany' : 'searchDesk.findsCount';
  return words[key].th.replace('{count}', formatNumber(found));
}

/** The chosen tab and the state of its list. */
export type DeskChoice = ListState<ZeroResultSort> & { part: SearchAdminTab };

/** Maximum length of the search with which a new synonym group begins. */
const WORDS_LENGTH = 200;

/** Parses the screen's URL; forged values fall back to the defaults. */
export function readDeskChoice(params: SearchParams): DeskChoice {
  const part = searchAdminTabs.find((name) => name === getFirstValue(params.part)) ?? searchAdminTabs[0];
  return { ...readList(params, zeroResultSorts, 24), part };
}

/** Parses the list state of the synonym groups. */
export const readGroupState = (params: SearchParams): ListState<SynonymSort> => readList(params, synonymSorts, 24);

/** The search just dismissed, which the URL contains for browsers without JavaScript. */
export function readDismissed(params: SearchParams): ZeroResult | undefined {
  const fields = Object.keys(zeroResult.shape).map((name) => [name, getFirstValue(params[name])]);
  const read = getFirstValue(params.dismissed) === '' ? undefined : zeroResult.safeParse(Object.fromEntries(fields));
  return read?.success ? read.data : undefined;
}

/** The initial words of a new synonym group, such as a search without results. */
export const readNewWords = (params: SearchParams): string => tidySearch(getFirstValue(params.words), WORDS_LENGTH);

/** URL of a tab. */
export const searchAdminTabHref = (path: string, part: SearchAdminTab): string =>
  part === searchAdminTabs[0] ? path : `${path}?part=${part}`;

type Change = { page?: number; per?: number; sort?: ZeroResultSort; descending?: boolean };

/** The screen's URL with changes applied; any change but of the page leads to the first page. */
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

/** URL of the form for a new synonym group that begins with a search without results. */
export const groupHref = (path: string, typed: string): string =>
  `${searchAdminTabHref(path, 'synonyms')}&${new URLSearchParams({ edit: 'new', words: typed })}`;
