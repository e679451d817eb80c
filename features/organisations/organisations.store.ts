import { endEmailedLinks } from '@/lib/auth/emailed-links';
import type { Viewer } from '@/lib/auth/viewer';
import type { Prisma, Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { tag } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';
import { findFieldErrors, findLogoErrors, lockOrganisationNames } from './field-errors';
import { editableBy } from './organisations.queries';
import { officeRoles, toContactColumns, toOrganisationColumns, toProfileColumns } from './organisations.rows';
import {
  GIVEN_PASSWORD_HOURS,
  type OrganisationContact,
  type OrganisationInput,
  type OrganisationProfile,
} from './organisations.schema';

const HOUR_MS = 3_600_000;

/** A password that somebody gives an account, with its hash: made before the transaction, as it takes longer than one may. */
export type NewCredentials = { password: string; passwordHash: string };

/** Which row a writing is about, how it was opened, and the password of a new office login; without one nobody can log in yet. */
type WriteTarget = { id?: number; version?: string; given?: NewCredentials };

/** What was written: the row before and after, the office login of a new one, and what readers' caches must forget. */
export type WrittenOrganisation = { id: number; before?: object; after: object; officeId?: number; tags: string[] };

/** The columns of an account whose password somebody else gave: it opens for some days and has to be changed. */
export function toIssuedPasswordColumns(given: NewCredentials, now = getCurrentTime()) {
  return {
    passwordHash: given.passwordHash,
    passwordChangedAt: now,
    passwordExpiresAt: new Date(now.getTime() + GIVEN_PASSWORD_HOURS * HOUR_MS),
    mustChangePassword: true,
  };
}

/**
 * A row that the viewer may edit, locked until the end of the transaction.
 *
 * @param version when the row was last written as the viewer saw it; left out, whatever is there is written over
 * @throws AppError 'missing' for another's, 'conflict' when somebody wrote it since
 */
export async function lockOrganisation(
  tx: Transaction,
  where: Prisma.OrganisationWhereInput,
  { id, version }: LockTarget,
) {
  await tx.$queryRaw`SELECT id FROM organisation WHERE id = ${id} FOR UPDATE`;
  const row = await tx.organisation.findFirst({ where: { AND: [{ id }, where] } });
  if (!row) throw new AppError('missing', 'organisations.gone');
  if (version !== undefined && row.updatedAt.toISOString() !== version)
    throw new AppError('conflict', 'errors.conflict');
  return row;
}
type LockTarget = { id: number; version?: string };
type Row = Awaited<ReturnType<typeof lockOrganisation>>;

function throwIfInvalid(wrong: Readonly<Record<string, string>>): void {
  if (Object.keys(wrong).length > 0) throw new AppError('invalid', 'errors.invalid', wrong);
}

/**
 * Writes an organisation whole, within another command's transaction: a new one with its office login, or the row of an id.
 * Whoever calls it has checked the right to add or to edit everything ('organisations.add').
 *
 * @param input as `organisationInput` makes it
 * @throws AppError 'invalid' by field, also for a code or user name that is taken and for a place that is not there;
 *   'missing', 'conflict'
 */
export async function writeOrganisation(
  tx: Transaction,
  viewer: Viewer,
  input: OrganisationInput,
  { id, version, given }: WriteTarget = {},
): Promise<WrittenOrganisation> {
  const row = id === undefined ? undefined : await lockOrganisation(tx, editableBy(viewer), { id, version });
  if (row && row.kind !== input.kind) throwIfInvalid({ kind: 'organisations.kindFixed' });
  if (row?.code !== input.code) await lockOrganisationNames(tx);
  throwIfInvalid(await findFieldErrors(tx, viewer, input, row));
  const data = toOrganisationColumns(input);
  if (!row) return addOrganisation(tx, input, given);
  const after = await tx.organisation.update({ where: { id: row.id }, data });
  await syncOfficeAccounts(tx, row, after);
  const renamed = row.name === after.name ? [] : await listAuthorListTags(tx);
  return {
    id: row.id,
    before: toAuditRow(row),
    after: toAuditRow(after),
    tags: [...listOrganisationTags(row.id), ...renamed],
  };
}

/** Writes what those above an organisation may change of it; as `writeOrganisation`. */
export async function writeContact(
  tx: Transaction,
  viewer: Viewer,
  input: OrganisationContact,
  target: LockTarget,
): Promise<WrittenOrganisation> {
  const row = await lockOrganisation(tx, editableBy(viewer), target);
  throwIfInvalid(await findLogoErrors(tx, viewer, input.logoId, row));
  const after = await tx.organisation.update({ where: { id: row.id }, data: toContactColumns(input) });
  await syncOfficeAccounts(tx, row, after);
  return { id: row.id, before: toAuditRow(row), after: toAuditRow(after), tags: listOrganisationTags(row.id) };
}

/** Writes what an office may change of its own organisation; as `writeOrganisation`. */
export async function writeProfile(
  tx: Transaction,
  viewer: Viewer,
  input: OrganisationProfile,
  target: LockTarget,
): Promise<WrittenOrganisation> {
  const row = await lockOrganisation(tx, {}, target);
  throwIfInvalid(await findLogoErrors(tx, viewer, input.logoId, row));
  const after = await tx.organisation.update({ where: { id: row.id }, data: toProfileColumns(input) });
  return { id: row.id, before: toAuditRow(row), after: toAuditRow(after), tags: listOrganisationTags(row.id) };
}

async function addOrganisation(
  tx: Transaction,
  input: OrganisationInput,
  given?: NewCredentials,
): Promise<WrittenOrganisation> {
  const after = await tx.organisation.create({ data: toOrganisationColumns(input) });
  const office = await tx.systemUser.create({
    data: {
      userName: input.userName,
      isOffice: true,
      organisation: { connect: { id: after.id } },
      account: {
        create: {
          role: officeRoles[input.kind],
          displayName: input.name,
          email: after.email,
          ...(given ? toIssuedPasswordColumns(given) : {}),
        },
      },
    },
  });
  return {
    id: after.id,
    after: { ...toAuditRow(after), userName: input.userName },
    officeId: office.id,
    tags: listOrganisationTags(after.id),
  };
}

/** The office is called as its organisation is, has its address unless it has one of its own, and logs in with its code if it did. */
async function syncOfficeAccounts(tx: Transaction, before: Row, after: Row): Promise<void> {
  const offices = await tx.systemUser.findMany({
    where: { organisationId: after.id, isOffice: true },
    include: { account: { select: { email: true } } },
  });
  for (const { id, accountId, userName, account } of offices) {
    const isShared = account.email === null || account.email === before.email;
    const email = isShared ? after.email : account.email;
    await tx.account.update({ where: { id: accountId }, data: { displayName: after.name, email } });
    if (email !== account.email) await endEmailedLinks(tx, accountId);
    if (userName === before.code && after.code !== before.code)
      await tx.systemUser.update({ where: { id }, data: { userName: after.code } });
  }
}

/** What readers' caches must forget when an organisation changed. */
export const listOrganisationTags = (id: number): string[] => [tag.organisations, tag.profile(id)];

/** Every list of news that names the authors. */
async function listAuthorListTags(tx: Transaction): Promise<string[]> {
  const categories = await tx.category.findMany({ select: { id: true } });
  return [tag.home, tag.lists(), ...categories.map(({ id }) => tag.lists(id))];
}

const toAuditRow = ({ createdAt: _, updatedAt: __, nameSearch: ___, ...row }: Row): object => row;
