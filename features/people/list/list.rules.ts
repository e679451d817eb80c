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
/** Rows of a page where the address doesn't say. */
const ROWS = 24;

/** The roles that a list of people tells apart. */
const personRoles: readonly PersonRole[] = [
  ...(['college', 'iven', 'VecProvince', 'veccentral', 'veccentraldep', 'newseditors', 'VecAdmin'] as const),
];

/** What the address says about a list of people. */
export type PeopleChoice = ListState<PeopleSort> & {
  kind: PeopleKind;
  status?: AccountStatus;
  organisationId?: number;
  role?: PersonRole;
  idle?: IdleChoice;
  /** Only people of offices that have not confirmed them for a year. */
  unconfirmed: boolean;
};

/**
 * Reads a list's state; forged values fall back to the whole list.
 *
 * @param kinds what the place shows, the first where the address doesn't say
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

/** The parameters of a list's address with something changed; whatever is not the page leads to its first page. */
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

/** What narrows a list down, taken away. */
export const CLEARED_PEOPLE_FILTERS = {
  ...{ search: '', status: undefined, organisationId: undefined, role: undefined, idle: undefined },
  unconfirmed: false,
} as const satisfies PeopleChange;

/** Whether anything narrows the list down besides its tab. */
export function isNarrowed({ search, status, organisationId, role, idle, unconfirmed }: PeopleChoice): boolean {
  return unconfirmed || search !== '' || [status, organisationId, role, idle].some((one) => one !== undefined);
}

/** Who has not been here since then is idle. */
export const peopleIdleBefore = (now: Date): Date => new Date(now.getTime() - IDLE_DAYS * DAY_MS);

/** An office that confirmed its people before then does so again. */
export const confirmedBefore = (now: Date): Date => new Date(now.getTime() - CONFIRM_DAYS * DAY_MS);

/** Whether an office is to confirm its people. */
export function isConfirmationDue(
  { kind, confirmedAt }: { kind: string; confirmedAt: Date | null },
  now: Date,
): boolean {
  if (!confirmingKinds.some((one) => one === kind)) return false;
  return confirmedAt === null || confirmedAt < confirmedBefore(now);
}

/** What the page about a person is asked to do; browsers without script get there by a link. */
export const personActions = ['close', 'handover', 'password', 'sessions', 'factor'] as const;
export type PersonActionName = (typeof personActions)[number];

export const readPersonAction = (params: SearchParams): PersonActionName | undefined =>
  personActions.find((step) => step === getFirstValue(params.do));

/** The list behind a form as it was sent, where it is one of ours: two words from the root. */
export const readBackPath = (back = ''): string => (/^\/[a-z]+\/[a-z_]+$/.test(back) ? back : '/');
