import { can } from '@/lib/auth/access';
import type { RoleFacts } from '@/lib/auth/role-table';
import { getRoleFacts, officeRoles } from '@/lib/auth/roles';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { dependsOn, tag } from '@/lib/request/context';
import { DAY_MS } from '@/lib/time/units';
import { IDLE_DAYS, organisationKinds } from './organisations.schema';

export type Institution = { id: number; name: string; userName: string; role: string; department: string };

/** Office logins of open accounts that may register for a password. */
export const registeringOffice = {
  isOffice: true,
  account: { status: 'open', role: { in: officeRoles } },
  organisation: { status: 'open' },
} as const satisfies Prisma.SystemUserWhereInput;

const institutionColumns = {
  id: true,
  userName: true,
  account: { select: { role: true } },
  organisation: { select: { name: true, department: { select: { name: true } } } },
} as const;
type InstitutionRow = Prisma.SystemUserGetPayload<{ select: typeof institutionColumns }>;

/** The institutions a registration may choose from: office logins of open accounts, by name in Thai order. */
export async function listInstitutions(): Promise<Institution[]> {
  dependsOn(tag.organisations);
  const rows = await db.systemUser.findMany({ where: registeringOffice, select: institutionColumns });
  return rows.map(toInstitution).sort((a, b) => a.name.localeCompare(b.name, 'th'));
}

/** One of these institutions by the id of its office login, or undefined. */
export async function findInstitution(id: number): Promise<Institution | undefined> {
  const row = await db.systemUser.findUnique({ where: { id, ...registeringOffice }, select: institutionColumns });
  return row ? toInstitution(row) : undefined;
}

const toInstitution = ({ id, userName, account, organisation }: InstitutionRow): Institution => ({
  id,
  name: organisation.name,
  userName,
  role: account.role,
  department: organisation.department?.name ?? '',
});

type Supervision = NonNullable<RoleFacts['supervises']>;

/** Supervised organisations, by the id of one's own. */
const supervisedWhere: Readonly<Record<Supervision, (own: number) => Prisma.OrganisationWhereInput>> = {
  institute: (own) => ({ kind: 'college', instituteId: own }),
  province: (own) => ({ kind: 'college', province: { organisations: { some: { id: own, kind: 'province' } } } }),
  department: (own) => ({ kind: 'unit', departmentId: own }),
  // In an OR, Prisma treats an empty condition as matching nothing.
  everything: () => ({ id: { gt: 0 } }),
};

/** Organisations that the viewer's own one supervises; all for an administrator, none for most others. */
export function supervisedBy({ role, organisationId }: Pick<Viewer, 'role' | 'organisationId'>) {
  const { supervises } = getRoleFacts(role);
  return supervises ? supervisedWhere[supervises](organisationId ?? NO_ID) : { id: NO_ID };
}

/** Supervised organisations `o` in SQL, by the id of one's own: the same as `supervisedWhere`. */
const supervisedSql: Readonly<Record<Supervision, (own: number) => Prisma.Sql>> = {
  institute: (own) => Prisma.sql`(o.kind = 'college' AND o.institute_id = ${own})`,
  province: (own) => Prisma.sql`(o.kind = 'college' AND o.province_id = (
    SELECT own.province_id FROM organisation own WHERE own.id = ${own} AND own.kind = 'province'))`,
  department: (own) => Prisma.sql`(o.kind = 'unit' AND o.department_id = ${own})`,
  everything: () => Prisma.sql`true`,
};

/** Condition in SQL for organisations `o` that the viewer's own one supervises; the same as `supervisedBy`. */
export function buildSupervisedSql({ role, organisationId }: Pick<Viewer, 'role' | 'organisationId'>): Prisma.Sql {
  const { supervises } = getRoleFacts(role);
  return supervises ? supervisedSql[supervises](organisationId ?? NO_ID) : Prisma.sql`false`;
}

/** Organisations of the kinds that have lists; the agency itself is none of them. */
const listed: Prisma.OrganisationWhereInput = { kind: { in: [...organisationKinds] } };

/** Organisations that the viewer may see as rows: those that its own one supervises, or all with `news.everywhere`. */
export function readableBy(viewer: Viewer): Prisma.OrganisationWhereInput {
  if (!can(viewer, 'organisations.read')) return { id: NO_ID };
  return can(viewer, 'news.everywhere') ? listed : { AND: [listed, supervisedBy(viewer)] };
}

/** Name of an organisation that the viewer may see, or undefined. */
export async function findOrganisationName(viewer: Viewer, id: number): Promise<string | undefined> {
  const where = { AND: [{ id }, readableBy(viewer)] };
  return (await db.organisation.findFirst({ where, select: { name: true } }))?.name;
}

/** Organisations that the viewer may edit, open and close: those that its own one supervises. */
export function editableBy(viewer: Viewer): Prisma.OrganisationWhereInput {
  return can(viewer, 'organisations.edit') ? { AND: [listed, supervisedBy(viewer)] } : { id: NO_ID };
}

/** Organisations that the viewer may see as a whole, with their health: its own, and those that it supervises. */
export function buildOverviewedWhere(viewer: Viewer): Prisma.OrganisationWhereInput {
  if (!can(viewer, 'organisations.overview')) return { id: NO_ID };
  return { AND: [listed, { OR: [{ id: viewer.organisationId ?? NO_ID }, supervisedBy(viewer)] }] };
}

/** Those among them that its own one supervises, as a condition in SQL for organisations `o`. */
export const buildSupervisedOverviewSql = (viewer: Viewer): Prisma.Sql =>
  can(viewer, 'organisations.overview')
    ? Prisma.sql`(o.kind::text = ANY (${[...organisationKinds]}::text[]) AND ${buildSupervisedSql(viewer)})`
    : Prisma.sql`false`;

/** The viewer's login, if it is that of its organisation's office or an administrator's. */
export function buildOwnOfficeWhere(viewer: Viewer): Prisma.SystemUserWhereInput {
  if (!can(viewer, 'organisations.own')) return { id: NO_ID };
  return { accountId: viewer.accountId ?? NO_ID, ...(can(viewer, 'site.manage') ? {} : { isOffice: true }) };
}

/** Threshold of idleness: an account is idle if its last login, or its creation if it never logged in, is before it. */
export const idleBefore = (now: Date): Date => new Date(now.getTime() - IDLE_DAYS * DAY_MS);

export function buildIdleAccountWhere(now: Date): Prisma.AccountWhereInput {
  const before = { lt: idleBefore(now) };
  return { OR: [{ lastLoginAt: before }, { lastLoginAt: null, createdAt: before }] };
}

/**
 * Open organisations without an active or new office login; one without any office login counts by its own creation.
 */
export function buildIdleOrganisationWhere(now: Date): Prisma.OrganisationWhereInput {
  const since = { gte: idleBefore(now) };
  // Negating `buildIdleAccountWhere` would leave out accounts without a login, as NOT of an unknown is unknown.
  const inUse = { OR: [{ lastLoginAt: since }, { lastLoginAt: null, createdAt: since }] };
  return {
    status: 'open',
    OR: [{ systemUsers: { some: { isOffice: true } } }, { createdAt: { lt: idleBefore(now) } }],
    systemUsers: { none: { isOffice: true, account: inUse } },
  };
}
