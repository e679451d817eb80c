import { randomUUID } from 'node:crypto';
import type { Prisma } from '@/lib/db/db';
import { collegeUsers, members, systemUsers } from '../content/accounts';
import { getOrganisationId } from './organisations';

/** Version of the terms that demo members agreed to. */
const DEMO_TERMS = '2';

const genders = { male: 'Male', female: 'Female' } as const;

const SYSTEM_START = 0;
const COLLEGE_START = systemUsers.length;
const MEMBER_START = COLLEGE_START + collegeUsers.length;

const systemUserIds = new Map(systemUsers.map(({ userName }, index) => [userName, index + 1]));
const collegeUserIds = new Map(collegeUsers.map(({ idCard }, index) => [idCard, index + 1]));
const offices = new Map(systemUsers.map((seed, index) => [seed.organisationKey, index + 1]));

/** Office login of an organisation; the agency's is its editor's. */
export const findOfficeUserId = (organisationKey: string) => offices.get(organisationKey);
export const findCollegeUserId = (idCard: string) => collegeUserIds.get(idCard);
/** Account id of a user name. */
export const findAccountId = (userName: string) => systemUserIds.get(userName);

/** All demo accounts; they share one password, and so one hash. */
export function buildAccountRows(passwordHash: string, now: Date): Prisma.AccountCreateManyInput[] {
  const common = { passwordHash, passwordChangedAt: now };
  return [
    ...systemUsers.map((seed, index) => ({
      ...common,
      id: SYSTEM_START + index + 1,
      role: seed.role,
      status: seed.status === 'Open' ? ('open' as const) : ('closed' as const),
      displayName: seed.name,
      email: seed.email,
    })),
    ...collegeUsers.map((seed, index) => ({
      ...common,
      id: COLLEGE_START + index + 1,
      role: 'usercollege' as const,
      status: seed.status === 'Open' ? ('open' as const) : ('closed' as const),
      displayName: `${seed.firstName} ${seed.lastName}`,
      email: seed.email,
    })),
    ...members.map((seed, index) => ({
      ...common,
      id: MEMBER_START + index + 1,
      role: 'member' as const,
      status: seed.status === 'open' ? ('open' as const) : ('closed' as const),
      displayName: `${seed.firstName} ${seed.lastName}`,
      email: seed.email,
    })),
  ];
}

export const systemUserRows: Prisma.SystemUserCreateManyInput[] = systemUsers.map((seed, index) => ({
  id: index + 1,
  accountId: SYSTEM_START + index + 1,
  organisationId: getOrganisationId(seed.organisationKey),
  userName: seed.userName,
  isOffice: findOfficeUserId(seed.organisationKey) === index + 1,
}));

export const collegeUserRows: Prisma.CollegeUserCreateManyInput[] = collegeUsers.map((seed, index) => ({
  id: index + 1,
  accountId: COLLEGE_START + index + 1,
  organisationId: getOrganisationId(seed.organisationKey),
  idCard: seed.idCard,
  firstName: seed.firstName,
  lastName: seed.lastName,
}));

export function buildMemberRows(now: Date): Prisma.MemberCreateManyInput[] {
  return members.map((seed, index) => ({
    id: index + 1,
    accountId: MEMBER_START + index + 1,
    email: seed.email.toLowerCase(),
    firstName: seed.firstName,
    lastName: seed.lastName,
    gender: seed.gender === 'other' ? genders.female : genders[seed.gender],
    birthDate: new Date(seed.birthDate),
    registrationCode: randomUUID(),
    termsVersion: DEMO_TERMS,
    termsAcceptedAt: now,
  }));
}
