import { z } from 'zod';
import { buildManagedCollegesWhere, buildManagedOfficesWhere } from '@/features/people/people.queries';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import type { ImportKind } from './imports.schema';

/** Accounts that files brought, by how far they have come: each number counts those of the next ones too. */
const funnelRow = z.object({
  region: z.number().nullable(),
  imported: z.number(),
  password: z.number(),
  login: z.number(),
  item: z.number(),
});
export type FunnelRow = Omit<z.infer<typeof funnelRow>, 'region'>;
export type ImportFunnel = {
  /** Regions of the viewer's organisations, in the order of the site; without figures if no account was imported. */
  regions: { id: number; name: string; figures?: FunnelRow }[];
  /** Accounts of organisations outside all regions. */
  elsewhere?: FunnelRow;
  total?: FunnelRow;
};

/**
 * Accounts that imports of a kind added within the viewer's organisations, by region: added, given a first password by slip,
 * letter or mail, logged in, and author of an item.
 */
export async function findImportFunnel(viewer: Viewer, kind: ImportKind): Promise<ImportFunnel> {
  const isUsers = kind === 'collegeUsers';
  const officeKind = isUsers || kind === 'staff' ? null : kind;
  const managed = isUsers ? buildManagedCollegesWhere(viewer) : buildManagedOfficesWhere(viewer);
  const organisations = await db.organisation.findMany({
    where: { AND: [managed, officeKind ? { kind: officeKind } : {}] },
    select: { id: true, province: { select: { regionGroupId: true } } },
  });
  const [rows, regions] = await Promise.all([
    countSteps(
      organisations.map(({ id }) => id),
      isUsers,
      officeKind !== null,
    ),
    db.regionGroup.findMany({
      where: { id: { in: organisations.flatMap(({ province }) => province?.regionGroupId ?? []) } },
      select: { id: true, name: true },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
    }),
  ]);
  const findFigures = (wanted: number | null) => rows.find(({ region }) => region === wanted);
  return {
    regions: regions.map((region) => ({ ...region, figures: findFigures(region.id) })),
    elsewhere: findFigures(null),
    total: rows.length > 0 ? rows.reduce(add) : undefined,
  };
}

function add<R extends FunnelRow>(one: R, other: R): R {
  const [imported, password] = [one.imported + other.imported, one.password + other.password];
  return { ...one, imported, password, login: one.login + other.login, item: one.item + other.item };
}

async function countSteps(organisationIds: readonly number[], isUsers: boolean, onlyOffices: boolean) {
  const rows: unknown = await db.$queryRaw`
    SELECT province.region_group_id AS region, count(*)::int AS imported,
      count(*) FILTER (WHERE account.password_changed_at IS NOT NULL OR account.invited_at IS NOT NULL
        OR account.last_login_at IS NOT NULL)::int AS password,
      count(*) FILTER (WHERE account.last_login_at IS NOT NULL)::int AS login,
      count(*) FILTER (WHERE account.last_login_at IS NOT NULL AND EXISTS (
        SELECT 1 FROM news WHERE news.deleted_at IS NULL
          AND (news.college_user_id = holder.user_id
            OR (news.system_user_id = holder.staff_id AND news.college_user_id IS NULL))))::int AS item
    FROM account
    JOIN (
      SELECT account_id, organisation_id, NULL::int AS staff_id, id AS user_id FROM college_user WHERE ${isUsers}
      UNION ALL
      SELECT account_id, organisation_id, id, NULL FROM "system_user"
      WHERE NOT ${isUsers} AND (is_office OR NOT ${onlyOffices})
    ) AS holder ON holder.account_id = account.id
    JOIN organisation ON organisation.id = holder.organisation_id
    LEFT JOIN province ON province.id = organisation.province_id
    WHERE account.imported_at IS NOT NULL AND organisation.id = ANY(${[...organisationIds]}::int[])
    GROUP BY province.region_group_id`;
  return z.array(funnelRow).parse(rows);
}
