import { staffRoles } from '@/lib/auth/roles';
import type { Prisma } from '@/lib/db/db';
import { filtersFor } from '@/lib/list/filters';
import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { type ChangeOf, type ChoiceOf, listParams } from '@/lib/list/list-params';
import { filterOf, flag, id, named, oneOf, paging, search } from '@/lib/list/params';
import { DAY_MS } from '@/lib/time/units';
import { peopleListMessages as words } from './list.messages';
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

const { select, selectOf, supplied } = filtersFor<Prisma.AccountWhereInput>();

/**
 * The address of a list.
 *
 * @param kinds kinds of people that the list shows, the default first
 */
export const buildPeopleList = ([first = peopleKinds[0], ...others]: readonly PeopleKind[]) =>
  listParams({
    kind: oneOf([first, ...others]),
    ...search,
    status: selectOf(accountStatuses, {
      label: words['peopleDesk.status'],
      all: words['peopleDesk.allStatuses'],
      toLabel: (status) => words[`peopleDesk.status.${status}`],
      where: (status) => ({ status }),
    }),
    organisationId: supplied(named('organisation', id), {
      label: words['peopleDesk.organisation'],
      all: words['peopleDesk.allOrganisations'],
      least: 2,
    }),
    role: supplied(filterOf(staffRoles), {
      label: words['peopleDesk.role'],
      all: words['peopleDesk.allRoles'],
      least: 2,
      where: (role) => ({ role }),
    }),
    idle: selectOf(idleChoices, {
      label: words['peopleDesk.use'],
      all: words['peopleDesk.anyUse'],
      toLabel: (idle) => words[`peopleDesk.use.${idle}`],
    }),
    // Only people of offices that have not confirmed them within a year.
    unconfirmed: select(named('confirm', flag('waiting')), {
      label: words['peopleDesk.confirmation'],
      all: words['peopleDesk.anyConfirmation'],
      options: [{ value: 'waiting', label: words['peopleDesk.confirmation.waiting'] }],
    }),
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
