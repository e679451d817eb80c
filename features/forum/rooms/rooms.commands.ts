import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { hasSameName } from '@/lib/files/same-name';
import { orderedList } from '@/lib/list/ordered-list';
import { pickMessage } from '@/lib/messages/message';
import { forumRoomsMessages as words } from './rooms.messages';
import { readAudience } from './rooms.rules';
import { deletedRoom, MAX_ROOMS, type RoomAudience, roomInput } from './rooms.schema';

const access = 'forum.moderate';
/** No cached page shows anything of the forum. */
const touches = () => [];

const rooms = orderedList({
  noun: 'forumRoom',
  table: 'forum_room',
  missing: pickMessage(words, 'forumRooms.missing'),
  access,
  touches,
  find: (tx, where) => tx.forumRoom.findUnique({ where }),
});

/**
 * Saves a room; a new one goes last.
 *
 * @throws AppError 'invalid' by field, also for a name that another room has and for an unknown audience; 'missing'
 */
export const saveRoom = command({
  access,
  input: roomInput,
  invalidates: touches,
  run: async ({ id, audience, ...named }, _viewer, tx) => {
    await rooms.lock(tx);
    const reach = readAudience(audience);
    if (!reach || !(await hasAudience(tx, reach)))
      throw createFieldError('audience', words['forumRooms.audienceMissing']);
    const others = await tx.forumRoom.findMany({ where: { id: { not: id } }, select: { name: true } });
    if (hasSameName(others, named.name)) {
      throw createFieldError('name', words['forumRooms.nameTaken']);
    }
    const data = { ...named, ...reach };
    if (id !== undefined) {
      const before = await rooms.requireEntry(tx, id);
      return { before, after: await tx.forumRoom.update({ where: { id }, data }) };
    }
    const { _max, _count } = await tx.forumRoom.aggregate({ _max: { position: true }, _count: true });
    if (_count >= MAX_ROOMS) throw new AppError('conflict', pickMessage(words, 'forumRooms.tooMany'));
    const position = (_max.position ?? 0) + 10;
    return { before: undefined, after: await tx.forumRoom.create({ data: { ...data, position } }) };
  },
  audit: rooms.auditSave,
});

async function hasAudience(tx: Transaction, { provinceId, organisationId }: RoomAudience): Promise<boolean> {
  if (provinceId !== null) return (await tx.province.count({ where: { id: provinceId } })) > 0;
  if (organisationId === null) return true;
  return (await tx.organisation.count({ where: { id: organisationId, kind: 'institute' } })) > 0;
}

export const orderRooms = rooms.declareOrder({ limit: MAX_ROOMS });

/**
 * Deletes a room without topics.
 *
 * @throws AppError 'conflict' while it has topics, hidden ones included; 'missing'
 */
export const deleteRoom = rooms.declareDelete(async (tx, where) => {
  const topics = await tx.forumTopic.count({ where: { roomId: where.id } });
  if (topics > 0) throw new AppError('conflict', pickMessage(words, 'forumRooms.hasTopics'));
  return tx.forumRoom.delete({ where });
});

/** Restores a deleted room, unless its name is taken again or its audience is gone. */
export const restoreRoom = rooms.declareRestore(
  deletedRoom,
  (tx, data) => tx.forumRoom.create({ data }),
  async (tx, row) => {
    const others = await tx.forumRoom.findMany({ select: { name: true } });
    return hasSameName(others, row.name) || !(await hasAudience(tx, row));
  },
);
