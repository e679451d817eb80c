import { type ListState, readList, type SearchParams } from '@/lib/list/list';
import { listParams } from '@/lib/list/list-params';
import { oneOf, paging, search } from '@/lib/list/params';
import { type HouseWordSort, houseWordSorts } from './house-style.schema';

/** Tabs of the screen; the first is the default and not part of the address. */
export const houseStyleTabs = ['templates', 'words'] as const;
export type HouseStyleTab = (typeof houseStyleTabs)[number];

/** The address of the screen: the tab and its list. */
export const houseStyleList = listParams({ part: oneOf(houseStyleTabs), ...search, ...paging(houseWordSorts, 24) });

/** Parses the list state of the words. */
export const readHouseWordState = (params: SearchParams): ListState<HouseWordSort> =>
  readList(params, houseWordSorts, 24);

/** Address of a tab. */
export const toTabHref = (path: string, part: HouseStyleTab): string =>
  part === houseStyleTabs[0] ? path : `${path}?part=${part}`;
