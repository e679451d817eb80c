import { can, listRolesWith } from '@/lib/auth/access';
import { findOfficeRole, officeRoles } from '@/lib/auth/roles';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma, type Transaction } from '@/lib/db/db';
import { formatRoomAudience, toAudienceValue } from './rooms.rules';
import { MAX_ROOMS, type Room, type RoomAudience, type RoomAudienceOption, type RoomEntry } from './rooms.schema';

/** Kinds of organisations that belong to the rooms of a province. */
const PROVINCE_KINDS = ['province', 'college'] as const;

/**
 * Condition for the rooms that the viewer may read and write in, applied by every read and write of the forum. A room's
 * role, province (its organisations) and institute (with its colleges) each narrow it; a moderator reads all.
 */
export function buildRoomsWhere(viewer: Viewer): Prisma.ForumRoomWhereInput {
  if (!can(viewer, 'forum.write')) return { id: NO_ID };
  // Not `{}`: inside an OR, Prisma lets an empty condition match nothing.
  if (can(viewer, 'forum.moderate')) return { id: { gt: 0 } };
  const own = viewer.organisationId ?? NO_ID;
  // College users read the rooms of their college.
  const role = findOfficeRole(viewer.role);
  return {
    AND: [
      { OR: [{ role: null }, ...(role ? [{ role }] : [])] },
      {
        OR: [
          { provinceId: null },
          { province: { organisations: { some: { id: own, kind: { in: [...PROVINCE_KINDS] } } } } },
        ],
      },
      {
        OR: [
          { organisationId: null },
          { organisationId: own },
          { organisation: { kind: 'institute', instituteColleges: { some: { id: own, kind: 'college' } } } },
        ],
      },
    ],
  };
}

/** Condition for the accounts that may read a room; the inverse of `buildRoomsWhere`. */
export function buildRoomReadersWhere({ role, provinceId, organisationId }: RoomAudience): Prisma.AccountWhereInput {
  const organisation: Prisma.OrganisationWhereInput = {
    status: 'open',
    AND: [
      provinceId === null ? {} : { provinceId, kind: { in: [...PROVINCE_KINDS] } },
      organisationId === null
        ? {}
        : { OR: [{ id: organisationId }, { instituteId: organisationId, kind: 'college' as const }] },
    ],
  };
  const writers = listRolesWith('forum.write').filter((name) => role === null || findOfficeRole(name) === role);
  return {
    status: 'open',
    OR: [
      { role: { in: listRolesWith('forum.moderate') } },
      {
        role: { in: writers },
        OR: [{ systemUser: { organisation } }, { collegeUser: { organisation } }],
      },
    ],
  };
}

/** Columns that define the audience of a room. */
export const audienceColumns = { role: true, provinceId: true, organisationId: true } as const;

const columns = {
  id: true,
  name: true,
  description: true,
  ...audienceColumns,
  province: { select: { name: true } },
  organisation: { select: { name: true } },
} as const satisfies Prisma.ForumRoomSelect;
type Row = Prisma.ForumRoomGetPayload<{ select: typeof columns }>;

const inOrder = [{ position: 'asc' }, { id: 'asc' }] as const satisfies Prisma.ForumRoomOrderByWithRelationInput[];

const toRoom = (row: Row): Room => ({
  id: row.id,
  name: row.name,
  description: row.description,
  audience: formatRoomAudience(row),
  isForAll: toAudienceValue(row) === 'all',
});

/** Rooms of a viewer, by position. */
export async function listRooms(viewer: Viewer): Promise<Room[]> {
  const rows = await db.forumRoom.findMany({
    where: buildRoomsWhere(viewer),
    select: columns,
    orderBy: inOrder,
    take: MAX_ROOMS,
  });
  return rows.map(toRoom);
}

/** A room with its audience; null if the viewer is not in it. */
export function findRoom(viewer: Viewer, id: number, from: Pick<Transaction, 'forumRoom'> = db) {
  return from.forumRoom.findFirst({
    where: { AND: [{ id }, buildRoomsWhere(viewer)] },
    select: { id: true, name: true, ...audienceColumns },
  });
}

/** All rooms with their number of topics, for the administrator. */
export async function listRoomEntries(): Promise<RoomEntry[]> {
  const rows = await db.forumRoom.findMany({
    select: { ...columns, _count: { select: { topics: true } } },
    orderBy: inOrder,
    take: MAX_ROOMS,
  });
  return rows.map((row) => ({ ...toRoom(row), topics: row._count.topics, choice: toAudienceValue(row) }));
}

/** Provinces and institutes that a room can be for, as options of the form. */
export async function listRoomAudienceOptions(): Promise<RoomAudienceOption[]> {
  const [provinces, institutes] = await Promise.all([
    db.province.findMany({ select: { id: true, name: true }, orderBy: { name: 'asc' } }),
    db.organisation.findMany({
      where: { kind: 'institute' },
      select: { id: true, name: true },
      orderBy: { name: 'asc' },
      take: MAX_ROOMS,
    }),
  ]);
  const nobody = { role: null, provinceId: null, organisationId: null, province: null, organisation: null };
  const named = (row: Parameters<typeof formatRoomAudience>[0]) => ({
    value: toAudienceValue(row),
    label: formatRoomAudience(row),
  });
  return [
    named(nobody),
    ...officeRoles.map((role) => named({ ...nobody, role })),
    ...institutes.map((organisation) => named({ ...nobody, organisationId: organisation.id, organisation })),
    ...provinces.map((province) => named({ ...nobody, provinceId: province.id, province })),
  ];
}
