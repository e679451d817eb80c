import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { aNews, anOrganisation } from '@/testing/builders';
import { isLoggedIn, logInPerson } from '@/testing/log-in';
import { aColleague, aNewsroom, type Newsroom } from '@/testing/newsroom';
import { findLastAccountAudit } from '@/testing/offices';
import { anAdministrator, aStaffOffice, PASSWORD } from '@/testing/people';
import { peopleMessages } from '../people.messages';
import { saveStaffAccount } from './staff-accounts.commands';
import { staffAccountsMessages } from './staff-accounts.messages';

// This setting allows showing passwords on the screen.
env.SHOW_PASSWORDS = true;

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});

let count = 0;
const aName = (): string => {
  count += 1;
  return `person.${Date.now()}.${count}`;
};
const someone = (organisationId = room.college.organisationId, more: object = {}) => ({
  ...{ organisationId, userName: aName(), displayName: 'นางสาวมาลี รักงาน', email: '' },
  ...more,
});
const refused = (kind: string, fields?: object) => expect.objectContaining({ kind, ...(fields ? { fields } : {}) });
const readRole = async (id: number) => (await db.account.findUniqueOrThrow({ where: { id } })).role;

describe.each(['institute', 'province'] as const)('the %s', (name) => {
  test('adds persons, with the college’s role, to the offices of its colleges only', async () => {
    const saved = await saveStaffAccount(someone(), room[name]);
    expect(await readRole(saved.accountId)).toBe('college');
    expect(await db.systemUser.findUnique({ where: { id: saved.id } })).toMatchObject({ isOffice: false });
    for (const { organisationId } of [room.other, room[name], room.unit, room.administrator])
      await expect(saveStaffAccount(someone(organisationId), room[name])).rejects.toEqual(
        refused('invalid', { organisationId: peopleMessages['people.badOrganisation'] }),
      );
    await saveStaffAccount(someone(undefined, { id: saved.id }), room[name]);
    for (const { ownId } of [room.other, room.administrator, room[name]])
      await expect(saveStaffAccount(someone(undefined, { id: ownId }), room[name])).rejects.toEqual(refused('missing'));
  });

  test('cannot assign a role of another kind of organisation', async () => {
    for (const role of ['VecAdmin', 'newseditors', 'VecProvince'])
      await expect(saveStaffAccount(someone(undefined, { role }), room[name])).rejects.toEqual(
        refused('invalid', { role: staffAccountsMessages['systemUsers.roleInvalid'] }),
      );
  });
});

describe('a college', () => {
  test('P-044: adds no staff account, not even to its own office, nor an administrator', async () => {
    await expect(saveStaffAccount(someone(), room.college)).rejects.toEqual(refused('invalid'));
    const { organisationId } = room.administrator;
    for (const form of [someone(undefined, { role: 'VecAdmin' }), someone(organisationId, { role: 'VecAdmin' })])
      await expect(saveStaffAccount(form, room.college)).rejects.toEqual(
        refused('invalid', { organisationId: peopleMessages['people.badOrganisation'] }),
      );
  });
});

describe.each(['unit', 'department', 'editor', 'user'] as const)('the %s', (name) => {
  test('P-045: saves no account of an office at all', async () => {
    await expect(saveStaffAccount(someone(room[name].organisationId), room[name])).rejects.toEqual(
      refused('forbidden'),
    );
  });
});

describe('an administrator', () => {
  test('adds accounts to every kind of organisation with the role of its kind', async () => {
    for (const one of [room.college, room.institute, room.province, room.unit, room.department]) {
      const saved = await saveStaffAccount(someone(one.organisationId), room.administrator);
      expect(await readRole(saved.accountId)).toBe(one.role);
    }
  });

  test('adds editors and, on request, administrators to the agency', async () => {
    const { organisationId } = room.administrator;
    const editor = await saveStaffAccount(someone(organisationId), room.administrator);
    const other = await saveStaffAccount(
      someone(organisationId, { role: 'VecAdmin', way: 'show' }),
      room.administrator,
    );
    expect([await readRole(editor.accountId), await readRole(other.accountId)]).toEqual(['newseditors', 'VecAdmin']);
    expect(other.password).toHaveLength(12);
    expect(await findLastAccountAudit(other.accountId)).toMatchObject({
      action: 'systemUser.add',
      after: { role: 'VecAdmin' },
    });
  });

  test('changes a role, ending the sessions, but neither their own nor that of the last administrator', async () => {
    const other = await anAdministrator();
    const { token } = await logInPerson(other, PASSWORD);
    const toForm = ({ organisationId, ownId }: Viewer) =>
      someone(organisationId, { id: ownId, role: 'newseditors', userName: aName() });
    const otherViewer: Viewer = {
      ...{ role: 'VecAdmin', accountId: other.account.id, ownId: other.id, organisationId: other.organisation.id },
    };
    await expect(saveStaffAccount(toForm(room.administrator), room.administrator)).rejects.toEqual(
      refused('invalid', { role: peopleMessages['people.ownRole'] }),
    );
    await saveStaffAccount(toForm(otherViewer), room.administrator);
    expect(await readRole(other.account.id)).toBe('newseditors');
    expect(await isLoggedIn(token)).toBe(false);
    await db.account.updateMany({
      where: { role: 'VecAdmin', NOT: { id: room.administrator.accountId } },
      data: { status: 'closed' },
    });
    await expect(saveStaffAccount(toForm(room.administrator), { ...otherViewer, role: 'VecAdmin' })).rejects.toEqual(
      refused('invalid', { role: peopleMessages['people.lastAdministrator'] }),
    );
  });

  test('moves a person without items in work to another office; the office’s own login stays', async () => {
    const person = await aColleague(room.college);
    const item = await aNews({
      ...{ systemUserId: person.ownId, organisationId: room.college.organisationId, status: 'draft' },
    });
    const move = () => saveStaffAccount(someone(room.unit.organisationId, { id: person.ownId }), room.administrator);
    await expect(move()).rejects.toEqual(
      refused('invalid', { organisationId: peopleMessages['people.handOverFirst'] }),
    );
    await db.news.delete({ where: { id: item.id } });
    await move();
    expect(await readRole(person.accountId ?? 0)).toBe('veccentral');
    const office = someone(room.unit.organisationId, { id: room.college.ownId });
    await expect(saveStaffAccount(office, room.administrator)).rejects.toEqual(
      refused('invalid', { organisationId: staffAccountsMessages['systemUsers.officeStays'] }),
    );
  });
});

test('the first account of an organisation is the office’s own, even when two are added at once', async () => {
  const { id } = await anOrganisation();
  await Promise.all([1, 2, 3].map(() => saveStaffAccount(someone(id), room.administrator)));
  const accounts = await db.systemUser.findMany({ where: { organisationId: id }, select: { isOffice: true } });
  expect(accounts.filter(({ isOffice }) => isOffice)).toHaveLength(1);
  expect(accounts).toHaveLength(3);
});

test('a user name is unique regardless of case, and _ is no wildcard', async () => {
  const office = await aStaffOffice('veccentraldep');
  const userName = aName();
  await saveStaffAccount(someone(office.organisation.id, { userName: `${userName}x` }), room.administrator);
  await expect(
    saveStaffAccount(someone(office.organisation.id, { userName: `${userName}X` }), room.administrator),
  ).rejects.toEqual(refused('invalid', { userName: staffAccountsMessages['systemUsers.userNameTaken'] }));
  await saveStaffAccount(someone(office.organisation.id, { userName: `${userName}_` }), room.administrator);
});
