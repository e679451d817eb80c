import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { hasSameName } from '@/lib/files/same-name';
import { assertSameIds, orderInput } from '@/lib/list/ordering';
import { findDeleted } from '@/lib/list/restore';
import { readAudience } from './rooms.rules';
import { deletedRoom, MAX_ROOMS, type RoomAudience, roomIdInput, roomInput } from './rooms.schema';

const access = 'forum.moderate';
/** No cached page shows anything of the forum. */
const touches = () => [];

/** Serialises changes by administrators; readers and writers of the forum don't wait. */
const lockRooms = (tx: Transaction) => tx.$executeRaw`LOCK TABLE forum_room IN SHARE ROW EXCLUSIVE MODE`;

async function findRow(tx: Transaction, id: number) {
  const row = await tx.forumRoom.findUnique({ where: { id } });
  if (!row) throw new AppError('missing', 'forumRooms.missing');
  return row;
}

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
    await lockRooms(tx);
    const reach = readAudience(audience);
    if (!reach || !(await hasAudience(tx, reach))) throw createFieldError('audience', 'forumRooms.audienceMissing');
    const others = await tx.forumRoom.findMany({ where: { id: { not: id } }, select: { name: true } });
    if (hasSameName(others, named.name)) {
      throw createFieldError('name', 'forumRooms.nameTaken');
    }
    const data = { ...named, ...reach };
    if (id !== undefined) {
      const before = await findRow(tx, id);
      return { before, after: await tx.forumRoom.update({ where: { id }, data }) };
    }
    const { _max, _count } = await tx.forumRoom.aggregate({ _max: { position: true }, _count: true });
    if (_count >= MAX_ROOMS) throw new AppError('conflict', 'forumRooms.tooMany');
    const position = (_max.position ?? 0) + 10;
    return { before: undefined, after: await tx.forumRoom.create({ data: { ...data, position } }) };
  },
  audit: (_, { before, after }) => ({
    action: before ? 'forumRoom.save' : 'forumRoom.add',
    noun: 'forumRoom',
    nounId: after.id,
    before,
    after,
  }),
});

const createFieldError = (field: string, key: string) => new AppError('invalid', 'errors.invalid', { [field]: key });

async function hasAudience(tx: Transaction, { provinceId, organisationId }: RoomAudience): Promise<boolean> {
  if (provinceId !== null) return (await tx.province.count({ where: { id: provinceId } })) > 0;
  if (organisationId === null) return true;
  return (await tx.organisation.count({ where: { id: organisationId, kind: 'institute' } })) > 0;
}

/**
 * Reorders all rooms.
 *
 * @throws AppError 'conflict' when the ids are not exactly the stored ones
 */
export const orderRooms = command({
  access,
  input: orderInput,
  invalidates: touches,
  run: async ({ ids }, _viewer, tx) => {
    await lockRooms(tx);
    const stored = await tx.forumRoom.findMany({
      select: { id: true },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      take: MAX_ROOMS,
    });
    assertSameIds(stored, ids);
    await tx.$executeRaw`UPDATE forum_room r SET position = o.at * 10
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS o(id, at) WHERE r.id = o.id`;
    return stored.map((row) => row.id);
  },
  audit: ({ ids }, before) => ({
    action: 'forumRoom.order',
    noun: 'forumRoom',
    before: { ids: before },
    after: { ids },
  }),
});

/**
 * Deletes a room without topics.
 *
 * @throws AppError 'conflict' while it has topics, hidden ones included; 'missing'
 */
export const deleteRoom = command({
  access,
  input: roomIdInput,
  invalidates: touches,
  run: async ({ id }, _viewer, tx) => {
    await lockRooms(tx);
    const row = await findRow(tx, id);
    if ((await tx.forumTopic.count({ where: { roomId: id } })) > 0) {
      throw new AppError('conflict', 'forumRooms.hasTopics');
    }
    await tx.forumRoom.delete({ where: { id } });
    return row;
  },
  audit: ({ id }, before) => ({ action: 'forumRoom.delete', noun: 'forumRoom', nounId: id, before }),
});

/**
 * Undoes a deletion: the room is as it was, under its old id.
 *
 * @throws AppError 'missing' if no room with this id was deleted; 'conflict' if its id or name is taken again
 */
export const restoreRoom = command({
  access,
  input: roomIdInput,
  invalidates: touches,
  run: async ({ id }, _viewer, tx) => {
    await lockRooms(tx);
    const row = await findDeleted(tx, { noun: 'forumRoom', id }, deletedRoom);
    const others = await tx.forumRoom.findMany({ select: { id: true, name: true } });
    const taken = others.some((other) => other.id === id) || hasSameName(others, row.name);
    if (taken || !(await hasAudience(tx, row))) throw new AppError('conflict', 'ordered.taken');
    await tx.forumRoom.create({ data: row });
    return row;
  },
  audit: ({ id }, after) => ({ action: 'forumRoom.restore', noun: 'forumRoom', nounId: id, after }),
});
