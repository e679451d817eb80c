import { roleTable } from '@/lib/auth/role-table';
import { type OfficeRole, officeRoles } from '@/lib/auth/roles';
import { forumRoomsMessages } from './rooms.messages';
import type { RoomAudience } from './rooms.schema';

const findRoomRole = (name: string): OfficeRole | undefined => officeRoles.find((role) => role === name);

/** Parses the form value of an audience into columns; undefined for an invalid one. */
export function readAudience(audience: string): (RoomAudience & { role: OfficeRole | null }) | undefined {
  const nobody = { role: null, provinceId: null, organisationId: null };
  const [kind, value = ''] = audience.split(':');
  if (kind === 'all') return nobody;
  if (kind === 'province') return { ...nobody, provinceId: Number(value) };
  if (kind === 'institute') return { ...nobody, organisationId: Number(value) };
  const role = findRoomRole(value);
  return role && { ...nobody, role };
}

/** Form value of a room's audience. */
export function toAudienceValue({ role, provinceId, organisationId }: RoomAudience): string {
  if (organisationId !== null) return `institute:${organisationId}`;
  if (provinceId !== null) return `province:${provinceId}`;
  return role === null ? 'all' : `role:${role}`;
}

type NamedAudience = RoomAudience & { province: { name: string } | null; organisation: { name: string } | null };

/** Audience of a room, in Thai. */
export function formatRoomAudience({ role, province, organisation }: NamedAudience): string {
  const known = role === null ? undefined : findRoomRole(role);
  const parts = [
    known && roleTable[known].offices.th,
    province && `${forumRoomsMessages['forumRooms.audience.province']}${province.name}`,
    organisation?.name,
  ].filter(Boolean);
  return parts.join(' · ') || forumRoomsMessages['forumRooms.audience.all'];
}
