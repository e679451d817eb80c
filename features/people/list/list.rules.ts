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
  factorStates,
  IDLE_DAYS,
  type ImportStep,
  idleChoices,
  importSteps,
  type PeopleKind,
  type PeopleTask,
  type PersonRow,
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
    factor: selectOf(factorStates, {
      label: words['peopleDesk.factorState'],
      all: words['peopleDesk.anyFactor'],
      toLabel: (factor) => words[`peopleDesk.factorState.${factor}`],
      where: (factor) => ({ totpConfirmedAt: factor === 'on' ? { not: null } : null }),
    }),
    step: selectOf(importSteps, {
      label: words['peopleDesk.imported'],
      all: words['peopleDesk.anyImport'],
      toLabel: (step) => words[`peopleDesk.step.${step}`],
      where: buildImportStepWhere,
    }),
    region: supplied(id, {
      label: words['peopleDesk.region'],
      all: words['peopleDesk.allRegions'],
      least: 2,
      where: (regionGroupId) => ({
        OR: [
          { systemUser: { organisation: { province: { regionGroupId } } } },
          { collegeUser: { organisation: { province: { regionGroupId } } } },
        ],
      }),
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

/**
 * Condition of accounts that a file brought and that have come as far as a step: each step counts those of the steps after
 * it too.
 */
export function buildImportStepWhere(step: ImportStep): Prisma.AccountWhereInput {
  const conditions: Record<ImportStep, Prisma.AccountWhereInput> = {
    imported: {},
    password: {
      OR: [{ passwordChangedAt: { not: null } }, { invitedAt: { not: null } }, { lastLoginAt: { not: null } }],
    },
    login: { lastLoginAt: { not: null } },
    item: {
      lastLoginAt: { not: null },
      OR: [
        { systemUser: { news: { some: { deletedAt: null, collegeUserId: null } } } },
        { collegeUser: { news: { some: { deletedAt: null } } } },
      ],
    },
  };
  return { AND: [{ importedAt: { not: null } }, conditions[step]] };
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

/** Query of the list from which a person's page was opened, as the list itself would write it; empty for its beginning. */
export function readListQuery(params: SearchParams, list: PeopleListParams): string {
  const asked = Object.fromEntries(new URLSearchParams(getFirstValue(params.list)));
  return list.toQuery(list.read(asked)).toString();
}

/** Address of the list with a query of `readListQuery`; `isTab` if the list is a tab beside the password requests. */
export function buildListHref(path: string, query: string, isTab = false): string {
  const whole = [isTab ? new URLSearchParams(ACCOUNTS_VIEW).toString() : '', query].filter(Boolean).join('&');
  return whole ? `${path}?${whole}` : path;
}

/** Query parameter of the accounts tab if the list comes after the password requests. */
export const ACCOUNTS_VIEW = { view: 'accounts' } as const;

/** Address of a person's page, which leads back to the list as it was. */
export const buildPersonHref = (path: string, id: number, query: string): string =>
  query ? `${path}/${id}?${new URLSearchParams({ list: query })}` : `${path}/${id}`;

/** Bulk tasks that are offered for a row; the server checks each again. */
export function listPersonTasks({ status, isOffice, lastLoginAt }: PersonRow): PeopleTask[] {
  if (status === 'closed') return ['open'];
  const remind = lastLoginAt ? [] : (['remind'] as const);
  return ['print', 'mail', ...remind, ...(isOffice ? [] : (['move'] as const)), 'close'];
}

/** Path of the list behind a submitted form if it is on this site: two segments. */
export const readBackPath = (back = ''): string => (/^\/[a-z]+\/[a-z_]+$/.test(back) ? back : '/');
