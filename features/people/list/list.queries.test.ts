import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { DAY_MS } from '@/lib/time/units';
import { makeUnique } from '@/testing/builders';
import { aColleague, aNewsroom, type Newsroom } from '@/testing/newsroom';
import { aCollegeUser } from '@/testing/people';
import {
  countPeople,
  findPeopleConfirmation,
  findPerson,
  listColleagues,
  listManagedOrganisations,
  listPeople,
} from './list.queries';
import { buildPeopleList } from './list.rules';
import { type PeopleKind, peopleKinds } from './list.schema';

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});

const list = (viewer: Viewer, kind: PeopleKind, params: Record<string, string> = {}) =>
  listPeople(viewer, buildPeopleList(peopleKinds).read({ per: '48', ...params, kind }));
const idsOf = async (viewer: Viewer, kind: PeopleKind, params: Record<string, string> = {}) =>
  (await list(viewer, kind, params)).items.map(({ id }) => id).toSorted((a, b) => a - b);

const everybody = () => Object.values(room).flatMap((one) => ('role' in one ? [one] : []));

describe('a college', () => {
  test('sees its users and no staff, whatever organisation the query names', async () => {
    const mine = [room.user.accountId, room.colleague.accountId];
    expect(await idsOf(room.college, 'users')).toEqual(mine);
    expect(await idsOf(room.college, 'users', { organisation: String(room.other.organisationId) })).toEqual([]);
    expect(await idsOf(room.college, 'staff')).toEqual([]);
    expect((await listManagedOrganisations(room.college, 'users')).map(({ id }) => id)).toEqual([
      room.college.organisationId,
    ]);
    expect(await findPerson(room.college, room.otherUser.accountId ?? 0, peopleKinds)).toBeUndefined();
    expect(await findPerson(room.college, room.college.accountId ?? 0, peopleKinds)).toBeUndefined();
  });
});

describe.each(['institute', 'province'] as const)('the %s', (name) => {
  test('sees the staff and the users of its colleges, whatever organisation the query names', async () => {
    expect(await idsOf(room[name], 'users')).toEqual([room.user.accountId, room.colleague.accountId]);
    expect(await idsOf(room[name], 'staff')).toEqual([room.college.accountId]);
    for (const { organisationId } of [room.other, room.unit, room[name]])
      for (const kind of peopleKinds)
        expect(await idsOf(room[name], kind, { organisation: String(organisationId) })).toEqual([]);
    expect(await findPerson(room[name], room.other.accountId ?? 0, peopleKinds)).toBeUndefined();
    expect(await findPerson(room[name], room.user.accountId ?? 0, ['staff'])).toBeUndefined();
  });
});

describe.each(['unit', 'department', 'editor', 'user'] as const)('the %s', (name) => {
  test('P-045: sees no people', async () => {
    for (const kind of peopleKinds) expect(await countPeople(room[name], kind)).toBe(0);
  });
});

describe('an administrator', () => {
  test('sees all people, each under their kind of account', async () => {
    const ids = [...(await idsOf(room.administrator, 'staff')), ...(await idsOf(room.administrator, 'users'))];
    for (const { accountId } of everybody()) expect(ids).toContain(accountId);
    expect(await idsOf(room.administrator, 'staff', { role: 'veccentral' })).toEqual([room.unit.accountId]);
  });
});

test('a search finds names and user names by a part, an id card number only in full or by its last four digits', async () => {
  const displayName = makeUnique('นายวิเชียร 100%');
  const { account, collegeUser } = await aCollegeUser({
    ...{ college: room.college.organisationId, account: { displayName } },
  });
  const find = async (search: string) => (await idsOf(room.college, 'users', { search })).includes(account.id);
  const { idCard } = collegeUser;
  const hyphened = `${idCard.slice(0, 1)}-${idCard.slice(1, 5)}-${idCard.slice(5)}`;
  for (const search of [displayName.slice(3, 12), idCard, hyphened, idCard.slice(-4), '100%'])
    expect([search, await find(search)]).toEqual([search, true]);
  for (const search of [idCard.slice(0, 4), idCard.slice(0, 9), idCard.slice(-6), 'วิเชียร%นาย'])
    expect([search, await find(search)]).toEqual([search, false]);
  const [row] = (await list(room.college, 'users', { search: idCard })).items;
  expect(row?.login).toBe(`*********${idCard.slice(-4)}`);
});

test('the filters tell open, closed, idle and never used accounts apart', async () => {
  const before = (days: number) => new Date(Date.now() - days * DAY_MS);
  const one = async (account: object) =>
    (await aCollegeUser({ college: room.other.organisationId, account })).account.id;
  const [idle, fresh, unused, closed] = [
    await one({ lastLoginAt: before(91), createdAt: before(400) }),
    await one({ lastLoginAt: before(89), createdAt: before(400) }),
    await one({ createdAt: before(91) }),
    await one({ status: 'closed', lastLoginAt: before(200) }),
  ];
  const newest = room.otherUser.accountId;
  const ids = (params: Record<string, string>) => idsOf(room.other, 'users', params);
  expect(await ids({ idle: '1' })).toEqual([idle, unused]);
  expect(await ids({ idle: 'never' })).toEqual([newest, unused]);
  expect(await ids({ status: 'closed' })).toEqual([closed]);
  expect(await ids({ status: 'open', idle: 'forged', role: 'VecAdmin; --' })).toEqual([newest, idle, fresh, unused]);
  expect((await list(room.other, 'users')).idle).toBe(2);
  const byLogin = (await list(room.other, 'users', { sort: 'login', dir: 'desc' })).items.map(({ id }) => id);
  expect(byLogin.slice(0, 3)).toEqual([fresh, idle, closed]);
});

test('an office must confirm its people after a year; the administrator can filter for those overdue', async () => {
  const id = room.other.organisationId ?? 0;
  const dueAfter = async (peopleConfirmedAt: Date | null) => {
    await db.organisation.update({ where: { id }, data: { peopleConfirmedAt } });
    const listed = await idsOf(room.administrator, 'users', { confirm: 'waiting', organisation: String(id) });
    return [(await findPeopleConfirmation(room.other))?.due, listed.length > 0];
  };
  expect(await dueAfter(null)).toEqual([true, true]);
  expect(await dueAfter(new Date(Date.now() - 366 * DAY_MS))).toEqual([true, true]);
  expect(await dueAfter(new Date(Date.now() - 364 * DAY_MS))).toEqual([false, false]);
  expect(await findPeopleConfirmation(room.unit)).toBeUndefined();
  expect(await findPeopleConfirmation(room.administrator)).toBeUndefined();
});

test('colleagues are the other open accounts of the same organisation', async () => {
  const person = await aColleague(room.department);
  const closed = await aColleague(room.department);
  await db.account.update({ where: { id: closed.accountId ?? 0 }, data: { status: 'closed' } });
  const asked = { id: person.accountId ?? 0, organisationId: room.department.organisationId ?? 0 };
  expect((await listColleagues(asked)).map(({ id }) => id)).toEqual([room.department.accountId]);
});

test('a URL keeps the chosen values and omits the defaults', () => {
  const params = {
    kind: 'users',
    search: 'ก',
    status: 'open',
    organisation: '7',
    idle: '1',
    confirm: 'waiting',
    dir: 'desc',
  };
  const list = buildPeopleList(peopleKinds);
  const choice = list.read({ ...params, page: '3' });
  expect(Object.fromEntries(list.toQuery(choice))).toEqual(params);
  expect(String(list.toQuery(list.read({ kind: 'x', page: '-1' })))).toBe('');
});
