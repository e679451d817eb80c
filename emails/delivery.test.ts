import { setTimeout as sleep } from 'node:timers/promises';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { enqueueMail } from '@/lib/mail/outbox';
import type { Mail } from '@/lib/mail/schema';
import { claimDue } from '@/lib/mail/store';
import { startMailWorker } from '@/lib/mail/worker';
import { openMailbox } from '@/testing/mailbox';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { renderMail } from './render';

const SITE = { brand: 'ข่าวอาชีวศึกษา', url: 'https://news.example.go.th' };
const start = () => startMailWorker((mail) => renderMail(mail, SITE));
const known = (name: string): Mail => ({ template: 'account-deleted', data: { name } });
const put = (to: string, mail: Mail = known('สมหญิง')) => db.$transaction((tx) => enqueueMail(tx, { ...mail, to }));
const find = (mailKey: string) => db.mailMessage.findUniqueOrThrow({ where: { mailKey } });
const isSent = (key: string) => async () => (await find(key)).status === 'sent';
/** Makes a mail due: ends the pause after a failure, or the lease of a killed worker. */
const makeDue = (mailKey: string) => db.mailMessage.update({ where: { mailKey }, data: { nextTryAt: new Date(0) } });
/** Number of connections on which a worker listens for mails. */
async function countListeners(): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'portal mail' AND query LIKE 'LISTEN%' AND state = 'idle'`;
  return row?.count ?? 0;
}
/** Without a notification, a worker finds a mail by its poll every 15 seconds. */
const BEFORE_POLL_MS = 12_000;

const REFUSED = 'gone@example.org';
const BUSY = 'busy@example.org';
const refusals: Record<string, string> = { [REFUSED]: '550 5.1.1 no such user k7Q2mX9p', [BUSY]: '451 4.3.0 later' };

let port = 0;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
const arrivedAt = (to: string) => mailbox.letters.filter(({ recipients }) => recipients.includes(to));

const openServer = async () => {
  mailbox = await openMailbox({ port, refuse: (recipient) => refusals[recipient] });
  port = mailbox.port;
  // The transport keeps its server's address, so it stays the same through the file.
  env.SMTP_URL = mailbox.url;
};

beforeEach(openServer);
afterEach(() => mailbox.close());

test('a committed mail arrives at once, in Thai, and its data is deleted', async () => {
  const worker = start();
  await waitUntilTrue(async () => (await countListeners()) === 1);
  const key = await put('mem1@example.org', {
    template: 'password-reset',
    data: { link: '/login/reset/?token=abc', password: 'k7Q2mX9p', minutes: 30 },
  });
  await waitUntilTrue(isSent(key), BEFORE_POLL_MS);
  await worker.stop();
  const [letter, ...more] = arrivedAt('mem1@example.org');
  expect(more).toEqual([]);
  expect(letter?.email).toMatchObject({
    subject: 'ตั้งรหัสผ่านใหม่ | ข่าวอาชีวศึกษา',
    from: { name: 'ข่าวอาชีวศึกษา', address: 'no-reply@localhost' },
    to: [{ address: 'mem1@example.org' }],
  });
  for (const part of [letter?.email.text, letter?.email.html]) {
    expect(part).toContain('เรียน ผู้ใช้บริการ');
    expect(part).toContain('https://news.example.go.th/login/reset/?token=abc');
    expect(part).toContain('k7Q2mX9p');
  }
  expect(await find(key)).toMatchObject({ status: 'sent', data: {}, attempts: 1, lastError: null });
});

test('a mail whose transaction rolls back is never sent', async () => {
  const worker = start();
  const failing = db.$transaction(async (tx) => {
    await enqueueMail(tx, { ...known('สมหญิง'), to: 'lost@example.org' });
    throw new Error('in the middle');
  });
  await expect(failing).rejects.toThrow('in the middle');
  await waitUntilTrue(isSent(await put('kept@example.org')));
  await worker.stop();
  expect(arrivedAt('lost@example.org')).toEqual([]);
  expect(arrivedAt('kept@example.org')).toHaveLength(1);
});

test('while the mail server is down a mail waits, then arrives once', async () => {
  await mailbox.close();
  const worker = start();
  const key = await put('patient@example.org');
  await waitUntilTrue(async () => (await find(key)).lastError !== null);
  const waiting = await find(key);
  expect(waiting).toMatchObject({ status: 'waiting', attempts: 1, lastError: 'ESOCKET ECONNREFUSED CONN' });
  expect(Number(waiting.nextTryAt)).toBeGreaterThan(Number(waiting.createdAt) + 50_000);
  await openServer();
  await makeDue(key);
  await put('later@example.org');
  await waitUntilTrue(isSent(key));
  await worker.stop();
  expect(arrivedAt('patient@example.org')).toHaveLength(1);
});

test('a mail that a killed worker had claimed arrives after its lease, not before', async () => {
  const key = await put('orphan@example.org');
  expect(await claimDue()).toHaveLength(1);
  const worker = start();
  await waitUntilTrue(isSent(await put('other@example.org')));
  expect(await find(key)).toMatchObject({ status: 'sending', attempts: 1 });
  await makeDue(key);
  await put('third@example.org');
  await waitUntilTrue(isSent(key));
  await worker.stop();
  expect(arrivedAt('orphan@example.org')).toHaveLength(1);
});

test('two workers send each mail once', async () => {
  const addresses = Array.from({ length: 40 }, (_, number) => `pair${number}@example.org`);
  for (const to of addresses) await put(to);
  const workers = [start(), start()];
  await waitUntilTrue(async () => (await db.mailMessage.count({ where: { status: { not: 'sent' } } })) === 0);
  await Promise.all(workers.map((worker) => worker.stop()));
  for (const to of addresses) expect(arrivedAt(to)).toHaveLength(1);
});

test('a recipient refused for good fails at once, one refused for now is tried again', async () => {
  const worker = start();
  const [gone, busy] = [await put(REFUSED), await put(BUSY)];
  await waitUntilTrue(async () => (await find(gone)).lastError !== null && (await find(busy)).lastError !== null);
  await worker.stop();
  const failed = await find(gone);
  expect(failed).toMatchObject({ status: 'failed', lastError: 'EENVELOPE RCPT TO 550 5.1.1' });
  expect(failed.data).toHaveProperty('sealed');
  expect(await find(busy)).toMatchObject({ status: 'waiting', lastError: 'EENVELOPE RCPT TO 451 4.3.0' });
});

test('the pauses double up to an hour, and after a day a mail is given up', async () => {
  const key = await put(BUSY);
  for (const [attempts, minutes] of [
    [0, 1],
    [3, 8],
    [9, 60],
  ] as const) {
    await db.mailMessage.update({ where: { mailKey: key }, data: { attempts, lastError: null } });
    await makeDue(key);
    const worker = start();
    await waitUntilTrue(async () => (await find(key)).lastError !== null);
    await worker.stop();
    const { nextTryAt, status } = await find(key);
    expect(status).toBe('waiting');
    expect(Math.round((nextTryAt.getTime() - Date.now()) / 60_000)).toBe(minutes);
  }
  await db.mailMessage.update({ where: { mailKey: key }, data: { createdAt: new Date(Date.now() - 86_400_000) } });
  await makeDue(key);
  const worker = start();
  await waitUntilTrue(async () => (await find(key)).status === 'failed');
  await worker.stop();
});

test('a line break that got into a name adds neither header nor recipient', async () => {
  const worker = startMailWorker((mail) => renderMail(mail, { ...SITE, brand: 'ข่าว\r\nBcc: x@evil.example' }));
  const key = await put('victim@example.org');
  await waitUntilTrue(isSent(key));
  await worker.stop();
  const [letter] = arrivedAt('victim@example.org');
  expect(letter?.recipients).toEqual(['victim@example.org']);
  expect(letter?.email.headers.map((header) => header.key)).not.toContain('bcc');
  expect(letter?.email.to).toEqual([{ name: '', address: 'victim@example.org' }]);
});

test('a mail that can’t be decrypted or rendered fails, and others are still sent', async () => {
  const [damaged, odd] = [await put('damaged@example.org'), await put('odd@example.org')];
  await db.mailMessage.update({ where: { mailKey: damaged }, data: { data: { sealed: 'AAAA' } } });
  await db.mailMessage.update({ where: { mailKey: odd }, data: { template: 'no-such-mail' } });
  const worker = start();
  await waitUntilTrue(isSent(await put('whole@example.org')));
  await waitUntilTrue(async () => (await find(odd)).status === 'failed' && (await find(damaged)).status === 'failed');
  await worker.stop();
  expect((await find(damaged)).lastError).toBe('unreadable');
  expect((await find(odd)).lastError).toBe('wrong data');
});

test('a worker is notified of mails again after its connection to the database was cut', async () => {
  const worker = start();
  await waitUntilTrue(isSent(await put('before@example.org')));
  await db.$queryRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'portal mail'`;
  await waitUntilTrue(async () => (await countListeners()) === 0);
  const key = await put('after@example.org');
  await waitUntilTrue(isSent(key), BEFORE_POLL_MS);
  await worker.stop();
});

test('a stopped worker leaves later mails unsent', async () => {
  const worker = start();
  await worker.stop();
  const key = await put('unsent@example.org');
  await sleep(300);
  expect((await find(key)).status).toBe('waiting');
});
