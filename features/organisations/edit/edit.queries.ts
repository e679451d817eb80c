import { buildPublicWhere } from '@/features/news/news.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { getMoveField, isMovable } from '../bulk/bulk.rules';
import { buildIdleAccountWhere, buildOwnOfficeWhere, idleBefore, readableBy } from '../organisations.queries';
import { affiliationFields, getAffiliationRule, type OrganisationKind } from '../organisations.schema';
import { type FormRow, organisationFormColumns, toProfileForm } from './edit.rows';
import type { AffiliationOption, AffiliationOptions } from './edit.schema';

/** Upper bound, several times the number in the country of any kind. */
const MOST_CHOICES = 5_000;

const itemColumns = {
  ...organisationFormColumns,
  province: { select: { name: true } },
  institute: { select: { name: true } },
  department: { select: { name: true } },
  systemUsers: {
    where: { isOffice: true },
    select: { userName: true, account: { select: { lastLoginAt: true, createdAt: true, status: true, email: true } } },
    orderBy: { id: 'asc' },
    take: 1,
  },
} as const satisfies Prisma.OrganisationSelect;

/** One organisation of a kind that the viewer may see, or undefined. */
export async function findOrganisation(viewer: Viewer, kind: OrganisationKind, id: number, now = getCurrentTime()) {
  const where = { AND: [{ id }, { kind }, readableBy(viewer)] };
  const row = await db.organisation.findFirst({ where, select: itemColumns });
  if (!row) return undefined;
  const mine = { OR: [{ systemUser: { organisationId: id } }, { collegeUser: { organisationId: id } }] };
  const [people, idlePeople, items] = await Promise.all([
    db.account.count({ where: mine }),
    db.account.count({ where: { AND: [mine, buildIdleAccountWhere(now), { status: 'open' }] } }),
    db.news.count({ where: { organisationId: id, ...buildPublicWhere(now) } }),
  ]);
  const [office] = row.systemUsers;
  return {
    form: toForm(row, kind),
    details: {
      status: row.status,
      province: row.province?.name,
      institute: row.institute?.name,
      department: row.department?.name,
      office: office && {
        userName: office.userName,
        lastLoginAt: office.account.lastLoginAt?.toISOString(),
        idle: (office.account.lastLoginAt ?? office.account.createdAt) < idleBefore(now),
        open: office.account.status === 'open',
        address: office.account.email ?? row.email ?? undefined,
      },
      people,
      idlePeople,
      items,
    },
  };
}

/** Initial values of an organisation's form, where unknown texts are empty, and the details beside it. */
export type OrganisationItem = NonNullable<Awaited<ReturnType<typeof findOrganisation>>>;
export type OrganisationFormValues = OrganisationItem['form'];

const toForm = (row: FormRow, kind: OrganisationKind) => ({
  ...toProfileForm(row),
  kind,
  code: row.code,
  shortName: row.shortName,
  email: row.email ?? '',
  provinceId: row.provinceId,
  instituteId: row.instituteId,
  departmentId: row.departmentId,
});

/** Options for a kind's affiliations, by name in Thai order; closed ones are left out unless they are chosen now. */
export async function listAffiliationOptions(kind: OrganisationKind, now: Partial<Record<string, unknown>> = {}) {
  const choices: AffiliationOptions = {};
  for (const field of affiliationFields) {
    if (getAffiliationRule(kind, field)) choices[field] = byName(await optionFinders[field](Number(now[field] ?? 0)));
  }
  return choices;
}

/** Organisations to which a viewer may move those of a kind, by name; undefined if the viewer or the kind has no such move. */
export async function listMoveOptions(
  viewer: Viewer,
  kind: OrganisationKind,
): Promise<AffiliationOption[] | undefined> {
  if (!isMovable(kind) || !can(viewer, 'organisations.add')) return undefined;
  return byName(await optionFinders[getMoveField(kind)](NO_ID));
}

const listOrganisationOptions = (kind: 'institute' | 'department', chosen: number) =>
  db.organisation.findMany({
    where: { kind, OR: [{ status: 'open' }, { id: chosen }] },
    select: { id: true, name: true },
    take: MOST_CHOICES,
  });

const optionFinders = {
  provinceId: () => db.province.findMany({ select: { id: true, name: true }, take: MOST_CHOICES }),
  instituteId: (chosen: number) => listOrganisationOptions('institute', chosen),
  departmentId: (chosen: number) => listOrganisationOptions('department', chosen),
} as const satisfies Record<(typeof affiliationFields)[number], (chosen: number) => Promise<AffiliationOption[]>>;

const byName = (choices: AffiliationOption[]) =>
  choices.toSorted((one, other) => one.name.localeCompare(other.name, 'th'));

/** Public profile of the viewer's own organisation; undefined if the viewer may not change it. */
export async function findOwnOrganisation(viewer: Viewer) {
  const office = await db.systemUser.findFirst({
    where: buildOwnOfficeWhere(viewer),
    select: { organisation: { select: organisationFormColumns } },
  });
  return office ? toProfileForm(office.organisation) : undefined;
}
