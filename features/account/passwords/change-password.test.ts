import { randomUUID } from 'node:crypto';
import { logIn } from '@/lib/auth/log-in';
import { authMessages } from '@/lib/auth/messages';
import { findViewer } from '@/lib/auth/sessions';
import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { isLoggedIn, listMailsTo, logInPerson } from '@/testing/log-in';
import { aCollege, aCollegeUser, aMember, anEditor, PASSWORD } from '@/testing/people';
import { changePassword } from './passwords.commands';
import { passwordsMessages } from './passwords.messages';
import { findPasswordForm } from './passwords.queries';

const NEW = 'ไก่ย่าง-รถเมล์-เมฆ';
const wish = (password = NEW, current = PASSWORD) => ({ current, password, repeated: password });
const agent = 'Mozilla/5.0 Firefox/140.0';
const wrong = (field: string, message: string) => ({ kind: 'invalid', fields: { [field]: message } });

describe('a changed password', () => {
  test('replaces the old one, ends all sessions and opens a new one here', async () => {
    const member = await aMember();
    const [here, there] = [await logInPerson(member), await logInPerson(member)];
    const token = await changePassword(wish(), here.viewer, agent);
    expect(await Promise.all([here.token, there.token, token].map(isLoggedIn))).toEqual([false, false, true]);
    await expect(logInPerson(member)).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect((await logInPerson(member, NEW)).viewer.role).toBe('member');
  });

  test('is reported by mail and in the audit log without any secret', async () => {
    const member = await aMember();
    const { viewer } = await logInPerson(member);
    await changePassword(wish(), viewer, agent);
    const [mail] = await listMailsTo(member.name);
    const data = { name: 'สมหญิง ใจดี', userName: member.name, door: 'member' };
    expect(mail).toMatchObject({ template: 'password-changed', status: 'waiting', data });
    const rows = await db.auditLog.findMany({ where: { accountId: member.account.id, action: 'password.change' } });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ outcome: 'done', before: null, after: null });
  });

  test('of an office without e-mail sends no mail', async () => {
    const college = await aCollege();
    const { viewer } = await logInPerson(college);
    await changePassword(wish(), viewer, agent);
    expect(await isLoggedIn((await logInPerson(college, NEW)).token)).toBe(true);
  });

  test('keeps the proof of the second factor', async () => {
    const editor = await anEditor({ account: { totpConfirmedAt: new Date() } });
    const { token, viewer } = await logInPerson(editor);
    await db.session.updateMany({ where: { accountId: editor.account.id }, data: { secondFactorAt: new Date() } });
    const proved = { ...(await findViewer(token, false)), address: viewer.address };
    const next = await changePassword(wish(), proved, agent);
    expect((await findViewer(next, false)).session?.pendingStep).toBeUndefined();
  });
});

describe('a refused change', () => {
  test('follows from the public name of the organisation, for its office and its people', async () => {
    const college = await aCollege({ organisation: { name: 'วิทยาลัยการอาชีพดอยคำใต้' } });
    const user = await aCollegeUser({ college: college.organisation.id });
    for (const somebody of [college, user]) {
      const { viewer } = await logInPerson(somebody);
      const changed = changePassword(wish('วิทยาลัยการอาชีพดอยคำใต้'), viewer, agent);
      await expect(changed).rejects.toMatchObject(wrong('password', passwordsMessages['accounts.password.name'].th));
    }
  });

  test('names the invalid field and changes nothing', async () => {
    const member = await aMember();
    const { token, viewer } = await logInPerson(member);
    const refused = (raw: object) => expect(changePassword(raw, viewer, agent)).rejects;
    await refused(wish(NEW, 'wrong')).toMatchObject(wrong('current', authMessages['login.currentWrong']));
    await refused(wish(NEW, '')).toMatchObject(wrong('current', authMessages['login.currentRequired']));
    await refused({ ...wish(), repeated: 'other' }).toMatchObject(
      wrong('repeated', passwordsMessages['accounts.password.repeat'].th),
    );
    await refused(wish('short')).toMatchObject(wrong('password', passwordsMessages['accounts.password.short'].th));
    await refused(wish('password2569')).toMatchObject(
      wrong('password', passwordsMessages['accounts.password.common'].th),
    );
    await refused(wish('ใจดี-บนต้นไม้')).toMatchObject(wrong('password', passwordsMessages['accounts.password.name'].th));
    await refused(wish(PASSWORD)).toMatchObject(wrong('password', passwordsMessages['accounts.password.same'].th));
    await refused({}).toMatchObject({ kind: 'invalid' });
    expect(await isLoggedIn(token)).toBe(true);
    expect(await listMailsTo(member.name)).toEqual([]);
  });

  test.each([
    ['a member', aMember],
    ['a college', aCollege],
    ['a college user', aCollegeUser],
  ] as const)('follows from the login name of %s, also for its first own password', async (_title, make) => {
    const email = `pr.doikham-${randomUUID().slice(0, 8)}@example.org`;
    const person = await make({ account: { email, mustChangePassword: true } });
    const { viewer } = await logInPerson(person);
    const spaced = person.name.toUpperCase().replace(/(...)/g, '$1 ');
    const names = person.door === 'member' ? [person.name, spaced] : [`${person.name}-99`, `${spaced}-99`, email];
    for (const password of names)
      expect([
        password,
        await changePassword(wish(password), viewer, agent).catch((error: unknown) => error),
      ]).toMatchObject([password, wrong('password', passwordsMessages['accounts.password.name'].th)]);
  });

  test('follows from fewer than 12 characters for staff', async () => {
    const { viewer } = await logInPerson(await aCollege());
    await expect(changePassword(wish('kob-tonmai2'), viewer, agent)).rejects.toMatchObject(
      wrong('password', passwordsMessages['accounts.password.shortStaff'].th),
    );
  });

  test('counts towards the failed logins of the same address', async () => {
    const member = await aMember();
    const { viewer, address } = await logInPerson(member);
    for (let tries = 0; tries < 5; tries += 1)
      await expect(changePassword(wish(NEW, 'wrong'), viewer, agent)).rejects.toMatchObject({ kind: 'invalid' });
    await expect(changePassword(wish(), viewer, agent)).rejects.toMatchObject({ kind: 'limited' });
    const login = logIn(member.door, { name: member.name, password: PASSWORD }, { address, userAgent: agent });
    await expect(login).rejects.toMatchObject({ kind: 'limited' });
  });

  test('is the result for a visitor', async () => {
    await expect(changePassword(wish(), visitor, agent)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('a session opened with a mailed password', () => {
  test('sets a password without retyping the mailed one, and has no pending step afterwards', async () => {
    const member = await aMember({ account: { mustChangePassword: true } });
    const { viewer } = await logInPerson(member);
    expect(await findPasswordForm(viewer)).toMatchObject({ needsCurrent: false, userName: member.name });
    const token = await changePassword({ password: NEW, repeated: NEW }, viewer, agent);
    expect((await findViewer(token, false)).session?.pendingStep).toBeUndefined();
    const account = await db.account.findUniqueOrThrow({ where: { id: member.account.id } });
    expect(account).toMatchObject({ mustChangePassword: false, passwordExpiresAt: null });
  });

  test('must retype it after 30 minutes', async () => {
    const member = await aMember({ account: { mustChangePassword: true } });
    const { viewer } = await logInPerson(member);
    await db.account.update({ where: { id: member.account.id }, data: { passwordChangedAt: null } });
    const createdAt = new Date(Date.now() - 31 * 60_000);
    await db.session.updateMany({ where: { accountId: member.account.id }, data: { createdAt } });
    expect(await findPasswordForm(viewer)).toMatchObject({ needsCurrent: true });
    await expect(changePassword({ password: NEW, repeated: NEW }, viewer, agent)).rejects.toMatchObject(
      wrong('current', authMessages['login.currentRequired']),
    );
  });
});

test('of two passwords with the same first 24 Thai letters only the correct one logs in', async () => {
  const member = await aMember();
  const { viewer } = await logInPerson(member);
  const start = 'กขคงจฉชซญดตถทธนบปผฝพฟภมย';
  expect(start).toHaveLength(24);
  await changePassword(wish(`${start}แมว`), viewer, agent);
  await expect(logInPerson(member, `${start}หมา`)).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect((await logInPerson(member, `${start}แมว`)).viewer.role).toBe('member');
});

test('no page contains the id card number of a college user, which is refused as a password', async () => {
  const user = await aCollegeUser();
  const { viewer } = await logInPerson(user);
  expect(JSON.stringify(await findPasswordForm(viewer))).not.toContain(user.name);
  await expect(changePassword(wish(`kob-${user.name}-tv`), viewer, agent)).rejects.toMatchObject(
    wrong('password', passwordsMessages['accounts.password.name'].th),
  );
});
