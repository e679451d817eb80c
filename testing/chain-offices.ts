import { getRoleFacts, type Role } from '@/lib/auth/roles';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { makeUnique } from './builders';
import { toPersonViewer } from './newsroom';
import { type aCollege, aCollegeUser, aMember, anAdministrator, anEditor, aProvince, aStaffOffice } from './people';

/** Relations of an office to the one of a viewer. */
export const chainRelations = ['own', 'supervised', 'sibling', 'above', 'foreign'] as const;
export type ChainRelation = (typeof chainRelations)[number];
/** Office that has the things of a case: a notice, a letter, a report, a person and figures. */
export type ChainOffice = { id: number; kind: string; email: string };

type Office = Awaited<ReturnType<typeof aStaffOffice>>;
type Wishes = NonNullable<Parameters<typeof aCollege>[0]>['organisation'];

/** Offices of every kind around one college, a sibling of each, and a foreign college. */
export async function createChain() {
  const [province, elsewhere] = [await aProvince(), await aProvince()];
  const addresses: Record<number, string> = {};
  const withMail = async (office: Office) => {
    const email = `${makeUnique('office').replaceAll(' ', '-')}@example.org`;
    await db.account.update({ where: { id: office.account.id }, data: { email } });
    addresses[office.organisation.id] = email;
    return office;
  };
  const make = async (role: Parameters<typeof aStaffOffice>[0], organisation?: Wishes) =>
    withMail(await aStaffOffice(role, { organisation }));
  const [institute, otherInstitute] = [await make('iven'), await make('iven')];
  const [department, otherDepartment] = [await make('veccentraldep'), await make('veccentraldep')];
  const inChain = { provinceId: province.id, instituteId: institute.organisation.id };
  const inDepartment = { departmentId: department.organisation.id };
  const own: Record<string, Office> = {
    institute,
    department,
    province: await make('VecProvince', { provinceId: province.id }),
    college: await make('college', inChain),
    unit: await make('veccentral', inDepartment),
    agency: await withMail(await anAdministrator()),
  };
  const siblings: Record<string, Office> = {
    institute: otherInstitute,
    department: otherDepartment,
    province: await make('VecProvince', { provinceId: elsewhere.id }),
    college: await make('college', inChain),
    unit: await make('veccentral', inDepartment),
  };
  const foreign = await make('college', { provinceId: elsewhere.id });
  const editor = await anEditor();
  const user = await aCollegeUser({ college: own.college?.organisation.id });
  const member = await aMember();
  const below = { institute: 'college', province: 'college', department: 'unit', everything: 'college' } as const;
  const above: Record<string, Office | undefined> = { college: own.province, unit: own.department };

  const toOffice = (office: Office | undefined): ChainOffice | undefined =>
    office && {
      id: office.organisation.id,
      kind: office.organisation.kind,
      email: addresses[office.organisation.id] ?? '',
    };
  return {
    /** Viewer of a role, in the office of its kind. */
    toViewer: (role: Role): Viewer => {
      const { kind } = getRoleFacts(role);
      if (role === 'visitor') return { role };
      if (role === 'member') return toPersonViewer(member);
      if (role === 'usercollege') return toPersonViewer(user, user.collegeUser.organisationId);
      const office = role === 'newseditors' ? editor : own[kind ?? ''];
      if (!office) throw new Error(`no office of ${role}`);
      return toPersonViewer(office, office.organisation.id);
    },
    /** Office in a relation to that of a role, as far as there is one. */
    findOffice: (role: Role, relation: ChainRelation): ChainOffice | undefined => {
      const { kind = '', supervises } = getRoleFacts(role);
      if (relation === 'foreign') return supervises === 'everything' ? undefined : toOffice(foreign);
      if (relation === 'own') return toOffice(own[kind]);
      if (relation === 'sibling') return toOffice(siblings[kind]);
      if (relation === 'above') return toOffice(above[kind]);
      return supervises && toOffice(own[below[supervises]]);
    },
    /** Another office, to which the agency may hand a letter. */
    spare: otherInstitute.organisation.id,
  };
}
export type Chain = Awaited<ReturnType<typeof createChain>>;
