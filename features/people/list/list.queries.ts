import { findAccountRow, findMailAddress } from '@/features/account/passwords/passwords.queries';
import { getIdleMs } from '@/lib/auth/sessions';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Transaction } from '@/lib/db/db';
import { toSkipTake } from '@/lib/list/list';
import { sortByIds } from '@/lib/list/sort-by-ids';
import { getCurrentTime } from '@/lib/time/current-time';
import { computeCollegeUserVersion } from '../college-users/college-users.queries';
import { countInWork } from '../people.queries';
import { computeStaffAccountVersion } from '../staff-accounts/staff-accounts.queries';
import {
  buildIdlePeopleWhere,
  buildManagedOrganisationsWhere,
  buildManagedWhere,
  buildPeopleOrder,
  buildPeopleWhere,
} from './list.conditions';
import { personColumns, toPersonRow } from './list.rows';
import { isConfirmationDue, type PeopleChoice } from './list.rules';
import { confirmingKinds, type PeopleKind, type Person, type PersonRow } from './list.schema';

/** Maximum number of organisations in a select; there are several hundred. */
const MAX_ORGANISATIONS = 2_000;
/** Maximum number of colleagues offered for a handover. */
const MAX_COLLEAGUES = 300;

/** One page of a list of people, the total, and the number of idle ones among all that the viewer manages. */
export async function listPeople(viewer: Viewer, choice: PeopleChoice, now = getCurrentTime()) {
  const where = buildPeopleWhere(viewer, choice, now);
  const [rows, total, idle] = await Promise.all([
    db.account.findMany({ where, select: personColumns, orderBy: buildPeopleOrder(choice), ...toSkipTake(choice) }),
    db.account.count({ where }),
    db.account.count({ where: { AND: [buildManagedWhere(viewer, [choice.kind]), buildIdlePeopleWhere(now)] } }),
  ]);
  const items: PersonRow[] = rows.flatMap((row) => toPersonRow(row, now));
  return { items, total, idle };
}

/** Account ids of a whole list in its order, at most `take`. */
export async function listPeopleIds(viewer: Viewer, choice: PeopleChoice, now: Date, take: number): Promise<number[]> {
  const where = buildPeopleWhere(viewer, choice, now);
  const rows = await db.account.findMany({ where, select: { id: true }, orderBy: buildPeopleOrder(choice), take });
  return rows.map(({ id }) => id);
}

/** People by id, in that order; those that the viewer doesn't manage are left out. */
export async function listPeopleByIds(viewer: Viewer, kind: PeopleKind, ids: readonly number[], now: Date) {
  const where = { AND: [buildManagedWhere(viewer, [kind]), { id: { in: [...ids] } }] };
  const rows = await db.account.findMany({ where, select: personColumns });
  return sortByIds(ids, rows).flatMap((row) => toPersonRow(row, now));
}

/** Number of people of a kind that the viewer manages. */
export const countPeople = (viewer: Viewer, kind: PeopleKind): Promise<number> =>
  db.account.count({ where: buildManagedWhere(viewer, [kind]) });

/** Organisations whose people of a kind the viewer manages, by name; `open` leaves out closed ones, for forms. */
export async function listManagedOrganisations(viewer: Viewer, kind: PeopleKind, { open = false } = {}) {
  return db.organisation.findMany({
    where: { AND: [buildManagedOrganisationsWhere(viewer, kind), open ? { status: 'open' } : {}] },
    select: { id: true, name: true, kind: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: MAX_ORGANISATIONS,
  });
}

/** Regions of the organisations whose people of a kind the viewer manages, in the order of the site. */
export function listManagedRegions(viewer: Viewer, kind: PeopleKind) {
  const organisations = { some: buildManagedOrganisationsWhere(viewer, kind) };
  return db.regionGroup.findMany({
    where: { provinces: { some: { organisations } } },
    select: { id: true, name: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
}

/** Name of a person that the viewer manages, or undefined. */
export async function findPersonName(viewer: Viewer, id: number, kinds: readonly PeopleKind[]) {
  const where = { AND: [{ id }, buildManagedWhere(viewer, kinds)] };
  return (await db.account.findFirst({ where, select: { displayName: true } }))?.displayName;
}

/** Person that the viewer manages, or undefined. */
export async function findPerson(
  viewer: Viewer,
  id: number,
  kinds: readonly PeopleKind[],
  now = getCurrentTime(),
): Promise<Person | undefined> {
  const managed = await db.account.findFirst({
    where: { AND: [{ id }, buildManagedWhere(viewer, kinds)] },
    select: personColumns,
  });
  const [row] = managed ? toPersonRow(managed, now) : [];
  const account = row && (await findAccountRow(id));
  if (!row || !account) return undefined;
  const [sessions, inWork] = await Promise.all([countSessions(account, now), countInWork(id)]);
  const { systemUser, collegeUser } = account;
  return {
    ...row,
    ...{ sessions, inWork },
    ownId: (systemUser ?? collegeUser)?.id ?? NO_ID,
    email: account.email ?? undefined,
    mailTo: findMailAddress(account),
    hasPassword: account.passwordHash !== null,
    passwordUntil: account.passwordExpiresAt ?? undefined,
    mustChangePassword: account.mustChangePassword,
    hasSecondFactor: account.totpConfirmedAt !== null,
    createdAt: account.createdAt,
    isOwn: id === viewer.accountId,
    version: systemUser
      ? computeStaffAccountVersion({ ...systemUser, account })
      : collegeUser
        ? computeCollegeUserVersion({ ...collegeUser, account })
        : '',
    userName: systemUser?.userName ?? '',
    firstName: collegeUser?.firstName ?? '',
    lastName: collegeUser?.lastName ?? '',
  };
}

type SessionOwner = { id: number; role: Viewer['role']; passwordChangedAt: Date | null };

/** Number of active sessions of an account. */
async function countSessions({ id, role, passwordChangedAt }: SessionOwner, now: Date): Promise<number> {
  return db.session.count({
    where: {
      accountId: id,
      endedAt: null,
      absoluteExpiresAt: { gt: now },
      seenAt: { gt: new Date(now.getTime() - (await getIdleMs(role))) },
      ...(passwordChangedAt ? { createdAt: { gte: passwordChangedAt } } : {}),
    },
  });
}

/** Open accounts of a person's organisation that can take over the person's items. */
export async function listColleagues(
  { id, organisationId }: { id: number; organisationId: number },
  tx: Pick<Transaction, 'account'> = db,
) {
  const rows = await tx.account.findMany({
    where: {
      status: 'open',
      NOT: { id },
      OR: [{ systemUser: { organisationId } }, { collegeUser: { organisationId } }],
    },
    select: {
      id: true,
      displayName: true,
      systemUser: { select: { id: true } },
      collegeUser: { select: { id: true } },
    },
    orderBy: [{ displayName: 'asc' }, { id: 'asc' }],
    take: MAX_COLLEAGUES,
  });
  return rows.map((row) => ({ id: row.id, name: row.displayName, isStaff: row.systemUser !== null }));
}

/**
 * People confirmation of the viewer's office: whether it is due, and the last one; undefined for offices without people
 * to confirm.
 */
export async function findPeopleConfirmation({ organisationId }: Viewer, now = getCurrentTime()) {
  const office = await db.organisation.findUnique({
    where: { id: organisationId ?? NO_ID },
    select: { kind: true, peopleConfirmedAt: true },
  });
  if (!office || !confirmingKinds.some((kind) => kind === office.kind)) return undefined;
  const confirmedAt = office.peopleConfirmedAt;
  return { confirmedAt: confirmedAt ?? undefined, due: isConfirmationDue({ kind: office.kind, confirmedAt }, now) };
}
