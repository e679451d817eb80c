import { endEmailedLinks } from '@/lib/auth/emailed-links';
import { listStaffRoles, type OrganisationKind, type StaffRole } from '@/lib/auth/roles';
import { endSessions } from '@/lib/auth/sessions';
import type { Viewer } from '@/lib/auth/viewer';
import type { Transaction } from '@/lib/db/db';
import { AppError, createFieldError, createStaleError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { escapeLike } from '@/lib/text/search-text';
import { peopleMessages } from '../people.messages';
import { buildManagedOfficesWhere, countInWork, isLastAdministrator } from '../people.queries';
import { staffAccountsMessages } from './staff-accounts.messages';
import { computeStaffAccountVersion, type VersionedStaffAccount } from './staff-accounts.queries';
import { findRoleForKind } from './staff-accounts.rules';
import type { StaffAccountInput } from './staff-accounts.schema';

/**
 * Adds or changes a staff account in the caller's transaction. A new account has no password yet; the first one of an
 * organisation other than the agency is the office's own login. A change of organisation, login name or role ends the
 * sessions.
 *
 * @param id the system user's; undefined adds one
 * @param seen version when the form was loaded; undefined skips the check for concurrent edits
 * @returns ids and the audit row
 * @throws AppError 'missing' for an account that the viewer does not manage, 'invalid' by field (a foreign
 *   organisation, a role that its kind doesn't allow, a taken name, a move with items in work), 'forbidden' for the
 *   last open administrator's role and for one's own, 'conflict' for an outdated version
 */
export async function writeStaffAccount(
  tx: Transaction,
  viewer: Viewer,
  input: StaffAccountInput,
  id?: number,
  seen?: string,
) {
  // Serialises concurrent additions of the first account of an organisation.
  await tx.$queryRaw`SELECT id FROM organisation WHERE id = ${input.organisationId} FOR UPDATE`;
  const organisation = await tx.organisation.findFirst({
    where: { AND: [{ id: input.organisationId }, buildManagedOfficesWhere(viewer)] },
    select: { id: true, kind: true, systemUsers: { where: { isOffice: true }, select: { id: true } } },
  });
  if (!organisation) throw createFieldError('organisationId', peopleMessages['people.badOrganisation']);
  await assertUserNameFree(tx, input.userName, id);
  if (id !== undefined) return change(tx, viewer, organisation.kind, input, id, seen);
  const isOffice = organisation.kind !== 'agency' && organisation.systemUsers.length === 0;
  return add(tx, { ...input, isOffice, role: requireRoleForKind(organisation.kind, input.role) });
}

function requireRoleForKind(kind: OrganisationKind, asked?: StaffRole): StaffRole {
  const role = findRoleForKind(kind, asked);
  if (!role) throw createFieldError('role', staffAccountsMessages['systemUsers.roleInvalid']);
  return role;
}

/** Case-insensitive, as names that differ only in case are easily confused. */
async function assertUserNameFree(tx: Transaction, userName: string, id?: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`system_user ${userName.toLowerCase()}`}))`;
  const other = await tx.systemUser.findFirst({
    where: { userName: { equals: escapeLike(userName), mode: 'insensitive' }, NOT: { id: id ?? 0 } },
    select: { id: true },
  });
  if (other) throw createFieldError('userName', staffAccountsMessages['systemUsers.userNameTaken']);
}

type NewAccount = StaffAccountInput & { role: StaffRole; isOffice: boolean };

async function add(tx: Transaction, { organisationId, userName, displayName, email, role, isOffice }: NewAccount) {
  const made = await tx.systemUser.create({
    data: {
      ...{ userName, isOffice },
      organisation: { connect: { id: organisationId } },
      account: { create: { role, displayName, email } },
    },
    select: { id: true, accountId: true },
  });
  return {
    ...{ ...made, made: true, before: undefined },
    after: { organisationId, userName, displayName, role, isOffice },
  };
}

async function change(
  tx: Transaction,
  viewer: Viewer,
  kind: OrganisationKind,
  input: StaffAccountInput,
  id: number,
  seen?: string,
) {
  // Quoted, as `system_user` is an SQL keyword.
  await tx.$queryRaw`SELECT id FROM "system_user" WHERE id = ${id} FOR UPDATE`;
  const before = await tx.systemUser.findFirst({
    where: { AND: [{ id }, { organisation: buildManagedOfficesWhere(viewer) }] },
    include: { account: { select: { displayName: true, email: true, role: true } } },
  });
  if (!before) throw new AppError('missing', pickMessage(peopleMessages, 'people.missing'));
  if (seen !== undefined && seen !== computeStaffAccountVersion(before))
    throw createStaleError(pickMessage(peopleMessages, 'people.changed'), { noun: 'account', id: before.accountId });
  const isMoved = input.organisationId !== before.organisationId;
  const asked = isMoved
    ? findAccountRole(kind, input.role)
    : (input.role ?? findAccountRole(kind, before.account.role));
  const role = requireRoleForKind(kind, asked);
  if (isMoved) await assertMayMove(tx, before);
  if (role !== before.account.role) await assertMayChangeRole(tx, viewer, before.accountId);
  await tx.systemUser.update({
    where: { id },
    data: { organisationId: input.organisationId, userName: input.userName },
  });
  const { displayName, email } = input;
  await tx.account.update({ where: { id: before.accountId }, data: { displayName, email, role } });
  if (email !== before.account.email) await endEmailedLinks(tx, before.accountId);
  const isOther = isMoved || role !== before.account.role || input.userName !== before.userName;
  if (isOther) await endSessions(tx, before.accountId);
  return {
    id,
    accountId: before.accountId,
    made: false,
    before: toAuditRow(before),
    after: { ...input, role, email: undefined },
  };
}

/** The given role if the kind of organisation allows it. */
const findAccountRole = (kind: OrganisationKind, role = ''): StaffRole | undefined =>
  listStaffRoles(kind).find((one) => one === role);

/** Refuses to move the office's own login, and accounts with items in work, which must be handed over first. */
async function assertMayMove(tx: Transaction, { accountId, isOffice }: { accountId: number; isOffice: boolean }) {
  if (isOffice) throw createFieldError('organisationId', staffAccountsMessages['systemUsers.officeStays']);
  if ((await countInWork(accountId, tx)) > 0)
    throw createFieldError('organisationId', peopleMessages['people.handOverFirst']);
}

async function assertMayChangeRole(tx: Transaction, viewer: Viewer, accountId: number): Promise<void> {
  if (viewer.accountId === accountId) throw createFieldError('role', peopleMessages['people.ownRole']);
  if (await isLastAdministrator(tx, accountId))
    throw createFieldError('role', peopleMessages['people.lastAdministrator']);
}

const toAuditRow = ({ organisationId, userName, account }: VersionedStaffAccount) => ({
  ...{ organisationId, userName, displayName: account.displayName, role: account.role },
});
