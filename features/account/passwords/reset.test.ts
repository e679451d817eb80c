import { randomUUID } from 'node:crypto';
import { hashInPool } from '@/lib/auth/hash-pool';
import { authMessages } from '@/lib/auth/messages';
import { PASSWORD_COST } from '@/lib/auth/passwords';
import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { makeUnique } from '@/testing/builders';
import { anAddress, isLoggedIn, listMailsTo, logInPerson } from '@/testing/log-in';
import { aCollege, aCollegeUser, aMember, anAdministrator, PASSWORD } from '@/testing/people';
import { passwordsMessages } from './passwords.messages';
import { findResetForm } from './passwords.queries';
import { finishReset, startReset } from './reset.commands';

jest.mock('@/lib/auth/hash-pool', () => {
  const real = jest.requireActual<typeof import('@/lib/auth/hash-pool')>('@/lib/auth/hash-pool');
  return { ...real, hashInPool: jest.fn(real.hashInPool) };
});

const NEW = 'ไก่ย่าง-รถเมล์-เมฆ';
const stranger = (address = anAddress()) => ({ ...visitor, address });
const ask = (name: string, kind = 'member') => startReset({ kind, name }, stranger());
const answer = (token: string, password = NEW) => finishReset({ token, password, repeated: password }, stranger());

/** Content of the newest mail to an address. */
async function newest(address: string) {
  const data = (await listMailsTo(address)).at(-1)?.data;
  const link = new URL(String(data?.link));
  return { link, token: link.searchParams.get('token') ?? '', password: String(data?.password), data };
}

/** A member who has just requested a reset. */
async function forgetful() {
  const member = await aMember();
  await ask(member.name);
  return { member, ...(await newest(member.name)) };
}
const dead = { kind: 'missing', key: 'accounts.resetDead' };

describe('a reset request', () => {
  test.each([
    ['member', '', authMessages['login.emailRequired']],
    ['member', 'abc', authMessages['login.emailInvalid']],
    ['member', 'abc@', authMessages['login.emailInvalid']],
    ['member', 'สมหญิง@example.org', authMessages['login.emailInvalid']],
    ['collegeUser', '', passwordsMessages['accounts.nameRequired']],
    ['collegeUser', 'abc', passwordsMessages['accounts.cardInvalid']],
    ['collegeUser', '1-2345-67890-12', passwordsMessages['accounts.cardInvalid']],
    ['staff', ' ', passwordsMessages['accounts.nameRequired']],
  ])('as %s with the name %j is refused with the reason, and no link is announced', async (kind, name, key) => {
    await expect(ask(name, kind)).rejects.toMatchObject({ kind: 'invalid', fields: { name: key } });
  });
});

test('the mail to a college user names the login without the whole id card number, which may be typed in Thai digits', async () => {
  const email = `teacher-${randomUUID()}@example.org`;
  const user = await aCollegeUser({ account: { email } });
  await ask(
    user.name.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit))),
    'collegeUser',
  );
  const { data } = await newest(email);
  expect(data).toMatchObject({ userName: `เลขประจำตัวประชาชน *********${user.name.slice(-4)}`, door: 'collegeUser' });
  expect(JSON.stringify(data)).not.toContain(user.name);
});

describe('a reset', () => {
  test('is mailed with a link to this site and an 8-character one-time password; the old password still works', async () => {
    const { member, link, password, data } = await forgetful();
    expect(link.href).toMatch(new RegExp(`^${env.SITE_URL}/login/reset/\\?token=[A-Za-z0-9_-]{43}$`));
    expect(password).toMatch(/^[A-Za-z0-9]{8}$/);
    expect(data).toMatchObject({ minutes: 30, userName: member.name, door: 'member' });
    expect((await logInPerson(member)).viewer.session?.pendingStep).toBeUndefined();
  });

  test('refuses a password of the e-mail, its local part or the name, and leaves the link alone', async () => {
    const { member, token } = await forgetful();
    for (const password of [member.name, member.name.split('@')[0] ?? '', 'สมหญิง.ใจดี 2569'])
      await expect(answer(token, password)).rejects.toMatchObject({
        kind: 'invalid',
        fields: { password: passwordsMessages['accounts.password.name'].th },
      });
    await answer(token);
  });

  test('stores neither token nor password', async () => {
    const { member, token, password } = await forgetful();
    const [row] = await db.passwordReset.findMany({ where: { accountId: member.account.id } });
    expect(Buffer.from(row?.tokenHash ?? [])).not.toEqual(Buffer.from(token, 'base64url'));
    expect(row?.passwordHash).not.toContain(password);
    const minutes = (Number(row?.expiresAt) - Date.now()) / 60_000;
    expect(Math.ceil(minutes)).toBe(30);
  });

  test('by link sets the chosen password once, ends both old sessions, and voids its one-time password', async () => {
    const { member, token, password } = await forgetful();
    const before = [await logInPerson(member), await logInPerson(member)];
    await answer(token);
    expect(await Promise.all(before.map((session) => isLoggedIn(session.token)))).toEqual([false, false]);
    await expect(logInPerson(member)).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(logInPerson(member, password)).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(answer(token, 'another-good-one')).rejects.toMatchObject(dead);
    expect((await logInPerson(member, NEW)).viewer.session?.pendingStep).toBeUndefined();
    expect((await listMailsTo(member.name)).map(({ template }) => template)).toEqual([
      'password-reset',
      'password-changed',
    ]);
  });

  test('by one-time password logs in once, requires a new password, and voids its link', async () => {
    const { member, token, password } = await forgetful();
    expect((await logInPerson(member, password)).viewer.session?.pendingStep).toBe('password');
    await expect(answer(token)).rejects.toMatchObject(dead);
    expect(await findResetForm(token)).toBeUndefined();
    await expect(logInPerson(member)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  test('is not used up by opening its link repeatedly', async () => {
    const { token } = await forgetful();
    for (let opened = 0; opened < 3; opened += 1)
      expect(await findResetForm(token)).toMatchObject({ name: 'สมหญิง ใจดี' });
    await answer(token);
    expect(await findResetForm(token)).toBeUndefined();
  });

  test('is not used up by a password that breaks the rules', async () => {
    const { token } = await forgetful();
    await expect(answer(token, 'password2569')).rejects.toMatchObject({
      fields: { password: passwordsMessages['accounts.password.common'].th },
    });
    await answer(token);
  });

  test('expires after 30 minutes, link and one-time password', async () => {
    const { member, token, password } = await forgetful();
    await db.passwordReset.updateMany({ where: { accountId: member.account.id }, data: { expiresAt: new Date() } });
    await expect(answer(token)).rejects.toMatchObject(dead);
    await expect(logInPerson(member, password)).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect((await logInPerson(member)).viewer.role).toBe('member');
  });

  test('is void once a newer one is requested', async () => {
    const { member, token, password } = await forgetful();
    await ask(member.name);
    await expect(answer(token)).rejects.toMatchObject(dead);
    await expect(logInPerson(member, password)).rejects.toMatchObject({ kind: 'unauthenticated' });
    await answer((await newest(member.name)).token);
  });

  test('submitted twice at once is used once', async () => {
    const { token } = await forgetful();
    const answers = await Promise.allSettled([answer(token), answer(token, 'another-good-one')]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('of an account closed meanwhile is void', async () => {
    const { member, token } = await forgetful();
    await db.account.update({ where: { id: member.account.id }, data: { status: 'closed' } });
    await expect(answer(token)).rejects.toMatchObject(dead);
  });

  test('opens no other account, and none with a made-up token', async () => {
    const [{ token }, other] = [await forgetful(), await aMember()];
    await answer(token);
    expect((await logInPerson(other)).viewer.role).toBe('member');
    for (const made of ['A'.repeat(43), '', 'x', '../../etc'])
      await expect(answer(made)).rejects.toMatchObject({ kind: expect.stringMatching(/missing|invalid/) });
  });
});

describe('the recipient of the mail', () => {
  test('is a college user with an e-mail, found by id card with or without hyphens', async () => {
    const email = `${makeUnique('u').replace(' ', '')}@example.org`;
    const user = await aCollegeUser({ account: { email } });
    await ask(user.name.replace(/^(.)(....)/, '$1-$2-'), 'collegeUser');
    expect(await listMailsTo(email)).toHaveLength(1);
  });

  test('is the organisation’s address for an office without one, with its user name', async () => {
    const email = `${makeUnique('o').replace(' ', '')}@example.org`;
    const college = await aCollege({ organisation: { email } });
    await ask(college.name, 'staff');
    expect((await newest(email)).data).toMatchObject({ userName: college.name });
  });

  test('is never the agency’s address for an administrator', async () => {
    const email = `${makeUnique('a').replace(' ', '')}@example.org`;
    const administrator = await anAdministrator({ organisation: { email } });
    await ask(administrator.name, 'staff');
    expect(await listMailsTo(email)).toEqual([]);
  });

  test('is none for a closed account and for one of a closed organisation', async () => {
    const closed = await aMember({ account: { status: 'closed' } });
    const email = `${makeUnique('c').replace(' ', '')}@example.org`;
    const orphan = await aCollege({ organisation: { email, status: 'closed' } });
    await ask(closed.name);
    await ask(orphan.name, 'staff');
    expect([...(await listMailsTo(closed.name)), ...(await listMailsTo(email))]).toEqual([]);
  });

  test('is none for a fourth request within an hour, with the same response', async () => {
    const member = await aMember();
    for (let asked = 0; asked < 4; asked += 1) expect(await ask(member.name)).toBeUndefined();
    expect(await listMailsTo(member.name)).toHaveLength(3);
    await answer((await newest(member.name)).token);
  });

  test('of an old client’s request must wait for its second call', async () => {
    const member = await aMember();
    await startReset({ kind: 'member', name: member.name.toUpperCase() }, stranger(), { hold: true });
    expect(await listMailsTo(member.name)).toMatchObject([{ status: 'held' }]);
  });
});

describe('the existence of an account', () => {
  test('is revealed neither by the response nor by its timing, which is that of one hash of full cost', async () => {
    const { name } = await aMember();
    for (const asked of [name, `nobody-${name}`]) {
      jest.mocked(hashInPool).mockClear();
      expect(await ask(asked)).toBeUndefined();
      expect(jest.mocked(hashInPool).mock.calls).toEqual([[{ text: expect.any(String), cost: PASSWORD_COST }]]);
    }
  });

  test('is not looked up for names of an impossible form', async () => {
    await expect(ask('', 'staff')).rejects.toMatchObject({
      fields: { name: passwordsMessages['accounts.nameRequired'] },
    });
    await expect(ask('x'.repeat(300), 'staff')).rejects.toMatchObject({
      fields: { name: passwordsMessages['accounts.nameLong'] },
    });
    await expect(ask('a', 'admin')).rejects.toMatchObject({ kind: 'invalid' });
    await expect(startReset({ kind: 'member', name: { not: '' } }, stranger())).rejects.toMatchObject({
      kind: 'invalid',
    });
  });
});

test('a password sent along by a stranger is ignored', async () => {
  const member = await aMember();
  await startReset({ kind: 'member', name: member.name, password: 'chosen-by-stranger' }, stranger());
  await expect(logInPerson(member, 'chosen-by-stranger')).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect((await logInPerson(member, PASSWORD)).viewer.role).toBe('member');
});

test('a client may try 30 invalid links an hour; valid ones don’t count', async () => {
  const [{ token }, network] = [await forgetful(), '2001:db8:4:4'];
  const from = (at: number) => ({ ...visitor, address: `${network}::${(at + 1).toString(16)}` });
  const attempt = (token: string, at: number) =>
    finishReset({ token, password: NEW, repeated: NEW }, from(at)).then(
      () => 'done',
      ({ kind }) => kind,
    );
  expect(await attempt(token, 0)).toBe('done');
  const kinds = [];
  for (let at = 0; at < 40; at++) kinds.push(await attempt(`${at}`.padStart(43, 'x'), at));
  expect(kinds).toEqual([...Array(30).fill('missing'), ...Array(10).fill('limited')]);
});
