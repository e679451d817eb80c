import { getFirstValue, type ListState, readId, readList, type SearchParams } from '@/lib/list/list';
import {
  type AccountStatus,
  accountStatuses,
  CONFIRM_DAYS,
  confirmingKinds,
  IDLE_DAYS,
  type IdleChoice,
  idleChoices,
  type PeopleKind,
  type PeopleSort,
  type PersonRole,
  peopleKinds,
  peopleSorts,
} from './list.schema';

const DAY_MS = 86_400_000;
/** Default number of rows per page. */
const ROWS = 24;

/** Roles that a list of people filters by. */
const personRoles: readonly PersonRole[] = [
  ...(['college', 'iven', 'VecProvince', 'veccentral', 'veccentraldep', 'newseditors', 'VecAdmin'] as const),
];

/** List state from the query parameters. */
export type PeopleChoice = ListState<PeopleSort> & {
  kind: PeopleKind;
  status?: AccountStatus;
  organisationId?: number;
  role?: PersonRole;
  idle?: IdleChoice;
  /** Only people of offices that have not confirmed them within a year. */
  unconfirmed: boolean;
};

/**
 * Reads a list's state; forged values fall back to the whole list.
 *
 * @param kinds kinds of people that the list shows, the default first
 */
export function readPeopleChoice(params: SearchParams, kinds: readonly PeopleKind[]): PeopleChoice {
  return {
    ...readList(params, peopleSorts, ROWS),
    descending: getFirstValue(params.dir) === 'desc',
    kind: kinds.find((one) => one === getFirstValue(params.kind)) ?? kinds[0] ?? peopleKinds[0],
    status: accountStatuses.find((one) => one === getFirstValue(params.status)),
    organisationId: readId(params.organisation),
    role: personRoles.find((one) => one === getFirstValue(params.role)),
    idle: idleChoices.find((one) => one === getFirstValue(params.idle)),
    unconfirmed: getFirstValue(params.confirm) === 'waiting',
  };
}

export type PeopleChange = Partial<Omit<PeopleChoice, 'needle'>>;

/** Query parameters of the list with a change; any change except of the page returns to the first page. */
export function peopleQuery(choice: PeopleChoice, kinds: readonly PeopleKind[], change: PeopleChange = {}) {
  const next = { ...choice, page: 1, ...change };
  const pairs: [string, string | undefined][] = [
    ['kind', next.kind === kinds[0] ? undefined : next.kind],
    ['search', next.search || undefined],
    ['status', next.status],
    ['organisation', next.organisationId?.toString()],
    ['role', next.role],
    ['idle', next.idle],
    ['confirm', next.unconfirmed ? 'waiting' : undefined],
    ['sort', next.sort === peopleSorts[0] ? undefined : next.sort],
    ['dir', next.descending ? 'desc' : undefined],
    ['per', next.per === ROWS ? undefined : String(next.per)],
    ['page', next.page > 1 ? String(next.page) : undefined],
  ];
  return new URLSearchParams(pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Change that clears all filters. */
export const CLEARED_PEOPLE_FILTERS = {
  ...{ search: '', status: undefined, organisationId: undefined, role: undefined, idle: undefined },
  unconfirmed: false,
} as const satisfies PeopleChange;

/** True if any filter besides the tab is set. */
export function isNarrowed({ search, status, organisationId, role, idle, unconfirmed }: PeopleChoice): boolean {
  return unconfirmed || search !== '' || [status, organisationId, role, idle].some((one) => one !== undefined);
}

/** Limit of idleness: accounts without a login since then are idle. */
export const peopleIdleBefore = (now: Date): Date => new Date(now.getTime() - IDLE_DAYS * DAY_MS);

/** Limit of confirmations: offices that confirmed their people before it must do so again. */
export const confirmedBefore = (now: Date): Date => new Date(now.getTime() - CONFIRM_DAYS * DAY_MS);

/** True if an office must confirm its people. */
export function isConfirmationDue(
  { kind, confirmedAt }: { kind: string; confirmedAt: Date | null },
  now: Date,
): boolean {
  if (!confirmingKinds.some((one) => one === kind)) return false;
  return confirmedAt === null || confirmedAt < confirmedBefore(now);
}

/** Actions of a person's page that open a dialog; without script they are reached by a link. */
export const personActions = ['close', 'handover', 'password', 'sessions', 'factor'] as const;
export type PersonActionName = (typeof personActions)[number];

export const readPersonAction = (params: SearchParams): PersonActionName | undefined =>
  personActions.find((step) => step === getFirstValue(params.do));

/** Path of the list behind a submitted form if it is on this site: two segments. */
export const readBackPath = (back = ''): string => (/^\/[a-z]+\/[a-z_]+$/.test(back) ? back : '/');
