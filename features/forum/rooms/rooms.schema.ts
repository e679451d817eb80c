import { z } from 'zod';
import { officeRoles } from '@/lib/auth/roles';
import { lineField, textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { forumRoomsMessages as words } from './rooms.messages';

/** Maximum length of a room's name and of its description, in characters. */
export const ROOM_NAME_LENGTH = 80;
export const ROOM_TEXT_LENGTH = 300;
/** Maximum number of rooms read at once; more than a forum has. */
export const MAX_ROOMS = 300;

/** Audience of a room; null does not restrict it. */
export type RoomAudience = { role: string | null; provinceId: number | null; organisationId: number | null };

const AUDIENCE = /^(?:all|role:[A-Za-z]{1,20}|(?:province|institute):[1-9][0-9]{0,9})$/;

/** A room as the administrator's form sends it; `audience` is `all`, `role:college`, `province:10` or `institute:5`. */
export const roomInput = z.object({
  id: id.optional(),
  name: lineField(ROOM_NAME_LENGTH, { missing: words['forumRooms.nameMissing'], long: words['forumRooms.nameLong'] }),
  description: textField(ROOM_TEXT_LENGTH, { long: words['forumRooms.textLong'] }).default(''),
  audience: z.string(words['forumRooms.audienceMissing']).regex(AUDIENCE, words['forumRooms.audienceMissing']),
});

/** A deleted room in the audit log. */
export const deletedRoom = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  role: z.enum(officeRoles).nullable(),
  provinceId: z.number().nullable(),
  organisationId: z.number().nullable(),
  position: z.number(),
});

/** A room with its audience as text. */
export type Room = { id: number; name: string; description: string; audience: string; isForAll: boolean };
export type RoomEntry = Room & { topics: number; choice: string };
export type RoomAudienceOption = { value: string; label: string };
