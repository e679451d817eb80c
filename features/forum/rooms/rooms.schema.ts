import { z } from 'zod';
import { lineField, textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';

/** The longest name of a room and the longest line about it, in characters. */
export const ROOM_NAME_LENGTH = 80;
export const ROOM_TEXT_LENGTH = 300;
/** More rooms than a forum has; a bound for what is read at once. */
export const MAX_ROOMS = 300;

/** Roles that can have a room of their own; college users go with their colleges. */
export const roomRoles = ['college', 'iven', 'VecProvince', 'veccentral', 'veccentraldep'] as const;
export type RoomRole = (typeof roomRoles)[number];

/** Whom a room is for: what is null narrows nothing. */
export type RoomAudience = { role: string | null; provinceId: number | null; organisationId: number | null };

const AUDIENCE = /^(?:all|role:[A-Za-z]{1,20}|(?:province|institute):[1-9][0-9]{0,9})$/;

/** A room as the administrator's form sends it; `audience` is `all`, `role:college`, `province:10` or `institute:5`. */
export const roomInput = z.object({
  id: id.optional(),
  name: lineField(ROOM_NAME_LENGTH, { missing: 'forumRooms.nameMissing', long: 'forumRooms.nameLong' }),
  description: textField(ROOM_TEXT_LENGTH, { long: 'forumRooms.textLong' }).default(''),
  audience: z.string('forumRooms.audienceMissing').regex(AUDIENCE, 'forumRooms.audienceMissing'),
});
export const roomIdInput = z.object({ id });

/** A room as the audit log keeps it. */
export const deletedRoom = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  role: z.enum(roomRoles).nullable(),
  provinceId: z.number().nullable(),
  organisationId: z.number().nullable(),
  position: z.number(),
});

/** A room with the words for whom it is. */
export type Room = { id: number; name: string; description: string; audience: string; isForAll: boolean };
/** A room in the administrator's list. */
export type RoomEntry = Room & { topics: number; choice: string };
export type RoomAudienceOption = { value: string; label: string };
