import { findOfficeRoleOfKind } from '@/lib/auth/roles';
import { CLOSED_COLLEGE_CODE, colleges, organisations } from './organisations';
import { makePerson } from './people';
import { hashText, makeRandom, type Random } from './random';
import type { CollegeUserSeed, MemberSeed, Organisation, SystemUserSeed } from './shapes';

const COLLEGE_USERS = 60;
const MEMBERS = 40;

const buildOfficeLogins = (organisation: Organisation): SystemUserSeed[] => {
  const role = findOfficeRoleOfKind(organisation.kind);
  if (!role) return [];
  return [
    {
      userName: organisation.key,
      role,
      organisationKey: organisation.key,
      name: organisation.kind === 'college' ? `งานประชาสัมพันธ์ ${organisation.shortName}` : organisation.name,
      email: organisation.email,
      status: organisation.key === CLOSED_COLLEGE_CODE ? 'Close' : 'Open',
    },
  ];
};

export const systemUsers: readonly SystemUserSeed[] = [
  {
    userName: 'admin',
    role: 'VecAdmin',
    organisationKey: 'agency',
    name: 'ผู้ดูแลระบบ',
    email: 'admin@agency.example.com',
    status: 'Open',
  },
  {
    userName: 'editor',
    role: 'newseditors',
    organisationKey: 'agency',
    name: 'กองบรรณาธิการข่าวอาชีวศึกษา',
    email: 'editor@agency.example.com',
    status: 'Open',
  },
  ...organisations.flatMap(buildOfficeLogins),
];

/** The 13th digit of a Thai identity card number, from its first twelve. */
export function computeIdCardCheckDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (13 - index), 0);
  return (11 - (sum % 11)) % 10;
}

/** Id card number of a series that is not issued (all zeros after the office code), with its check digit. */
function buildIdCard(index: number): string {
  const twelve = `1100000${String(index).padStart(5, '0')}`;
  return `${twelve}${computeIdCardCheckDigit(twelve)}`;
}

const openColleges = colleges.filter((college) => college.key !== CLOSED_COLLEGE_CODE);
const FIRST_COLLEGE_USERS = 4;

function makeCollegeUsers(random: Random): CollegeUserSeed[] {
  return Array.from({ length: COLLEGE_USERS }, (_, index) => {
    const { firstName, lastName } = makePerson(random);
    const own = index < FIRST_COLLEGE_USERS ? openColleges[0] : openColleges[index % openColleges.length];
    const number = index + 1;
    return {
      idCard: buildIdCard(number),
      firstName,
      lastName,
      email: `user${String(number).padStart(3, '0')}@c${own?.code}.example.net`,
      organisationKey: own?.key ?? '',
      status: number % 19 === 0 ? 'Close' : 'Open',
    };
  });
}

function makeMembers(random: Random): MemberSeed[] {
  return Array.from({ length: MEMBERS }, (_, index) => {
    const person = makePerson(random);
    const month = String(random.int(1, 12)).padStart(2, '0');
    const day = String(random.int(1, 28)).padStart(2, '0');
    return {
      firstName: person.firstName,
      lastName: person.lastName,
      email: index === 0 ? 'member@example.com' : `member${index + 1}@example.${random.pick(['com', 'org', 'net'])}`,
      gender: index % 17 === 16 ? 'other' : person.female ? 'female' : 'male',
      birthDate: `${random.int(1966, 2009)}-${month}-${day}`,
      status: index % 20 === 19 ? 'close' : 'open',
    };
  });
}

export const collegeUsers: readonly CollegeUserSeed[] = makeCollegeUsers(makeRandom('college users'));
export const members: readonly MemberSeed[] = makeMembers(makeRandom('members'));

/** A user of a college, deterministic for the seed; undefined if it has none. */
export function pickCollegeUser(organisationKey: string, seed: string): CollegeUserSeed | undefined {
  const own = collegeUsers.filter((user) => user.organisationKey === organisationKey && user.status === 'Open');
  return own[hashText(seed) % Math.max(1, own.length)];
}
