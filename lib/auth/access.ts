import { type AccountRole, accountRoles, organisationRoles, type Role, roles, staffRoles } from './roles';
import type { PendingStep, Viewer } from './viewer';

const everyone = roles;
const signedIn = accountRoles;
const writers = organisationRoles;
const offices = staffRoles;

/** Roles that hold each right. The rows that a right reaches depend on the scope, not on this table. */
export const rights = {
  'news.read': everyone,
  'news.count': everyone,
  'news.report': everyone,
  'session.open': everyone,
  'account.register': everyone,
  'account.reset': everyone,
  'account.delete': ['member'],
  'email.confirm': everyone,
  'profile.own': signedIn,
  'password.own': signedIn,
  'session.own': signedIn,
  'session.end': signedIn,
  'area.staff': writers,
  'secondFactor.own': writers,
  'secondFactor.expected': ['newseditors', 'VecAdmin'],
  'secondFactor.prove': writers,
  'members.read': ['VecAdmin'],
  'administrator.own': ['VecAdmin'],
  'presence.own': everyone,
  'saved.own': ['member'],
  'consent.keep': everyone,
  'news.write': writers,
  'news.publish': offices,
  'news.return': offices,
  'news.everywhere': ['newseditors', 'VecAdmin'],
  'news.front': ['newseditors', 'VecAdmin'],
  'news.import': offices.filter((role) => role !== 'newseditors' && role !== 'VecAdmin'),
  'news.style': ['newseditors', 'VecAdmin'],
  'news.writeMembers': ['veccentraldep'],
  'lifestyle.write': ['college', 'veccentraldep', 'newseditors', 'VecAdmin'],
  'accounts.manage': ['college', 'iven', 'VecProvince', 'VecAdmin'],
  'accounts.import': ['college', 'VecAdmin'],
  'members.manage': ['VecAdmin'],
  'organisations.read': ['iven', 'VecProvince', 'newseditors', 'VecAdmin'],
  'organisations.edit': ['iven', 'VecProvince', 'VecAdmin'],
  'organisations.add': ['VecAdmin'],
  'organisations.own': offices.filter((role) => role !== 'newseditors'),
  'organisations.overview': offices.filter((role) => role !== 'newseditors'),
  'registrations.decide': ['VecAdmin'],
  'statistics.read': ['college', 'iven', 'VecProvince', 'newseditors', 'VecAdmin'],
  'forum.write': writers.filter((role) => role !== 'newseditors'),
  'forum.moderate': ['VecAdmin'],
  'notices.read': writers,
  'notices.answer': offices,
  'notices.send': ['college', 'iven', 'VecProvince', 'veccentraldep', 'VecAdmin'],
  'reports.write': ['college', 'iven', 'VecProvince'],
  'reports.oversee': ['VecAdmin'],
  'reports.check': ['iven', 'VecProvince'],
  'reports.follow': ['iven', 'VecProvince', 'VecAdmin'],
  'documents.count': everyone,
  'alerts.follow': everyone,
  'alerts.own': ['member'],
  'contact.send': everyone,
  'contact.handle': ['VecAdmin'],
  'messages.own': ['member'],
  'voices.handle': offices.filter((role) => role !== 'newseditors'),
  'rights.ask': everyone,
  'rights.handle': ['VecAdmin'],
  'participation.take': everyone,
  'participation.manage': ['VecAdmin'],
  'site.manage': ['VecAdmin'],
  'traffic.export': ['VecAdmin'],
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof rights;

/** Rights that cannot be lost, because visitors hold them too. */
export type PublicRight = { [R in Right]: 'visitor' extends (typeof rights)[R][number] ? R : never }[Right];

/** Rights beyond a visitor's that a session has while a step is pending. */
const rightsWhilePending: Readonly<Record<PendingStep, readonly Right[]>> = {
  password: ['password.own', 'session.end'],
  secondFactor: ['secondFactor.prove', 'session.end'],
  enrolment: ['secondFactor.own', 'session.end'],
};

/** True if the viewer holds the right. */
export function can({ role, session }: Pick<Viewer, 'role' | 'session'>, right: Right): boolean {
  const holders: readonly Role[] = rights[right];
  if (session?.pendingStep === undefined) return holders.includes(role);
  return (
    holders.includes('visitor') || (holders.includes(role) && rightsWhilePending[session.pendingStep].includes(right))
  );
}

/** Roles of accounts that hold the right. */
export const listRolesWith = (right: Right): AccountRole[] => accountRoles.filter((role) => can({ role }, right));
