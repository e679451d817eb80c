import { getFirstValue, type ListState, readList, type SearchParams } from '@/lib/list/list';
import { memberListMessages as words } from './members.messages';
import { type MemberRow, type MemberSort, type MemberState, memberSorts, memberStates } from './members.schema';

/** Default number of rows per page. */
const ROWS = 24;

/** List state from the query parameters. */
export type MemberChoice = ListState<MemberSort> & { state?: MemberState };

/** Reads the list's state; forged values fall back to the whole list. */
export const readMemberChoice = (params: SearchParams): MemberChoice => ({
  ...readList(params, memberSorts, ROWS),
  state: memberStates.find((one) => one === getFirstValue(params.status)),
});

export type MemberChange = Partial<Omit<MemberChoice, 'needle'>>;

/** Query parameters of the list with a change; any change except of the page returns to the first page. */
export function memberQuery(choice: MemberChoice, change: MemberChange = {}): URLSearchParams {
  const next = { ...choice, page: 1, ...change };
  const pairs: [string, string | undefined][] = [
    ['search', next.search || undefined],
    ['status', next.state],
    ['sort', next.sort === memberSorts[0] ? undefined : next.sort],
    ['dir', next.descending ? undefined : 'asc'],
    ['per', next.per === ROWS ? undefined : String(next.per)],
    ['page', next.page > 1 ? String(next.page) : undefined],
  ];
  return new URLSearchParams(pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** URL of the list with a change. */
export function memberHref(path: string, choice: MemberChoice, change: MemberChange = {}): string {
  const query = memberQuery(choice, change).toString();
  return query ? `${path}?${query}` : path;
}

/** Columns of the exported file, in order: only data that the list needs. */
export const memberSheetColumns = [
  { title: words['memberDesk.number'].th, width: 8 },
  { title: words['memberDesk.name'].th, width: 36 },
  { title: words['memberDesk.email'].th, width: 40 },
  { title: words['memberDesk.status'].th, width: 16 },
  { title: words['memberDesk.registered'].th, width: 20 },
];

/** Cells of a member, in the order of `memberSheetColumns`. */
export const toMemberCells = (row: MemberRow, number: number): (string | number | Date)[] => [
  number,
  row.name,
  row.email,
  words[`memberDesk.status.${row.status}`].th,
  row.registeredAt,
];

/** Actions of a member's page that open a confirmation dialog. */
export const memberActions = ['reset', 'close'] as const;
export type MemberActionName = (typeof memberActions)[number];

export const readMemberAction = (params: SearchParams): MemberActionName | undefined =>
  memberActions.find((step) => step === getFirstValue(params.do));
