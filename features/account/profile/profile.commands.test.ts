import { createCredentials, issueCredentials } from '@/lib/auth/credentials';
import { authMessages } from '@/lib/auth/messages';
import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { makeUnique } from '@/testing/builders';
import { anAddress, listMailsTo, logInPerson } from '@/testing/log-in';
import { aCollege, aCollegeUser, aMember, PASSWORD } from '@/testing/people';
import { changePassword } from '../passwords/passwords.commands';
import { startReset } from '../passwords/reset.commands';
import { confirmEmail, requestEmailChange, saveDisplayName, saveMemberProfile } from './profile.commands';
import { profilesMessages } from './profile.messages';
import { findEmailChange, findOwnProfile } from './profile.queries';

const anEmail = () => `${makeUnique('new').replace(' ', '-')}@example.org`;
type Person = Awaited<ReturnType<typeof aMember>>;
const anyone = () => ({ ...visitor, address: anAddress() });

/** Token in the newest mail to an address. */
async function tokenTo(address: string): Promise<string> {
  const link = new URL(String((await listMailsTo(address)).at(-1)?.data.link));
  expect(link.href.startsWith(`${env.SITE_URL}/login/email/?token=`)).toBe(true);
  return link.searchParams.get('token') ?? '';
}

describe('the own profile', () => {
  test('of a college user shows only the last four digits of the id card number', async () => {
    const user = await aCollegeUser();
    const profile = await findOwnProfile((await logInPerson(user)).viewer);
    expect(profile).toMatchObject({
      kind: 'collegeUser',
      firstName: 'สมชาย',
      idCard: `•••••••••${user.name.slice(-4)}`,
    });
  });

  test('of a member is saved by the rules of registration, and logged without its values', async () => {
    const member = await aMember();
    const { viewer } = await logInPerson(member);
    const wish = { firstName: 'Somying', lastName: 'ใจงาม', gender: 'Male', birthDate: '1999-12-31', role: 'VecAdmin' };
    await saveMemberProfile(wish, viewer);
    expect(await findOwnProfile(viewer)).toMatchObject({
      name: 'Somying ใจงาม',
      gender: 'Male',
      birthDate: '1999-12-31',
    });
    const row = await db.auditLog.findFirst({ where: { accountId: member.account.id, action: 'profile.save' } });
    expect(JSON.stringify(row?.after)).not.toContain('Somying');
    await expect(saveMemberProfile({ ...wish, firstName: '๑๒๓' }, viewer)).rejects.toMatchObject({ kind: 'invalid' });
    await expect(saveMemberProfile({ ...wish, birthDate: '01/05/2008' }, viewer)).rejects.toMatchObject({
      kind: 'invalid',
    });
    expect((await db.account.findUniqueOrThrow({ where: { id: member.account.id } })).role).toBe('member');
  });

  test('of an office carries the organisation’s name, that of a person in it their own', async () => {
    const college = await aCollege();
    const { viewer } = await logInPerson(college);
    await expect(saveDisplayName({ displayName: 'ชื่อใหม่' }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
    await db.systemUser.update({ where: { id: college.id }, data: { isOffice: false } });
    await saveDisplayName({ displayName: ' ดร. สมชาย  ใจดี ' }, viewer);
    expect(await findOwnProfile(viewer)).toMatchObject({ kind: 'person', name: 'ดร. สมชาย ใจดี' });
    for (const displayName of ['', 'ก', '<b>x</b>', 'ก\nข', '฿฿'])
      await expect(saveDisplayName({ displayName }, viewer)).rejects.toMatchObject({ kind: 'invalid' });
  });

  test('cannot be saved by anyone else', async () => {
    await expect(saveDisplayName({ displayName: 'ชื่อใหม่' }, visitor)).rejects.toMatchObject({ kind: 'forbidden' });
    const wish = { firstName: 'สมชาย', lastName: 'ใจดี', gender: 'Male', birthDate: '2000-01-01' };
    await expect(saveMemberProfile(wish, (await logInPerson(await aCollege())).viewer)).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});

describe('a new e-mail', () => {
  test('of a member takes effect when its link is confirmed, once, without a session', async () => {
    const [member, email] = [await aMember(), anEmail()];
    const { viewer } = await logInPerson(member);
    await requestEmailChange({ email: email.toUpperCase(), password: PASSWORD }, viewer);
    expect(await findOwnProfile(viewer)).toMatchObject({ email: member.name, newEmail: email });
    const token = await tokenTo(email);
    expect(await findEmailChange(token)).toEqual({ email, name: 'สมหญิง ใจดี' });
    await confirmEmail({ token }, anyone());
    expect((await logInPerson({ door: 'member', name: email })).viewer.email).toBe(email);
    expect((await listMailsTo(member.name)).map(({ template }) => template)).toEqual(['email-changed']);
    await expect(logInPerson(member)).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(confirmEmail({ token }, anyone())).rejects.toMatchObject({ key: 'profiles.emailDead' });
    expect(await findEmailChange(token)).toBeUndefined();
  });

  test('voids resets sent to the old one', async () => {
    const [member, email] = [await aMember(), anEmail()];
    const { viewer } = await logInPerson(member);
    await startReset({ kind: 'member', name: member.name }, anyone());
    await requestEmailChange({ email, password: PASSWORD }, viewer);
    await confirmEmail({ token: await tokenTo(email) }, anyone());
    expect(await db.passwordReset.count({ where: { accountId: member.account.id, usedAt: null } })).toBe(0);
  });

  const renewals = {
    'was changed': async (member: Person) => {
      const { viewer } = await logInPerson(member);
      const password = 'ดอกราชพฤกษ์ 2569';
      await changePassword({ current: PASSWORD, password, repeated: password }, viewer, 'Firefox');
    },
    'was issued': async ({ account }: Person) => {
      const credentials = await createCredentials();
      await db.$transaction((tx) => issueCredentials(tx, account.id, credentials));
    },
    'was replaced by the mailed one of a reset': async (member: Person) => {
      await startReset({ kind: member.door, name: member.name }, anyone());
      await logInPerson(member, String((await listMailsTo(member.name)).at(-1)?.data.password));
    },
  };
  test.each(Object.entries(renewals))('can no longer be confirmed after the password %s', async (_case, renew) => {
    const [member, email] = [await aMember(), anEmail()];
    await requestEmailChange({ email, password: PASSWORD }, (await logInPerson(member)).viewer);
    const token = await tokenTo(email);
    await renew(member);
    await expect(confirmEmail({ token }, anyone())).rejects.toMatchObject({ key: 'profiles.emailDead' });
  });

  test('of staff is where resets go from then on', async () => {
    const [college, email] = [await aCollege(), anEmail()];
    await requestEmailChange({ email, password: PASSWORD }, (await logInPerson(college)).viewer);
    await confirmEmail({ token: await tokenTo(email) }, anyone());
    await startReset({ kind: 'staff', name: college.name }, anyone());
    expect((await listMailsTo(email)).map(({ template }) => template)).toEqual(['email-change', 'password-reset']);
  });

  test('that another member has gets the same response, and its owner gets no mail', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const { viewer } = await logInPerson(member);
    await requestEmailChange({ email: other.name, password: PASSWORD }, viewer);
    expect(await listMailsTo(other.name)).toEqual([]);
    expect(await findOwnProfile(viewer)).toMatchObject({ newEmail: other.name });
  });

  test('that another member has taken meanwhile is refused', async () => {
    const [member, email] = [await aMember(), anEmail()];
    await requestEmailChange({ email, password: PASSWORD }, (await logInPerson(member)).viewer);
    await aMember({ email });
    await expect(confirmEmail({ token: await tokenTo(email) }, anyone())).rejects.toMatchObject({
      key: 'profiles.emailTaken',
    });
    expect((await logInPerson(member)).viewer.email).toBe(member.name);
  });

  test('is refused without the password, after expiry, or if unchanged', async () => {
    const [member, email] = [await aMember(), anEmail()];
    const { viewer } = await logInPerson(member);
    await expect(requestEmailChange({ email, password: 'wrong' }, viewer)).rejects.toMatchObject({
      fields: { password: authMessages['login.currentWrong'] },
    });
    await expect(requestEmailChange({ email: 'x', password: PASSWORD }, viewer)).rejects.toMatchObject({
      fields: { email: profilesMessages['profiles.emailInvalid'] },
    });
    await expect(requestEmailChange({ email: member.name, password: PASSWORD }, viewer)).rejects.toMatchObject({
      fields: { email: profilesMessages['profiles.emailSame'] },
    });
    await requestEmailChange({ email, password: PASSWORD }, viewer);
    await db.emailChange.updateMany({ where: { accountId: member.account.id }, data: { expiresAt: new Date() } });
    await expect(confirmEmail({ token: await tokenTo(email) }, anyone())).rejects.toMatchObject({ kind: 'missing' });
  });
});
