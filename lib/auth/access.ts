import type { Viewer } from './viewer';

export const roles = [
  'visitor',
  'member',
  'usercollege',
  'college',
  'iven',
  'VecProvince',
  'veccentral',
  'veccentraldep',
  'newseditors',
  'VecAdmin',
] as const;

export type Role = (typeof roles)[number];

const everyone = roles;
const signedIn = roles.filter((role) => role !== 'visitor');
const writers = roles.filter((role) => role !== 'visitor' && role !== 'member');
const offices = writers.filter((role) => role !== 'usercollege');

/** Who may what. Whose rows a right reaches is the scope's business, not this table's. */
export const rights = {
  'news.read': everyone,
  'news.count': everyone,
  'news.report': everyone,
  'profile.own': signedIn,
  'presence.own': everyone,
  'news.write': writers,
  'news.publish': offices,
  'news.return': offices,
  'lifestyle.write': ['college', 'veccentraldep', 'newseditors', 'VecAdmin'],
  'accounts.manage': ['college', 'iven', 'VecProvince', 'VecAdmin'],
  'statistics.read': ['college', 'iven', 'VecProvince', 'newseditors', 'VecAdmin'],
  'forum.write': writers.filter((role) => role !== 'newseditors'),
  'forum.moderate': ['VecAdmin'],
  'site.manage': ['VecAdmin'],
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof rights;

/** Whether this viewer holds the right. */
export function can(viewer: Viewer, right: Right): boolean {
  const holders: readonly Role[] = rights[right];
  return holders.includes(viewer.role);
}
