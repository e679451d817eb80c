import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { makeUnique } from '@/testing/builders';
import { aRoom } from '@/testing/forum';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { aMember } from '@/testing/people';
import { deleteRoom, orderRooms, restoreRoom, saveRoom } from './rooms.commands';
import { forumRoomsMessages } from './rooms.messages';
import { buildRoomReadersWhere, findRoom, listRoomEntries, listRooms } from './rooms.queries';

let people: Newsroom;
let rooms: Awaited<ReturnType<typeof makeRooms>>;

const findProvinceId = async ({ organisationId = 0 }: Viewer) =>
  (await db.organisation.findUniqueOrThrow({ where: { id: organisationId } })).provinceId;

async function makeRooms() {
  const provinceId = await findProvinceId(people.province);
  return {
    open: await aRoom(),
    colleges: await aRoom({ role: 'college' }),
    provinces: await aRoom({ role: 'VecProvince' }),
    units: await aRoom({ role: 'veccentral' }),
    ofProvince: await aRoom({ provinceId }),
    ofOther: await aRoom({ provinceId: await findProvinceId(people.otherProvince) }),
    ofInstitute: await aRoom({ organisationId: people.institute.organisationId }),
    collegesOfProvince: await aRoom({ role: 'college', provinceId }),
  };
}

beforeAll(async () => {
  people = await aNewsroom();
  rooms = await makeRooms();
});

type Name = Exclude<keyof Newsroom, 'category'>;
type RoomName = keyof typeof rooms;
const collegeRooms: RoomName[] = ['open', 'colleges', 'ofProvince', 'ofInstitute', 'collegesOfProvince'];

/** Rooms that each account is expected to be in. */
const expectedRooms: Readonly<Record<Name, readonly RoomName[]>> = {
  college: collegeRooms,
  user: collegeRooms,
  colleague: collegeRooms,
  other: ['open', 'colleges', 'ofOther'],
  otherUser: ['open', 'colleges', 'ofOther'],
  institute: ['open', 'ofInstitute'],
  province: ['open', 'provinces', 'ofProvince'],
  otherProvince: ['open', 'provinces', 'ofOther'],
  unit: ['open', 'units'],
  department: ['open'],
  editor: [],
  administrator: [
    ...(['open', 'colleges', 'provinces', 'units', 'ofProvince', 'ofOther', 'ofInstitute'] as const),
    'collegesOfProvince',
  ],
};
const names = Object.keys(expectedRooms).filter((name): name is Name => name in expectedRooms);

describe.each(names)('%s', (name) => {
  test('is in its rooms and in no others, checked both ways', async () => {
    const viewer = people[name];
    const known = Object.entries(rooms);
    const listed = new Set((await listRooms(viewer)).map(({ id }) => id));
    const seen = known.filter(([, { id }]) => listed.has(id)).map(([room]) => room);
    expect(seen.toSorted()).toEqual(expectedRooms[name].toSorted());
    for (const [room, row] of known) {
      const isIn = expectedRooms[name].some((one) => one === room);
      expect([room, (await findRoom(viewer, row.id)) !== null]).toEqual([room, isIn]);
      const reader = { AND: [buildRoomReadersWhere(row), { id: viewer.accountId }] };
      expect([room, await db.account.count({ where: reader })]).toEqual([room, isIn ? 1 : 0]);
    }
  });

  test('changes rooms only as an administrator', async () => {
    const saving = saveRoom({ name: makeUnique('ห้องใหม่'), audience: 'all' }, people[name]);
    if (name === 'administrator') await expect(saving).resolves.toBeTruthy();
    else await expect(saving).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

test('members, visitors and accounts without an organisation are in no room', async () => {
  const member = { role: 'member', accountId: (await aMember()).account.id } as const;
  for (const viewer of [member, { role: 'visitor' } as const]) expect(await listRooms(viewer)).toEqual([]);
  const nowhere = { ...people.province, organisationId: undefined };
  const listed = (await listRooms(nowhere)).map(({ id }) => id);
  expect(listed).not.toContain(rooms.ofProvince.id);
  expect(listed).not.toContain(rooms.ofInstitute.id);
});

test('closed accounts and those of closed organisations are no readers', async () => {
  const fresh = await aNewsroom();
  const row = await aRoom();
  const where = (viewer: Viewer) => ({ AND: [buildRoomReadersWhere(row), { id: viewer.accountId }] });
  await db.account.update({ where: { id: fresh.unit.accountId }, data: { status: 'closed' } });
  await db.organisation.update({ where: { id: fresh.college.organisationId }, data: { status: 'closed' } });
  expect(await db.account.count({ where: where(fresh.unit) })).toBe(0);
  expect(await db.account.count({ where: where(fresh.user) })).toBe(0);
  expect(await db.account.count({ where: where(fresh.institute) })).toBe(1);
});

describe('the administrator', () => {
  test('creates a room for an institute, changes its audience, and undoes a deletion', async () => {
    const { administrator, institute } = people;
    const name = makeUnique('ห้อง');
    const { after } = await saveRoom({ name, audience: `institute:${institute.organisationId}` }, administrator);
    expect(after).toMatchObject({ name, organisationId: institute.organisationId, provinceId: null, role: null });
    await saveRoom({ id: after.id, name, audience: 'role:college' }, administrator);
    const entry = (await listRoomEntries()).find(({ id }) => id === after.id);
    expect(entry).toMatchObject({ choice: 'role:college', audience: 'สถานศึกษา', topics: 0 });
    await deleteRoom({ id: after.id }, administrator);
    await restoreRoom({ id: after.id }, administrator);
    expect(await db.forumRoom.findUnique({ where: { id: after.id } })).toMatchObject({ name, role: 'college' });
  });

  test.each(['province:2000000001', 'institute:2000000001', 'role:VecAdmin', 'role:member', 'x', ''])(
    'cannot create a room for %j',
    async (audience) => {
      const saving = saveRoom({ name: makeUnique('ห้อง'), audience }, people.administrator);
      await expect(saving).rejects.toMatchObject({
        fields: { audience: forumRoomsMessages['forumRooms.audienceMissing'] },
      });
    },
  );

  test('cannot delete rooms with topics, reuse a name, or reorder an incomplete list', async () => {
    const { administrator } = people;
    const room = await aRoom();
    await db.forumTopic.create({ data: { roomId: room.id, title: 'x', titleSearch: 'x', hiddenAt: new Date() } });
    await expect(deleteRoom({ id: room.id }, administrator)).rejects.toMatchObject({ key: 'forumRooms.hasTopics' });
    const twin = saveRoom({ name: room.name.toUpperCase(), audience: 'all' }, administrator);
    await expect(twin).rejects.toMatchObject({ fields: { name: forumRoomsMessages['forumRooms.nameTaken'] } });
    const ids = (await listRoomEntries()).map(({ id }) => id).reverse();
    await orderRooms({ ids }, administrator);
    expect((await listRoomEntries()).map(({ id }) => id)).toEqual(ids);
    await expect(orderRooms({ ids: ids.slice(1) }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
  });
});
