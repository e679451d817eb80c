import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { unique } from '@/testing/builders';
import { anAddress, enter, mailsTo } from '@/testing/entering';
import { aCollege, aCollegeUser, aMember, PASSWORD } from '@/testing/people';
import { startReset } from '../passwords/passwords.commands';
import { askEmailChange, confirmEmail, saveDisplayName, saveMemberProfile } from './profile.commands';
import { findEmailChange, readOwnProfile } from './profile.queries';

const anEmail = () => `${unique('new').replace(' ', '-')}@example.org`;
const anyone = () => ({ ...visitor, address: anAddress() });

/** The token in the newest mail to an address. */
async function tokenTo(address: string): Promise<string> {
  const link = new URL(String((await mailsTo(address)).at(-1)?.data.link));
  expect(link.href.startsWith(`${env.SITE_URL}/login/email/?token=`)).toBe(true);
  return link.searchParams.get('token') ?? '';
}

describe('the own profile', () => {
  test('of a college user has the id card number masked but for four digits', async () => {
    const user = await aCollegeUser();
    const profile = await readOwnProfile((await enter(user)).viewer);
    expect(profile).toMatchObject({
      kind: 'collegeUser',
      firstName: 'สมชาย',
      idCard: `•••••••••${user.name.slice(-4)}`,
    });
  });

  test('of a member is saved by the rules of registration, the log without what was said', async () => {
    const member = await aMember();
    const { viewer } = await enter(member);
    const wish = { firstName: 'Somying', lastName: 'ใจงาม', gender: 'Male', birthDate: '1999-12-31', role: 'VecAdmin' };
    await saveMemberProfile(wish, viewer);
    expect(await readOwnProfile(viewer)).toMatchObject({
      name: 'Somying ใจงาม',
      gender: 'Male',
      birthDate: '1999-12-31',
    });
    const row = await db.auditLog.findFirst({ where: { accountId: member.account.id, action: 'profile.save' } });
    expect(JSON.stringify(row?.after)).not.toContain('Somying');
    await expect(saveMemberProfile({ ...wish, firstName: '๑๒๓' }, viewer)).rejects.toMatchObject({ kind: 'invalid' });
    await expect(saveMemberProfile({ ...wish, birthDate: '2551-05-01' }, viewer)).rejects.toMatchObject({
      kind: 'invalid',
    });
    expect((await db.account.findUniqueOrThrow({ where: { id: member.account.id } })).role).toBe('member');
  });

  test('the name of an office is its organisation’s, that of a person in it their own', async () => {
    const college = await aCollege();
    const { viewer } = await enter(college);
    await expect(saveDisplayName({ displayName: 'ชื่อใหม่' }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
    await db.systemUser.update({ where: { id: college.id }, data: { isOffice: false } });
    await saveDisplayName({ displayName: ' ดร. สมชาย  ใจดี ' }, viewer);
    expect(await readOwnProfile(viewer)).toMatchObject({ kind: 'person', name: 'ดร. สมชาย ใจดี' });
    for (const displayName of ['', 'ก', '<b>x</b>', 'ก\nข', '฿฿'])
      await expect(saveDisplayName({ displayName }, viewer)).rejects.toMatchObject({ kind: 'invalid' });
  });

  test('is nobody else’s to save', async () => {
    await expect(saveDisplayName({ displayName: 'ชื่อใหม่' }, visitor)).rejects.toMatchObject({ kind: 'forbidden' });
    const wish = { firstName: 'สมชาย', lastName: 'ใจดี', gender: 'Male', birthDate: '2000-01-01' };
    await expect(saveMemberProfile(wish, (await enter(await aCollege())).viewer)).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});

describe('a new e-mail', () => {
  test('of a member is taken when the link that went there is confirmed, once, without a session', async () => {
    const [member, email] = [await aMember(), anEmail()];
    const { viewer } = await enter(member);
    await askEmailChange({ email: email.toUpperCase(), password: PASSWORD }, viewer);
    expect(await readOwnProfile(viewer)).toMatchObject({ email: member.name, newEmail: email });
    const token = await tokenTo(email);
    expect(await findEmailChange(token)).toEqual({ email, name: 'สมหญิง ใจดี' });
    await confirmEmail({ token }, anyone());
    expect((await enter({ door: 'member', name: email })).viewer.email).toBe(email);
    expect((await mailsTo(member.name)).map(({ template }) => template)).toEqual(['email-changed']);
    await expect(enter(member)).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(confirmEmail({ token }, anyone())).rejects.toMatchObject({ key: 'profiles.emailDead' });
    expect(await findEmailChange(token)).toBeUndefined();
  });

  test('kills the resets that went to the old one', async () => {
    const [member, email] = [await aMember(), anEmail()];
    const { viewer } = await enter(member);
    await startReset({ kind: 'member', name: member.name }, anyone());
    await askEmailChange({ email, password: PASSWORD }, viewer);
    await confirmEmail({ token: await tokenTo(email) }, anyone());
    expect(await db.passwordReset.count({ where: { accountId: member.account.id, usedAt: null } })).toBe(0);
  });

  test('of staff is where resets go from then on', async () => {
    const [college, email] = [await aCollege(), anEmail()];
    await askEmailChange({ email, password: PASSWORD }, (await enter(college)).viewer);
    await confirmEmail({ token: await tokenTo(email) }, anyone());
    await startReset({ kind: 'staff', name: college.name }, anyone());
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['email-change', 'password-reset']);
  });

  test('that another member has is answered alike, and its owner gets no mail', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const { viewer } = await enter(member);
    await askEmailChange({ email: other.name, password: PASSWORD }, viewer);
    expect(await mailsTo(other.name)).toEqual([]);
    expect(await readOwnProfile(viewer)).toMatchObject({ newEmail: other.name });
  });

  test('that another member took meanwhile is refused', async () => {
    const [member, email] = [await aMember(), anEmail()];
    await askEmailChange({ email, password: PASSWORD }, (await enter(member)).viewer);
    await aMember({ email });
    await expect(confirmEmail({ token: await tokenTo(email) }, anyone())).rejects.toMatchObject({
      key: 'profiles.emailTaken',
    });
    expect((await enter(member)).viewer.email).toBe(member.name);
  });

  test('is refused without the password, too late, or as the same', async () => {
    const [member, email] = [await aMember(), anEmail()];
    const { viewer } = await enter(member);
    await expect(askEmailChange({ email, password: 'wrong' }, viewer)).rejects.toMatchObject({
      fields: { password: 'login.currentWrong' },
    });
    await expect(askEmailChange({ email: 'x', password: PASSWORD }, viewer)).rejects.toMatchObject({
      fields: { email: 'profiles.emailInvalid' },
    });
    await expect(askEmailChange({ email: member.name, password: PASSWORD }, viewer)).rejects.toMatchObject({
      fields: { email: 'profiles.emailSame' },
    });
    await askEmailChange({ email, password: PASSWORD }, viewer);
    await db.emailChange.updateMany({ where: { accountId: member.account.id }, data: { expiresAt: new Date() } });
    await expect(confirmEmail({ token: await tokenTo(email) }, anyone())).rejects.toMatchObject({ kind: 'missing' });
  });
});
