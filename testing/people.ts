import { randomInt, randomUUID } from 'node:crypto';
import { hashPassword } from '@/lib/auth/passwords';
import { roleTable } from '@/lib/auth/role-table';
import type { AccountRole, StaffRole } from '@/lib/auth/roles';
import { db, type Prisma } from '@/lib/db/db';
import { anOrganisation, makeUnique } from './builders';
import { anIdCard } from './id-card';

/** Password of everybody in tests; the word must not occur in a response or log. */
export const PASSWORD = 'SECRETMARK-2569';
/** Lowest bcrypt cost, for speed. */
const CHEAP = 4;

const hashCache: { hash?: Promise<string> } = {};
const getPasswordHash = (): Promise<string> => {
  hashCache.hash ??= hashPassword(PASSWORD, CHEAP);
  return hashCache.hash;
};

type AccountOverrides = Partial<Omit<Prisma.AccountUncheckedCreateInput, 'role'>>;

const anAccount = async (role: AccountRole, displayName: string, given: AccountOverrides) =>
  db.account.create({
    data: { displayName, passwordHash: await getPasswordHash(), passwordChangedAt: new Date(), ...given, role },
  });

/** Random digits. */
const makeDigits = (length: number): string => Array.from({ length }, () => randomInt(10)).join('');

/** Columns that an organisation of a kind requires. */
async function buildLocation(
  kind: Prisma.OrganisationUncheckedCreateInput['kind'],
  { provinceId, departmentId }: Partial<Prisma.OrganisationUncheckedCreateInput> = {},
) {
  if (kind === 'unit') return { departmentId: departmentId ?? (await anOrganisation()).id };
  const inProvince = kind === 'college' || kind === 'province';
  return inProvince ? { provinceId: provinceId ?? (await aProvince()).id } : {};
}

type OfficeOverrides = { organisation?: Partial<Prisma.OrganisationUncheckedCreateInput>; account?: AccountOverrides };

/** Office login of a new organisation of the role's kind, with a password; its name is the organisation's code. */
export async function aStaffOffice(
  role: StaffRole,
  { organisation: wished, account: given = {} }: OfficeOverrides = {},
) {
  const { kind } = roleTable[role];
  const place = await buildLocation(kind, wished);
  const organisation = await anOrganisation({ kind, code: makeDigits(10), ...place, ...wished });
  const account = await anAccount(role, organisation.name, given);
  const systemUser = await db.systemUser.create({
    data: { accountId: account.id, organisationId: organisation.id, userName: organisation.code, isOffice: true },
  });
  return { door: 'staff', name: systemUser.userName, id: systemUser.id, organisation, account, systemUser } as const;
}

export const aCollege = (wishes: OfficeOverrides = {}) => aStaffOffice('college', wishes);
export const anAdministrator = (wishes: OfficeOverrides = {}) => aStaffOffice('VecAdmin', wishes);
export const anEditor = (wishes: OfficeOverrides = {}) => aStaffOffice('newseditors', wishes);

/** A user of a college, by default of a new one. */
export async function aCollegeUser({
  college,
  person = {},
  account: given = {},
}: {
  college?: number;
  person?: { firstName?: string; lastName?: string };
  account?: AccountOverrides;
} = {}) {
  const organisationId = college ?? (await aCollege()).organisation.id;
  const account = await anAccount('usercollege', makeUnique('ครู'), given);
  const collegeUser = await db.collegeUser.create({
    data: { accountId: account.id, organisationId, idCard: anIdCard(), firstName: 'สมชาย', lastName: 'ใจดี', ...person },
  });
  return { door: 'collegeUser', name: collegeUser.idCard, id: collegeUser.id, account, collegeUser } as const;
}

/** An open member with the e-mail address `email`, or a new one. */
export async function aMember({ email, account: given = {} }: { email?: string; account?: AccountOverrides } = {}) {
  const address = email ?? `member-${randomUUID()}@example.org`;
  const account = await anAccount('member', 'สมหญิง ใจดี', { email: address, ...given });
  const person = { firstName: 'สมหญิง', lastName: 'ใจดี', gender: 'Female', birthDate: new Date('2001-04-13') } as const;
  const terms = { registrationCode: `SECRETMARK-${randomUUID()}`, termsVersion: 'test', termsAcceptedAt: new Date() };
  const member = await db.member.create({ data: { accountId: account.id, email: address, ...person, ...terms } });
  return { door: 'member', name: address, id: member.id, account, member } as const;
}

/** A province in no region group. */
export const aProvince = () =>
  db.province.create({
    data: { id: randomInt(100, 2_000_000_000), name: makeUnique('จังหวัด'), nameEn: makeUnique('Province') },
  });

/** Somebody who can log in. */
export type Person = { door: 'staff' | 'collegeUser' | 'member'; name: string };

/** Makers of a person of every role but the administrator's, by their titles in tests. */
export const nonAdministrators = [
  ['an editor', anEditor],
  ['a college', aCollege],
  ['a college user', aCollegeUser],
  ['an institute', () => aStaffOffice('iven')],
  ['a province', () => aStaffOffice('VecProvince')],
  ['a unit', () => aStaffOffice('veccentral')],
  ['a department', () => aStaffOffice('veccentraldep')],
  ['a member', aMember],
] as const;
