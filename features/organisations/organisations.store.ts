import { listAllListTags } from '@/features/news/categories/categories.queries';
import { type Credentials, toIssuedPasswordColumns } from '@/lib/auth/credentials';
import { endEmailedLinks } from '@/lib/auth/emailed-links';
import { findOfficeRoleOfKind } from '@/lib/auth/roles';
import type { Viewer } from '@/lib/auth/viewer';
import type { Prisma, Transaction } from '@/lib/db/db';
import { AppError, createInvalidError, createStaleError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { findFieldErrors, findPictureErrors, lockOrganisationNames } from './field-errors';
import { organisationsMessages as words } from './organisations.messages';
import { editableBy } from './organisations.queries';
import { toContactColumns, toOrganisationColumns, toProfileColumns } from './organisations.rows';
import type { OrganisationContact, OrganisationInput, OrganisationProfile } from './organisations.schema';

/**
 * The row to write, its version when it was opened, and the credentials of a new office login; without them nobody can
 * log in yet.
 */
type WriteTarget = { id?: number; version?: string; given?: Credentials };

/** Result of a write: the row before and after, the account of a new one's office login, and the cache tags to invalidate. */
export type WrittenOrganisation = {
  id: number;
  before?: object;
  after: object;
  officeAccountId?: number;
  tags: string[];
};

/**
 * The row that matches `where`, locked until the end of the transaction.
 *
 * @param version time of the last write as the viewer saw it; if left out, later writes are overwritten
 * @throws AppError 'missing' if no row matches, 'conflict' when somebody wrote it since
 */
export async function lockOrganisation(
  tx: Transaction,
  where: Prisma.OrganisationWhereInput,
  { id, version }: LockTarget,
) {
  await tx.$queryRaw`SELECT id FROM organisation WHERE id = ${id} FOR UPDATE`;
  const row = await tx.organisation.findFirst({ where: { AND: [{ id }, where] } });
  if (!row) throw new AppError('missing', pickMessage(words, 'organisations.gone'));
  if (version !== undefined && row.updatedAt.toISOString() !== version)
    throw createStaleError(pickMessage(errorMessages, 'errors.conflict'), { noun: 'organisation', id });
  return row;
}
type LockTarget = { id: number; version?: string };
type Row = Awaited<ReturnType<typeof lockOrganisation>>;

function throwIfInvalid(wrong: Readonly<Record<string, string>>): void {
  if (Object.keys(wrong).length > 0) throw createInvalidError(wrong);
}

/**
 * Writes a whole organisation within another command's transaction: a new one with its office login, or the row of an
 * id. The caller has checked the right to add or to edit everything ('organisations.add').
 *
 * @param input the output of `organisationInput`
 * @throws AppError 'invalid' by field, also for a code or user name that is taken and for an affiliation that doesn't
 *   exist; 'missing', 'conflict'
 */
export async function writeOrganisation(
  tx: Transaction,
  viewer: Viewer,
  input: OrganisationInput,
  { id, version, given }: WriteTarget = {},
): Promise<WrittenOrganisation> {
  const row = id === undefined ? undefined : await lockOrganisation(tx, editableBy(viewer), { id, version });
  if (row && row.kind !== input.kind) throwIfInvalid({ kind: words['organisations.kindFixed'] });
  if (row?.code !== input.code) await lockOrganisationNames(tx);
  throwIfInvalid(await findFieldErrors(tx, viewer, input, row));
  const data = toOrganisationColumns(input);
  if (!row) return addOrganisation(tx, input, given);
  const after = await tx.organisation.update({ where: { id: row.id }, data });
  await syncOfficeAccounts(tx, row, after);
  return toWritten(tx, row, after);
}

/** Writes the fields that organisations above may change; as `writeOrganisation`. */
export async function writeContact(
  tx: Transaction,
  viewer: Viewer,
  input: OrganisationContact,
  target: LockTarget,
): Promise<WrittenOrganisation> {
  const row = await lockOrganisation(tx, editableBy(viewer), target);
  throwIfInvalid(await findPictureErrors(tx, viewer, input, row));
  const after = await tx.organisation.update({ where: { id: row.id }, data: toContactColumns(input, row.kind) });
  await syncOfficeAccounts(tx, row, after);
  return toWritten(tx, row, after);
}

/** Writes the fields that an office may change of its own organisation; as `writeOrganisation`. */
export async function writeProfile(
  tx: Transaction,
  viewer: Viewer,
  input: OrganisationProfile,
  target: LockTarget,
): Promise<WrittenOrganisation> {
  const row = await lockOrganisation(tx, {}, target);
  throwIfInvalid(await findPictureErrors(tx, viewer, input, row));
  const after = await tx.organisation.update({ where: { id: row.id }, data: toProfileColumns(input, row.kind) });
  return toWritten(tx, row, after);
}

/** Result of a change; news cards name the author, and drawn covers bear its logo. */
export async function toWritten(tx: Transaction, row: Row, after: Row): Promise<WrittenOrganisation> {
  const isSameOnCards = row.name === after.name && row.logoId === after.logoId;
  return {
    id: row.id,
    before: toAuditRow(row),
    after: toAuditRow(after),
    tags: [...listOrganisationTags(row.id), ...(isSameOnCards ? [] : await listAllListTags(tx))],
  };
}

async function addOrganisation(
  tx: Transaction,
  input: OrganisationInput,
  given?: Credentials,
): Promise<WrittenOrganisation> {
  const role = findOfficeRoleOfKind(input.kind);
  if (!role) throw new Error(`no office login for the kind ${input.kind}`);
  const after = await tx.organisation.create({ data: toOrganisationColumns(input) });
  const office = await tx.systemUser.create({
    data: {
      userName: input.userName,
      isOffice: true,
      organisation: { connect: { id: after.id } },
      account: {
        create: {
          role,
          displayName: input.name,
          email: after.email,
          ...(given ? toIssuedPasswordColumns(given.hash) : {}),
        },
      },
    },
  });
  return {
    id: after.id,
    after: { ...toAuditRow(after), userName: input.userName },
    officeAccountId: office.accountId,
    tags: listOrganisationTags(after.id),
  };
}

/**
 * Syncs office accounts with their organisation: its name, its e-mail address unless they have one of their own, and
 * its code if they log in with it.
 */
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

/** Cache tags to invalidate when an organisation changed. */
export const listOrganisationTags = (id: number): string[] => [tag.organisations, tag.profile(id)];

/** A row without the columns that follow from others. */
const toAuditRow = ({ createdAt: _, updatedAt: __, nameSearch: ___, ...row }: Row): object => {
  const { initial: ____, programmeSearch: _____, ...written } = row;
  return written;
};
