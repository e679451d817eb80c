import { collegesOf, countInWork, officesOf } from '@/features/people/people.queries';
import type { Viewer } from '@/lib/auth/viewer';
import { db, type Transaction } from '@/lib/db/db';
import { type Directory, directoryOf } from './lookups.rules';

/** Organisations that a directory holds at most; several times as many as the agency has. */
const MAX_PLACES = 20_000;

export type Client = Pick<Transaction, 'organisation' | 'province' | 'systemUser' | 'collegeUser' | 'news'>;

const named = { id: true, code: true, name: true, shortName: true, kind: true } as const;

/** All provinces, by id and both names. */
export async function readProvinces(client: Client = db): Promise<Directory> {
  const rows = await client.province.findMany({ select: { id: true, name: true, nameEn: true }, take: MAX_PLACES });
  return directoryOf(rows.map(({ id, name, nameEn }) => ({ id, code: String(id), names: [name, nameEn] })));
}

/** All organisations of a kind, by code and names. */
export async function readOrganisations(kind: 'institute' | 'department', client: Client = db): Promise<Directory> {
  const rows = await client.organisation.findMany({ where: { kind }, select: named, take: MAX_PLACES });
  return directoryOf(rows.map(({ id, code, name, shortName }) => ({ id, code, names: [name, shortName] })));
}

/** The colleges whose users the viewer manages. */
export async function readColleges(viewer: Viewer, client: Client = db): Promise<Directory> {
  const rows = await client.organisation.findMany({ where: collegesOf(viewer), select: named, take: MAX_PLACES });
  return directoryOf(rows.map(({ id, code, name, shortName }) => ({ id, code, names: [name, shortName] })));
}

/** The organisations whose accounts the viewer manages but for the agency, whose accounts are added one by one. */
export async function readOffices(viewer: Viewer, client: Client = db): Promise<Directory> {
  const rows = await client.organisation.findMany({
    where: { AND: [officesOf(viewer), { NOT: { kind: 'agency' } }] },
    select: named,
    take: MAX_PLACES,
  });
  return directoryOf(rows.map(({ id, code, name, shortName }) => ({ id, code, names: [name, shortName] })));
}

/** The organisations that have one of the codes, whatever its capitals, by the code in small letters. */
export async function findByCodes(codes: readonly string[], client: Client = db) {
  const rows = await client.organisation.findMany({ where: { code: { in: [...codes], mode: 'insensitive' } } });
  return new Map(rows.map((row) => [row.code.toLowerCase(), row]));
}

/** The accounts of offices that have one of the login names, whatever its capitals, by the name in small letters. */
export async function findByUserNames(userNames: readonly string[], client: Client = db) {
  const rows = await client.systemUser.findMany({
    where: { userName: { in: [...userNames], mode: 'insensitive' } },
    include: { account: { select: { displayName: true, email: true } } },
  });
  return new Map(rows.map((row) => [row.userName.toLowerCase(), row]));
}

/** The users of colleges that have one of the id card numbers, by it. */
export async function findByIdCards(idCards: readonly string[], client: Client = db) {
  const rows = await client.collegeUser.findMany({
    where: { idCard: { in: [...idCards] } },
    include: { account: { select: { email: true } } },
  });
  return new Map(rows.map((row) => [row.idCard, row]));
}

/** Whether an account has items in work, which keep it from moving to another organisation. */
export const isAtWork = async (accountId: number, client: Client = db): Promise<boolean> =>
  (await countInWork(accountId, client)) > 0;
