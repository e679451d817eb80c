import { getFirstValue, type ListState, readList, type SearchParams } from '@/lib/list/list';
import { memberListMessages as words } from './members.messages';
import { type MemberRow, type MemberSort, type MemberState, memberSorts, memberStates } from './members.schema';

/** Rows of a page where the address doesn't say. */
const ROWS = 24;

/** What the address says about the list of members. */
export type MemberChoice = ListState<MemberSort> & { state?: MemberState };

/** Reads the list's state; forged values fall back to the whole list. */
export const readMemberChoice = (params: SearchParams): MemberChoice => ({
  ...readList(params, memberSorts, ROWS),
  state: memberStates.find((one) => one === getFirstValue(params.status)),
});

export type MemberChange = Partial<Omit<MemberChoice, 'needle'>>;

/** The parameters of the list's address with something changed; whatever is not the page leads to its first page. */
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

/** The list's address with something changed. */
export function memberHref(path: string, choice: MemberChoice, change: MemberChange = {}): string {
  const query = memberQuery(choice, change).toString();
  return query ? `${path}?${query}` : path;
}

/** The columns of the file, in order: no more leaves the house than the list is for. */
export const memberSheetColumns = [
  { title: words['memberDesk.number'].th, width: 8 },
  { title: words['memberDesk.name'].th, width: 36 },
  { title: words['memberDesk.email'].th, width: 40 },
  { title: words['memberDesk.status'].th, width: 16 },
  { title: words['memberDesk.registered'].th, width: 20 },
];

/** A member as cells, in the order of `memberSheetColumns`. */
export const toMemberCells = (row: MemberRow, number: number): (string | number | Date)[] => [
  number,
  row.name,
  row.email,
  words[`memberDesk.status.${row.status}`].th,
  row.registeredAt,
];

/** What the page about a member is asked to do. */
export const memberActions = ['reset', 'close'] as const;
export type MemberActionName = (typeof memberActions)[number];

export const readMemberAction = (params: SearchParams): MemberActionName | undefined =>
  memberActions.find((step) => step === getFirstValue(params.do));
