import { type SynonymSort, synonymSorts } from '@/features/news/filter/synonyms.schema';
import { type WordSort, wordSorts } from '@/features/news/words/words.schema';
import { getFirstValue, type ListState, readList, type SearchParams } from '@/lib/list/list';
import { type ChoiceOf, listParams } from '@/lib/list/list-params';
import { oneOf, paging, search } from '@/lib/list/params';
import { tidySearch } from '@/lib/text/text-rules';
import { formatNumber } from '@/lib/time/format';
import { type ZeroResult, zeroResult, zeroResultSorts } from '../zero-results/zero-results.schema';
import { searchAdminMessages as words } from './admin.messages';

/** Tabs of the administrator's search screen; the first is the default and not part of the URL. */
export const searchAdminTabs = ['misses', 'synonyms', 'words'] as const;
export type SearchAdminTab = (typeof searchAdminTabs)[number];

/** Items found by a word are counted up to this number. */
export const MAX_FOUND_COUNTED = 1_000;

/** Formats the number of items that a word finds. */
export function formatFoundCount(found: number): string {
  const key = found >= MAX_FOUND_COUNTED ? 'searchDesk.findsMany' : 'searchDesk.findsCount';
  return words[key].replace('{count}', formatNumber(found));
}

/** The address of the screen: the tab and its list. */
export const searchAdminList = listParams({ part: oneOf(searchAdminTabs), ...search, ...paging(zeroResultSorts, 24) });
export type DeskChoice = ChoiceOf<typeof searchAdminList>;

/** Maximum length of the search with which a new synonym group begins. */
const WORDS_LENGTH = 200;

/** Parses the list state of the synonym groups. */
export const readGroupState = (params: SearchParams): ListState<SynonymSort> => readList(params, synonymSorts, 24);

/** Parses the list state of the staff's words. */
export const readWordState = (params: SearchParams): ListState<WordSort> => readList(params, wordSorts, 24);

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

/** URL of the form for a new synonym group that begins with a search without results. */
export const groupHref = (path: string, typed: string): string =>
  `${searchAdminTabHref(path, 'synonyms')}&${new URLSearchParams({ edit: 'new', words: typed })}`;
