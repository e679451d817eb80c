import { verifyPassword } from '@/lib/auth/passwords';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { getCurrentTime } from '@/lib/time/current-time';
import { isLoggedIn, listMailsTo, logInPerson } from '@/testing/log-in';
import { aColleague, aNewsroom, type Newsroom } from '@/testing/newsroom';
import { findLastAccountAudit } from '@/testing/offices';
import { aCollegeUser, anAdministrator, aStaffOffice } from '@/testing/people';
import { closeAccount, confirmPeople, endPersonSessions, openAccount, resetSecondFactor } from './list.commands';
import { peopleListMessages } from './list.messages';
import { givePersonPassword } from './passwords.commands';

// This setting allows showing passwords on the screen.
env.SHOW_PASSWORDS = true;

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});

const refused = (kind: string, fields?: object) => expect.objectContaining({ kind, ...(fields ? { fields } : {}) });
const readStatus = async (id: number | undefined) =>
  (await db.account.findUniqueOrThrow({ where: { id: id ?? 0 } })).status;
const aUser = (college = room.college) => aCollegeUser({ college: college.organisationId });

/** All actions on an account, in an order in which each is possible. */
const doings: [string, (id: number | undefined, viewer: Viewer) => Promise<unknown>][] = [
  ['closes', (id, viewer) => closeAccount({ id }, viewer)],
  ['opens', (id, viewer) => openAccount({ id }, viewer)],
  ['gives a password to', (id, viewer) => givePersonPassword({ id, way: 'show' }, viewer)],
  ['ends the sessions of', (id, viewer) => endPersonSessions({ id }, viewer)],
];

/** Asserts that all actions succeed for a viewer; `doNothing` that all fail. */
async function doAll(viewer: Viewer, id: number | undefined): Promise<void> {
  for (const [, act] of doings) await act(id, viewer);
}
async function doNothing(viewer: Viewer, id: number | undefined, kind: string): Promise<void> {
  for (const [, act] of doings) await expect(act(id, viewer)).rejects.toEqual(refused(kind));
}

describe('a college', () => {
  test('manages its own users only', async () => {
    await doAll(room.college, (await aUser()).account.id);
    for (const one of [room.otherUser, room.college, room.other, room.province, room.administrator])
      await doNothing(room.college, one.accountId, 'missing');
    await doNothing(room.college, 2_000_000_000, 'missing');
  });
});

describe.each(['institute', 'province'] as const)('the %s', (name) => {
  test('manages the staff and the users of its colleges only', async () => {
    await doAll(room[name], room.colleague.accountId);
    await doAll(room[name], (await aColleague(room.college)).accountId);
    for (const one of [room.otherUser, room.other, room[name], room.unit, room.editor, room.administrator])
      await doNothing(room[name], one.accountId, 'missing');
  });
});

describe.each(['unit', 'department', 'editor', 'user'] as const)('the %s', (name) => {
  test('P-045: manages no accounts', async () => {
    await doNothing(room[name], room.colleague.accountId, 'forbidden');
    await doNothing(room[name], room[name].accountId, 'forbidden');
    await expect(confirmPeople({}, room[name])).rejects.toEqual(refused('forbidden'));
  });
});

describe('an administrator', () => {
  test('manages all accounts but their own', async () => {
    for (const one of [await aStaffOffice('veccentral'), await anAdministrator(), await aUser(room.other)])
      await doAll(room.administrator, one.account.id);
    for (const [name, act] of doings.filter(([word]) => word !== 'opens'))
      await expect([
        name,
        await act(room.administrator.accountId, room.administrator).catch(({ kind }) => kind),
      ]).toEqual([name, 'forbidden']);
  });

  test('manages no members here', async () => {
    const member = await db.account.create({ data: { role: 'member', displayName: 'สมาชิก' } });
    await doNothing(room.administrator, member.id, 'missing');
  });

  test('is the only one who resets a second factor', async () => {
    const { account } = await aUser();
    await db.account.update({ where: { id: account.id }, data: { totpSecret: 'x', totpConfirmedAt: new Date() } });
    await expect(resetSecondFactor({ id: account.id }, room.college)).rejects.toEqual(refused('forbidden'));
    await resetSecondFactor({ id: account.id }, room.administrator);
    expect(await db.account.findUnique({ where: { id: account.id } })).toMatchObject({
      ...{ totpSecret: null, totpConfirmedAt: null },
    });
    expect(await findLastAccountAudit(account.id)).toMatchObject({ action: 'secondFactor.reset' });
  });
});

describe('the last administrator', () => {
  /** From here on only these two are open. */
  async function onlyTwo() {
    await db.account.updateMany({ where: { role: 'VecAdmin' }, data: { status: 'closed' } });
    const [first, second] = [await anAdministrator(), await anAdministrator()];
    const toViewer = ({ account, organisation }: typeof first): Viewer => ({
      ...{ role: 'VecAdmin', accountId: account.id, organisationId: organisation.id, name: account.displayName },
    });
    return [toViewer(first), toViewer(second)] as const;
  }

  test('P-046: stays open when two close each other at once', async () => {
    const [first, second] = await onlyTwo();
    await Promise.allSettled([
      closeAccount({ id: second.accountId }, first),
      closeAccount({ id: first.accountId }, second),
    ]);
    expect(await db.account.count({ where: { role: 'VecAdmin', status: 'open' } })).toBe(1);
  });

  test('P-046: closes another one, but then not themselves', async () => {
    const [first, second] = await onlyTwo();
    await closeAccount({ id: second.accountId }, first);
    await expect(closeAccount({ id: first.accountId }, first)).rejects.toEqual(refused('forbidden'));
    expect(await readStatus(first.accountId)).toBe('open');
  });

  test('is not closed by a former administrator', async () => {
    const [first, second] = await onlyTwo();
    await closeAccount({ id: first.accountId }, second);
    await expect(closeAccount({ id: second.accountId }, first)).rejects.toEqual(refused('conflict'));
    expect(await readStatus(second.accountId)).toBe('open');
  });
});

describe('an issued password', () => {
  test('replaces the old one, ends all sessions, must be changed, and appears in no log', async () => {
    const user = await aUser();
    const { token } = await logInPerson(user);
    const password = (await givePersonPassword({ id: user.account.id, way: 'show' }, room.college)) ?? '';
    expect(await isLoggedIn(token)).toBe(false);
    const account = await db.account.findUniqueOrThrow({ where: { id: user.account.id } });
    expect(await verifyPassword(password, account.passwordHash)).toBe(true);
    const { viewer } = await logInPerson(user, password);
    expect(viewer.session?.pendingStep).toBe('password');
    expect(JSON.stringify(await findLastAccountAudit(user.account.id))).not.toContain(password);
  });

  test('is mailed to the address on record, and refused without one', async () => {
    const email = `user-${Date.now()}@example.org`;
    const user = await aCollegeUser({ college: room.college.organisationId, account: { email } });
    expect(await givePersonPassword({ id: user.account.id, way: 'mail' }, room.college)).toBeUndefined();
    const [mail] = await listMailsTo(email);
    expect(mail).toMatchObject({ template: 'staff-password', data: { isFirst: false } });
    expect(JSON.stringify(mail)).not.toContain(user.name);
    const { account } = await aUser();
    await expect(givePersonPassword({ id: account.id, way: 'mail' }, room.college)).rejects.toEqual(
      refused('invalid', { way: peopleListMessages['peopleDesk.noAddress'] }),
    );
    expect(await db.account.findUnique({ where: { id: account.id } })).toMatchObject({ mustChangePassword: false });
  });

  test('is refused for a closed account', async () => {
    const { account } = await aCollegeUser({ college: room.college.organisationId, account: { status: 'closed' } });
    await expect(givePersonPassword({ id: account.id, way: 'show' }, room.college)).rejects.toEqual(
      refused('conflict'),
    );
  });
});

test('an office confirms its people, and they show the day', async () => {
  const { account } = await aUser();
  const before = getCurrentTime();
  await confirmPeople({}, room.college);
  const after = getCurrentTime();
  const { organisationId = 0 } = room.college;
  const office = await db.organisation.findUniqueOrThrow({ where: { id: organisationId } });
  expect(Number(office.peopleConfirmedAt)).toBeGreaterThanOrEqual(Number(before));
  expect(Number(office.peopleConfirmedAt)).toBeLessThanOrEqual(Number(after));
  expect(await db.account.findUnique({ where: { id: account.id } })).toMatchObject({
    confirmedAt: office.peopleConfirmedAt,
  });
  await expect(confirmPeople({}, room.administrator)).rejects.toEqual(refused('forbidden'));
});
