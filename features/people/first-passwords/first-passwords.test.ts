import { randomUUID } from 'node:crypto';
import { verifyPassword } from '@/lib/auth/passwords';
import { db } from '@/lib/db/db';
import { deleteExpired } from '@/lib/jobs/cleanup';
import { DAY_MS, HOUR_MS } from '@/lib/time/units';
import { toViewer } from '@/testing/imports';
import { listMailsTo, logInPerson } from '@/testing/log-in';
import { aCollege, aCollegeUser, aStaffOffice } from '@/testing/people';
import { readPdf } from '@/testing/read-pdf';
import { mailFirstPasswords } from './first-mails.commands';
import { firstPasswordMessages as words } from './first-passwords.messages';
import { beginSlips, expireSlips, takeSlips } from './slips.commands';
import { serveSlips } from './slips.http';
import { findSlipJob } from './slips.queries';
import { resumeSlips, runSlips } from './slips-runner';

/** Every file is made by a child process, which takes time to start. */
jest.setTimeout(120_000);

const PATH = '/colleges/college_user';
const noPassword = { passwordHash: null, passwordChangedAt: null };

/** A college, its viewer, and users of it; `given` are the columns of their accounts. */
async function aStaffedCollege(...given: object[]) {
  const college = await aCollege();
  const viewer = toViewer('college', college);
  const users = [];
  for (const account of given) users.push(await aCollegeUser({ college: college.organisation.id, account }));
  return { college, viewer, users, ids: users.map(({ account }) => account.id) };
}

const anEmail = () => `first-${randomUUID()}@example.org`;

async function printSlips(viewer: ReturnType<typeof toViewer>, ids: readonly number[]) {
  const id = await beginSlips({ ids, path: PATH }, viewer);
  await runSlips(id);
  return id;
}

describe('slips', () => {
  test('one for each person, with a password that works once; what was printed before does not', async () => {
    const { viewer, users, ids, college } = await aStaffedCollege(
      { ...noPassword, displayName: 'น้ำผึ้ง ตั้งใจสอน' },
      { ...noPassword, displayName: 'ปิ่นปินัทธ์ ผู้ทรงเกียรติ' },
      {},
    );
    const first = await takeSlips({ id: await printSlips(viewer, ids) }, viewer);
    const job = await printSlips(viewer, ids.slice(0, 2));
    expect(await findSlipJob(viewer, job)).toMatchObject({
      status: 'ready',
      doneIds: expect.arrayContaining(ids.slice(0, 2)),
    });
    const stored = await db.slipJob.findUniqueOrThrow({ where: { id: job } });
    expect(stored.file).not.toContain('JVBER');
    const { file } = await takeSlips({ id: job }, viewer);
    const [before, after] = [first.file, file].map((pdf) => readPdf(pdf).text.replace(/[\s·\u200b]/g, ''));
    for (const user of users.slice(0, 2)) {
      expect(after).not.toContain(user.collegeUser.idCard);
      expect(after).toContain(user.collegeUser.idCard.slice(-4));
    }
    expect(after).toContain(college.organisation.name.split(' ').at(-1));
    const account = await db.account.findUniqueOrThrow({ where: { id: ids[0] } });
    expect(account).toMatchObject({ mustChangePassword: true });
    const days = ((account.passwordExpiresAt?.getTime() ?? 0) - (account.passwordChangedAt?.getTime() ?? 0)) / DAY_MS;
    expect(days).toBe(14);
    const listPasswords = (text = '') => [...text.matchAll(/\)([!-~]{12})/g)].map(([, one = '']) => one);
    expect(listPasswords(after)).toHaveLength(2);
    const fits = async (text: string | undefined) => {
      const found = await Promise.all(listPasswords(text).map((one) => verifyPassword(one, account.passwordHash)));
      return found.filter(Boolean).length;
    };
    expect(await fits(after)).toBe(1);
    expect(await fits(before)).toBe(0);
    const password = await findAsync(listPasswords(after), (one) => verifyPassword(one, account.passwordHash));
    const [one] = users;
    if (!one) throw new Error('no user');
    const { viewer: reader } = await logInPerson(one, password);
    expect(reader.session?.pendingStep).toBe('password');
  });

  test('nobody with an own password, a closed account or another college gets one, with reasons; audit names all', async () => {
    const { viewer, ids } = await aStaffedCollege(noPassword, {}, { ...noPassword, status: 'closed' });
    const foreign = await aCollegeUser({ account: noPassword });
    const job = await printSlips(viewer, [...ids, foreign.account.id, viewer.accountId ?? 0]);
    const found = await findSlipJob(viewer, job);
    expect(found).toMatchObject({ status: 'ready', doneIds: [ids[0]] });
    expect(found?.left.map(({ id, reason }) => [id, reason])).toEqual([
      [ids[1], words['firstPasswords.hasOwn']],
      [ids[2], words['firstPasswords.closed']],
      [foreign.account.id, 'ไม่พบบัญชีนี้'],
      [viewer.accountId, 'ไม่พบบัญชีนี้'],
    ]);
    expect(found?.left.find(({ id }) => id === foreign.account.id)?.name).toBe('');
    await takeSlips({ id: job }, viewer);
    const rows = await db.auditLog.findMany({ where: { accountId: viewer.accountId }, orderBy: { id: 'asc' } });
    expect(rows.map(({ action, nounId, after }) => [action, nounId, after])).toEqual([
      ['password.give', String(ids[0]), { way: 'print', slips: job }],
      ['slips.make', String(job), { accounts: 1, ids: [ids[0]] }],
      ['slips.take', String(job), { accounts: 1, ids: [ids[0]] }],
    ]);
    await expect(beginSlips({ ids: ids.slice(1), path: PATH }, viewer)).rejects.toMatchObject({
      key: 'firstPasswords.none',
    });
  });

  test('the file is handed out once, to its maker only, while that one manages all of its people', async () => {
    const { viewer, ids } = await aStaffedCollege(noPassword);
    const job = await printSlips(viewer, ids);
    const other = toViewer('college', await aCollege());
    await expect(takeSlips({ id: job }, other)).rejects.toMatchObject({ kind: 'missing' });
    expect((await serveSlips(undefined, job)).status).toBe(403);
    const moved = await aCollege();
    const where = { accountId: ids[0] ?? 0 };
    const { organisationId } = await db.collegeUser.findUniqueOrThrow({ where });
    await db.collegeUser.update({ where, data: { organisationId: moved.organisation.id } });
    expect((await serveSlips(viewer, job)).status).toBe(404);
    await db.collegeUser.update({ where, data: { organisationId } });
    const answer = await serveSlips(viewer, job);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const again = await serveSlips(viewer, job);
    expect([again.status, await again.text()]).toEqual([409, words['firstPasswords.gone']]);
    expect(await db.slipJob.findUniqueOrThrow({ where: { id: job } })).toMatchObject({ status: 'taken', file: null });
  });

  test('a file that nobody fetches is deleted after a day, its job after a month', async () => {
    const { viewer, ids } = await aStaffedCollege(noPassword);
    const job = await printSlips(viewer, ids);
    await expireSlips(new Date(Date.now() + 23 * HOUR_MS));
    expect(await findSlipJob(viewer, job)).toMatchObject({ status: 'ready' });
    expect(await expireSlips(new Date(Date.now() + 25 * HOUR_MS))).toBeGreaterThan(0);
    expect(await findSlipJob(viewer, job)).toMatchObject({ status: 'expired' });
    await expect(takeSlips({ id: job }, viewer)).rejects.toMatchObject({ key: 'firstPasswords.gone' });
    await deleteExpired(Date.now() + 31 * DAY_MS);
    expect(await findSlipJob(viewer, job)).toBeUndefined();
  });

  test('a lost job is taken over; a second one waits for the first; one of a closed maker changes nothing', async () => {
    const { viewer, ids, college } = await aStaffedCollege(noPassword, noPassword);
    const id = await beginSlips({ ids: ids.slice(0, 1), path: PATH }, viewer);
    await expect(beginSlips({ ids, path: PATH }, viewer)).rejects.toMatchObject({ key: 'firstPasswords.running' });
    const long = new Date(Date.now() - DAY_MS);
    await db.slipJob.update({ where: { id }, data: { status: 'making', aliveAt: long } });
    expect(await resumeSlips()).toBeGreaterThan(0);
    expect(await findSlipJob(viewer, id)).toMatchObject({ status: 'ready' });
    const next = await beginSlips({ ids: ids.slice(1), path: PATH }, viewer);
    await db.account.update({ where: { id: college.account.id }, data: { status: 'closed' } });
    await runSlips(next);
    expect(await findSlipJob(viewer, next)).toMatchObject({
      status: 'failed',
      problem: words['firstPasswords.makerClosed'],
    });
    expect(await db.account.findUniqueOrThrow({ where: { id: ids[1] } })).toMatchObject({ passwordHash: null });
  });
});

describe('mails', () => {
  test('have a link and no password, are spread over time, and are not sent twice while the link is valid', async () => {
    const [first, second, third] = [anEmail(), anEmail(), anEmail()];
    const { viewer, ids } = await aStaffedCollege(
      { ...noPassword, email: first },
      { ...noPassword, email: second },
      { ...noPassword, email: third },
      noPassword,
    );
    const { sent, left } = await mailFirstPasswords({ ids, way: 'mail' }, viewer);
    expect(sent).toHaveLength(3);
    expect(left).toEqual([{ id: ids[3], name: expect.any(String), reason: words['firstPasswords.noAddress'] }]);
    const [mail] = await listMailsTo(first);
    expect(mail).toMatchObject({ template: 'first-password', data: { hours: 72, isReminder: false } });
    expect(mail?.data).not.toHaveProperty('password');
    const due = await db.mailMessage.findMany({
      where: { recipient: { in: [first, second, third] } },
      orderBy: { nextTryAt: 'asc' },
    });
    const seconds = due.map(({ nextTryAt, createdAt }) =>
      Math.round((nextTryAt.getTime() - createdAt.getTime()) / 1_000),
    );
    expect(seconds).toEqual([0, 0, 1]);
    const again = await mailFirstPasswords({ ids, way: 'mail' }, viewer);
    expect(again.sent).toHaveLength(0);
    expect(again.left[0]?.reason).toMatch(/^ส่งลิงก์แล้วเมื่อ .* และลิงก์ยังใช้ได้$/);
    expect(await listMailsTo(first)).toHaveLength(1);
    expect(await db.passwordReset.count({ where: { accountId: { in: ids }, usedAt: null } })).toBe(3);
  });

  test('a reminder goes to those who never logged in, not twice within seven days', async () => {
    const lastLoginAt = new Date();
    const { viewer, ids } = await aStaffedCollege(
      { ...noPassword, email: anEmail() },
      { email: anEmail(), lastLoginAt },
      { ...noPassword, email: anEmail(), invitedAt: new Date(Date.now() - 6 * DAY_MS) },
      { ...noPassword, email: anEmail(), invitedAt: new Date(Date.now() - 8 * DAY_MS) },
    );
    const { sent, left } = await mailFirstPasswords({ ids, way: 'remind' }, viewer);
    expect(sent.map(({ id }) => id).toSorted()).toEqual([ids[0], ids[3]].toSorted());
    expect(left.map(({ id, reason }) => [id, reason])).toEqual([
      [ids[1], words['firstPasswords.hasLoggedIn']],
      [ids[2], expect.stringContaining('เตือนซ้ำได้เมื่อครบ 7 วัน')],
    ]);
    expect((await mailFirstPasswords({ ids, way: 'remind' }, viewer)).sent).toEqual([]);
  });

  test('accounts of others are refused, and offices above reach the accounts below them', async () => {
    const province = await aStaffOffice('VecProvince');
    const provinceId = province.organisation.provinceId ?? 0;
    const college = await aCollege({ organisation: { provinceId }, account: { ...noPassword, email: anEmail() } });
    const foreign = await aCollege({ account: { ...noPassword, email: anEmail() } });
    const ids = [college.account.id, foreign.account.id];
    const { sent, left } = await mailFirstPasswords({ ids, way: 'mail' }, toViewer('VecProvince', province));
    expect(sent.map(({ id }) => id)).toEqual([college.account.id]);
    expect(left).toEqual([{ id: foreign.account.id, name: '', reason: 'ไม่พบบัญชีนี้' }]);
    await expect(
      mailFirstPasswords({ ids, way: 'mail' }, toViewer('newseditors', await aStaffOffice('newseditors'))),
    ).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

async function findAsync<T>(list: readonly T[], fits: (one: T) => Promise<boolean>): Promise<T | undefined> {
  for (const one of list) if (await fits(one)) return one;
  return undefined;
}
