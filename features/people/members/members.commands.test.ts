import { sendReset } from '@/features/account/passwords/reset.commands';
import { db } from '@/lib/db/db';
import { createRoleViewer, getRolesExcept } from '@/testing/lists';
import { isLoggedIn, listMailsTo, logInPerson } from '@/testing/log-in';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { findLastAccountAudit } from '@/testing/offices';
import { aMember, PASSWORD } from '@/testing/people';
import { closeMember, openMember } from './members.commands';
import { findManagedMember, listMembers } from './members.queries';
import { memberList } from './members.rules';

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});
const refused = (kind: string) => expect.objectContaining({ kind });
const acts = [closeMember, openMember, sendReset];

describe.each(getRolesExcept('VecAdmin'))('%s', (role) => {
  test('manages and sees no member', async () => {
    const { account } = await aMember();
    for (const act of acts)
      await expect(act({ id: account.id }, createRoleViewer(role))).rejects.toEqual(refused('forbidden'));
    expect(await findManagedMember(createRoleViewer(role), account.id)).toBeUndefined();
    expect(await listMembers(createRoleViewer(role), memberList.read({}))).toEqual({ items: [], total: 0 });
  });
});

describe('an administrator', () => {
  test('closes a member, ending the sessions at once, and reopens the account', async () => {
    const member = await aMember();
    const { token } = await logInPerson(member);
    await closeMember({ id: member.account.id }, room.administrator);
    expect(await isLoggedIn(token)).toBe(false);
    await expect(sendReset({ id: member.account.id }, room.administrator)).rejects.toEqual(refused('missing'));
    await openMember({ id: member.account.id }, room.administrator);
    expect(await isLoggedIn((await logInPerson(member)).token)).toBe(true);
    expect(await findLastAccountAudit(member.account.id)).toMatchObject({
      action: expect.stringMatching(/^(member.open|session|login)/),
    });
  });

  test('cannot close other kinds of account by this command', async () => {
    for (const id of [room.editor.accountId, room.user.accountId, 2_000_000_000])
      for (const act of acts) await expect(act({ id }, room.administrator)).rejects.toEqual(refused('missing'));
  });

  test('sends a reset: the old password works until it is used', async () => {
    const member = await aMember();
    await sendReset({ id: member.account.id }, room.administrator);
    expect(await listMailsTo(member.name)).toMatchObject([{ template: 'password-reset' }]);
    expect(await isLoggedIn((await logInPerson(member, PASSWORD)).token)).toBe(true);
  });

  test('finds members by e-mail, name and state, and sees only the data needed to manage them', async () => {
    const { account, name, member } = await aMember();
    await db.member.update({ where: { id: member.id }, data: { deleteAfter: new Date(Date.now() + 86_400_000) } });
    const find = async (params: Record<string, string>) =>
      (await listMembers(room.administrator, memberList.read(params))).items.map(({ id }) => id);
    expect(await find({ search: name })).toEqual([account.id]);
    expect(await find({ search: name, status: 'leaving' })).toEqual([account.id]);
    expect(await find({ search: name, status: 'closed' })).toEqual([]);
    expect(await find({ search: '%' })).toEqual([]);
    const keys = Object.keys((await findManagedMember(room.administrator, account.id)) ?? {});
    expect(keys.toSorted()).toEqual(
      ['deleteAfter', 'email', 'id', 'lastLoginAt', 'name', 'registeredAt', 'status'].toSorted(),
    );
  });
});
