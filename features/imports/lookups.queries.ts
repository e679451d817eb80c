import { buildManagedCollegesWhere, buildManagedOfficesWhere, countInWork } from '@/features/people/people.queries';
import type { Viewer } from '@/lib/auth/viewer';
import { db, type Transaction } from '@/lib/db/db';
import { buildDirectory, type Directory } from './lookups.rules';

/** Maximum number of organisations in a directory, several times as many as there are. */
const MAX_DIRECTORY_ENTRIES = 20_000;

export type Client = Pick<Transaction, 'organisation' | 'province' | 'systemUser' | 'collegeUser' | 'news'>;

const directoryColumns = { id: true, code: true, name: true, shortName: true, kind: true } as const;

/** Directory of provinces, by id and both names. */
export async function loadProvinceDirectory(client: Client = db): Promise<Directory> {
  const rows = await client.province.findMany({
    select: { id: true, name: true, nameEn: true },
    take: MAX_DIRECTORY_ENTRIES,
  });
  return buildDirectory(rows.map(({ id, name, nameEn }) => ({ id, code: String(id), names: [name, nameEn] })));
}

/** Directory of organisations of a kind, by code and names. */
export async function loadOrganisationDirectory(kind: 'institute' | 'department', client: Client = db) {
  const rows = await client.organisation.findMany({
    where: { kind },
    select: directoryColumns,
    take: MAX_DIRECTORY_ENTRIES,
  });
  return buildDirectory(rows.map(({ id, code, name, shortName }) => ({ id, code, names: [name, shortName] })));
}

/** Directory of colleges whose users the viewer manages. */
export async function loadCollegeDirectory(viewer: Viewer, client: Client = db): Promise<Directory> {
  const rows = await client.organisation.findMany({
    where: buildManagedCollegesWhere(viewer),
    select: directoryColumns,
    take: MAX_DIRECTORY_ENTRIES,
  });
  return buildDirectory(rows.map(({ id, code, name, shortName }) => ({ id, code, names: [name, shortName] })));
}

/**
 * Directory of organisations whose accounts the viewer manages, except the agency, whose accounts are added one by one.
 */
export async function loadOfficeDirectory(viewer: Viewer, client: Client = db): Promise<Directory> {
  const rows = await client.organisation.findMany({
    where: { AND: [buildManagedOfficesWhere(viewer), { NOT: { kind: 'agency' } }] },
    select: directoryColumns,
    take: MAX_DIRECTORY_ENTRIES,
  });
  return buildDirectory(rows.map(({ id, code, name, shortName }) => ({ id, code, names: [name, shortName] })));
}

/** Organisations by lower-case code, matched case-insensitively. */
export async function findOrganisationsByCode(codes: readonly string[], client: Client = db) {
  const rows = await client.organisation.findMany({ where: { code: { in: [...codes], mode: 'insensitive' } } });
  return new Map(rows.map((row) => [row.code.toLowerCase(), row]));
}

/** Staff accounts by lower-case login name, matched case-insensitively. */
export async function findStaffAccountsByUserName(userNames: readonly string[], client: Client = db) {
  const rows = await client.systemUser.findMany({
    where: { userName: { in: [...userNames], mode: 'insensitive' } },
    include: { account: { select: { displayName: true, email: true } } },
  });
  return new Map(rows.map((row) => [row.userName.toLowerCase(), row]));
}

/** College users by id card number. */
export async function findCollegeUsersByIdCard(idCards: readonly string[], client: Client = db) {
  const rows = await client.collegeUser.findMany({
    where: { idCard: { in: [...idCards] } },
    include: { account: { select: { email: true } } },
  });
  return new Map(rows.map((row) => [row.idCard, row]));
}

/** True if an account has items in work, which prevent a move to another organisation. */
export const hasItemsInWork = async (accountId: number, client: Client = db): Promise<boolean> =>
  (await countInWork(accountId, client)) > 0;
