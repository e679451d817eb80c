import type { Role } from '@/lib/auth/roles';
import type { Viewer } from '@/lib/auth/viewer';
import type { ItemFacts, NewsStatus } from './workflow.schema';

export const ids = { college: 1, institute: 2, province: 3, unit: 4, department: 5, agency: 6, other: 7 } as const;
/** Account ids; `ME` is the viewer's. */
export const [ME, SOMEBODY, USER] = [10, 11, 12];

export const someone = (role: Role, organisationId?: number): Viewer => ({
  role,
  accountId: ME,
  ownId: ME,
  organisationId,
});

export type Wishes = Partial<Omit<ItemFacts, 'organisation'>> & { whose?: keyof typeof ids };

const kinds: Readonly<Record<keyof typeof ids, string>> = {
  college: 'college',
  other: 'college',
  institute: 'institute',
  province: 'province',
  unit: 'unit',
  department: 'department',
  agency: 'agency',
};
const above: Partial<Readonly<Record<keyof typeof ids, number[]>>> = {
  college: [ids.institute, ids.province],
  unit: [ids.department],
};

/** A waiting item of the college, written by its office, unless specified otherwise. */
export function anItem({ whose = 'college', ...given }: Wishes = {}): ItemFacts {
  const status: NewsStatus = given.status ?? 'wait';
  return {
    status,
    level: status === 'allow' || status === 'hide' ? 1 : 0,
    section: 'news',
    deleted: false,
    organisation: { id: ids[whose], kind: kinds[whose] },
    systemUserId: given.collegeUserId ? null : SOMEBODY,
    collegeUserId: null,
    hiddenLevel: 0,
    supervisors: above[whose] ?? [],
    ...given,
  };
}

export const everywhere = Object.keys(ids).filter((name): name is keyof typeof ids => name in ids);
