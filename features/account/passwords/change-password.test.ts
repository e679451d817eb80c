import { logIn } from '@/lib/auth/log-in';
import { findViewer } from '@/lib/auth/sessions';
import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { isLoggedIn, listMailsTo, logInPerson } from '@/testing/log-in';
import { aCollege, aCollegeUser, aMember, anEditor, PASSWORD } from '@/testing/people';
import { changePassword } from './passwords.commands';
import { findPasswordForm } from './passwords.queries';

const NEW = 'ไก่ย่าง-รถเมล์-เมฆ';
const wish = (password = NEW, current = PASSWORD) => ({ current, password, repeated: password });
const agent = 'Mozilla/5.0 Firefox/140.0';
const wrong = (field: string, message: string) => ({ kind: 'invalid', fields: { [field]: message } });

describe('a changed password', () => {
  test('is the only one that opens the account, ends all sessions and opens a new one here', async () => {
    const member = await aMember();
    const [here, there] = [await logInPerson(member), await logInPerson(member)];
    const token = await changePassword(wish(), here.viewer, agent);
    expect(await Promise.all([here.token, there.token, token].map(isLoggedIn))).toEqual([false, false, true]);
    await expect(logInPerson(member)).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect((await logInPerson(member, NEW)).viewer.role).toBe('member');
  });

  test('is told by mail and by a line of the log without any secret', async () => {
    const member = await aMember();
    const { viewer } = await logInPerson(member);
    await changePassword(wish(), viewer, agent);
    const [mail] = await listMailsTo(member.name);
    expect(mail).toMatchObject({ template: 'password-changed', status: 'waiting', data: { name: 'สมหญิง ใจดี' } });
    const rows = await db.auditLog.findMany({ where: { accountId: member.account.id, action: 'password.change' } });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ outcome: 'done', before: null, after: null });
  });

  test('of an office without e-mail goes without a mail', async () => {
    const college = await aCollege();
    const { viewer } = await logInPerson(college);
    await changePassword(wish(), viewer, agent);
    expect(await isLoggedIn((await logInPerson(college, NEW)).token)).toBe(true);
  });

  test('keeps what the session has proved of its second factor', async () => {
    const editor = await anEditor({ account: { totpConfirmedAt: new Date() } });
    const { token, viewer } = await logInPerson(editor);
    await db.session.updateMany({ where: { accountId: editor.account.id }, data: { secondFactorAt: new Date() } });
    const proved = { ...(await findViewer(token, false)), address: viewer.address };
    const next = await changePassword(wish(), proved, agent);
    expect((await findViewer(next, false)).session?.pendingStep).toBeUndefined();
  });
});

describe('a refused change', () => {
  test('is one to the public name of the organisation, of its office and of its people', async () => {
    const college = await aCollege({ organisation: { name: 'วิทยาลัยการอาชีพดอยคำใต้' } });
    const user = await aCollegeUser({ college: college.organisation.id });
    for (const somebody of [college, user]) {
      const { viewer } = await logInPerson(somebody);
      const changed = changePassword(wish('วิทยาลัยการอาชีพดอยคำใต้'), viewer, agent);
      await expect(changed).rejects.toMatchObject(wrong('password', 'accounts.password.name'));
    }
  });

  test('says which field is wrong, and leaves everything as it is', async () => {
    const member = await aMember();
    const { token, viewer } = await logInPerson(member);
    const refused = (raw: object) => expect(changePassword(raw, viewer, agent)).rejects;
    await refused(wish(NEW, 'wrong')).toMatchObject(wrong('current', 'login.currentWrong'));
    await refused(wish(NEW, '')).toMatchObject(wrong('current', 'login.currentRequired'));
    await refused({ ...wish(), repeated: 'other' }).toMatchObject(wrong('repeated', 'accounts.password.repeat'));
    await refused(wish('short')).toMatchObject(wrong('password', 'accounts.password.short'));
    await refused(wish('password2569')).toMatchObject(wrong('password', 'accounts.password.common'));
    await refused(wish('ใจดี-บนต้นไม้')).toMatchObject(wrong('password', 'accounts.password.name'));
    await refused(wish(PASSWORD)).toMatchObject(wrong('password', 'accounts.password.same'));
    await refused({}).toMatchObject({ kind: 'invalid' });
    expect(await isLoggedIn(token)).toBe(true);
    expect(await listMailsTo(member.name)).toEqual([]);
  });

  test('asks staff for 12 characters', async () => {
    const { viewer } = await logInPerson(await aCollege());
    await expect(changePassword(wish('kob-tonmai2'), viewer, agent)).rejects.toMatchObject(
      wrong('password', 'accounts.password.shortStaff'),
    );
  });

  test('counts with the failed logins of the same place', async () => {
    const member = await aMember();
    const { viewer, address } = await logInPerson(member);
    for (let tries = 0; tries < 5; tries += 1)
      await expect(changePassword(wish(NEW, 'wrong'), viewer, agent)).rejects.toMatchObject({ kind: 'invalid' });
    await expect(changePassword(wish(), viewer, agent)).rejects.toMatchObject({ kind: 'limited' });
    const login = logIn(member.door, { name: member.name, password: PASSWORD }, { address, userAgent: agent });
    await expect(login).rejects.toMatchObject({ kind: 'limited' });
  });

  test('is what a visitor gets', async () => {
    await expect(changePassword(wish(), visitor, agent)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('a session that came in with a mailed password', () => {
  test('sets a password without typing it again, and is free then', async () => {
    const member = await aMember({ account: { mustChangePassword: true } });
    const { viewer } = await logInPerson(member);
    expect(await findPasswordForm(viewer)).toMatchObject({ needsCurrent: false, userName: member.name });
    const token = await changePassword({ password: NEW, repeated: NEW }, viewer, agent);
    expect((await findViewer(token, false)).session?.pendingStep).toBeUndefined();
    const account = await db.account.findUniqueOrThrow({ where: { id: member.account.id } });
    expect(account).toMatchObject({ mustChangePassword: false, passwordExpiresAt: null });
  });

  test('must type it after 30 minutes', async () => {
    const member = await aMember({ account: { mustChangePassword: true } });
    const { viewer } = await logInPerson(member);
    await db.account.update({ where: { id: member.account.id }, data: { passwordChangedAt: null } });
    const createdAt = new Date(Date.now() - 31 * 60_000);
    await db.session.updateMany({ where: { accountId: member.account.id }, data: { createdAt } });
    expect(await findPasswordForm(viewer)).toMatchObject({ needsCurrent: true });
    await expect(changePassword({ password: NEW, repeated: NEW }, viewer, agent)).rejects.toMatchObject(
      wrong('current', 'login.currentRequired'),
    );
  });
});

test('of two passwords with the same first 24 Thai letters only the right one opens', async () => {
  const member = await aMember();
  const { viewer } = await logInPerson(member);
  const start = 'กขคงจฉชซญดตถทธนบปผฝพฟภมย';
  expect(start).toHaveLength(24);
  await changePassword(wish(`${start}แมว`), viewer, agent);
  await expect(logInPerson(member, `${start}หมา`)).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect((await logInPerson(member, `${start}แมว`)).viewer.role).toBe('member');
});

test('no page carries the id card number of a college user, which is no password either', async () => {
  const user = await aCollegeUser();
  const { viewer } = await logInPerson(user);
  expect(JSON.stringify(await findPasswordForm(viewer))).not.toContain(user.name);
  await expect(changePassword(wish(`kob-${user.name}-tv`), viewer, agent)).rejects.toMatchObject(
    wrong('password', 'accounts.password.name'),
  );
});
