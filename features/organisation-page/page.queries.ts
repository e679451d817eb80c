import { buildOverviewedWhere } from '@/features/organisations/organisations.queries';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';

const named = { select: { id: true, name: true } } as const;
const columns = {
  ...{ id: true, kind: true, name: true, shortName: true, code: true, status: true },
  ...{ email: true, phone: true, address: true, website: true, publicEmail: true },
  province: {
    select: {
      name: true,
      regionGroup: { select: { name: true } },
      organisations: { where: { kind: 'province' }, ...named, orderBy: { id: 'asc' }, take: 1 },
    },
  },
  institute: named,
  department: named,
  systemUsers: {
    where: { isOffice: true },
    select: { userName: true, account: { select: { lastLoginAt: true } } },
    orderBy: { id: 'asc' },
    take: 1,
  },
} as const satisfies Prisma.OrganisationSelect;

/** Organisation that the viewer may see as a whole, its own or one that it supervises; undefined for any other. */
export async function findOverviewed(viewer: Viewer, id: number) {
  const row = await db.organisation.findFirst({
    where: { AND: [{ id }, buildOverviewedWhere(viewer)] },
    select: columns,
  });
  if (!row) return undefined;
  const { province, institute, department, systemUsers, ...rest } = row;
  const [office] = systemUsers;
  const [above] = row.kind === 'college' ? (province?.organisations ?? []) : [];
  return {
    ...rest,
    own: id === (viewer.organisationId ?? NO_ID),
    province: province?.name,
    region: province?.regionGroup?.name,
    /** Organisations that supervise it. */
    above: [department, above, institute].flatMap((one) => one ?? []),
    userName: office?.userName,
    lastLoginAt: office?.account.lastLoginAt ?? undefined,
  };
}
export type OverviewedOrganisation = NonNullable<Awaited<ReturnType<typeof findOverviewed>>>;
