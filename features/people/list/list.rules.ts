import { staffRoles } from '@/lib/auth/roles';
import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { type ChangeOf, type ChoiceOf, listParams } from '@/lib/list/list-params';
import { filterOf, flag, id, named, oneOf, paging, search } from '@/lib/list/params';
import { DAY_MS } from '@/lib/time/units';
import {
  accountStatuses,
  CONFIRM_DAYS,
  confirmingKinds,
  IDLE_DAYS,
  idleChoices,
  type PeopleKind,
  peopleKinds,
  peopleSorts,
} from './list.schema';

/**
 * The address of a list.
 *
 * @param kinds kinds of people that the list shows, the default first
 */
export const buildPeopleList = ([first = peopleKinds[0], ...others]: readonly PeopleKind[]) =>
  listParams({
    kind: oneOf([first, ...others]),
    ...search,
    status: filterOf(accountStatuses),
    organisationId: named('organisation', id),
    role: filterOf(staffRoles),
    idle: filterOf(idleChoices),
    // Only people of offices that have not confirmed them within a year.
    unconfirmed: named('confirm', flag('waiting')),
    ...paging(peopleSorts, 24, 'asc'),
  });
export type PeopleListParams = ReturnType<typeof buildPeopleList>;
export type PeopleChoice = ChoiceOf<PeopleListParams>;
export type PeopleChange = ChangeOf<PeopleListParams>;

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
