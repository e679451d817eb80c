import { decrypt } from '@/lib/crypto/encryption';
import { db } from '@/lib/db/db';
import { mailMessages } from './messages';
import { enqueueMail, releaseMail, withdrawMails } from './outbox';
import type { Mail } from './schema';

const known = (name = 'สมหญิง'): Mail => ({ template: 'account-deleted', data: { name } });
const find = (mailKey: string) => db.mailMessage.findUniqueOrThrow({ where: { mailKey } });
const secondsFromNow = (at: Date) => (at.getTime() - Date.now()) / 1_000;

test('a mail is stored in the outbox with encrypted data and a lower-case address', async () => {
  const reset: Mail = {
    template: 'password-reset',
    data: { link: '/login/reset/?token=abc', password: 'k7Q2mX9p', minutes: 30 },
  };
  const key = await db.$transaction((tx) => enqueueMail(tx, { ...reset, to: ' Mem1@Example.org ' }));
  const row = await find(key);
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(row).toMatchObject({ template: 'password-reset', recipient: 'mem1@example.org', status: 'waiting' });
  expect(JSON.stringify(row.data)).not.toContain('k7Q2mX9p');
  expect(decrypt(row.data)).toEqual(reset.data);
});

test('no mail is left when the transaction rolls back', async () => {
  const before = await db.mailMessage.count();
  const failing = db.$transaction(async (tx) => {
    await enqueueMail(tx, { ...known(), to: 'lost@example.org' });
    throw new Error('in the middle');
  });
  await expect(failing).rejects.toThrow('in the middle');
  expect(await db.mailMessage.count()).toBe(before);
});

test.each([
  'no address',
  'a@example.org\r\nBcc: x@evil.example',
  'a@example.org, b@example.org',
  'a@example.org\u0000',
  '"x@evil.example" <a@example.org>',
  '',
])('%j is not a valid recipient', async (to) => {
  const sending = db.$transaction((tx) => enqueueMail(tx, { ...known(), to }));
  await expect(sending).rejects.toMatchObject({
    kind: 'invalid',
    fields: { to: mailMessages['mail.wrongAddress'].th },
  });
});

test.each(['ก\r\nBcc: x@evil.example', 'ก\nข', 'ก\u2028ข', 'ก\u0000', ''])('%j is not a valid name', async (name) => {
  await expect(db.$transaction((tx) => enqueueMail(tx, { ...known(name), to: 'a@example.org' }))).rejects.toThrow();
});

test('a key is used once', async () => {
  const send = (to: string) => db.$transaction((tx) => enqueueMail(tx, { ...known(), to, key: 'my own key' }));
  expect(await send('first@example.org')).toBe('my own key');
  expect(await send('second@example.org')).toBe('my own key');
  expect((await find('my own key')).recipient).toBe('first@example.org');
});

test('a delayed mail waits, is due after its delay and can be withdrawn until then', async () => {
  const send = (key: string) =>
    db.$transaction((tx) => enqueueMail(tx, { ...known(), to: 'late@example.org', key, afterSeconds: 75 }));
  const row = await find(await send('late:1:0'));
  expect(row.status).toBe('waiting');
  expect(secondsFromNow(row.nextTryAt)).toBeGreaterThan(60);
  expect(secondsFromNow(row.nextTryAt)).toBeLessThan(80);
  await send('late:10:0');
  await db.$transaction((tx) => withdrawMails(tx, 'late:1:'));
  expect(await db.mailMessage.findMany({ where: { recipient: 'late@example.org' } })).toMatchObject([
    { mailKey: 'late:10:0' },
  ]);
});

test('a held mail is due after a minute, or when it is released', async () => {
  const hold = (to: string) => db.$transaction((tx) => enqueueMail(tx, { ...known(), to, hold: true }));
  const [asked, other] = [await hold('asked@example.org'), await hold('other@example.org')];
  const held = await find(asked);
  expect(held.status).toBe('held');
  expect(secondsFromNow(held.nextTryAt)).toBeGreaterThan(50);
  expect(secondsFromNow(held.nextTryAt)).toBeLessThan(61);

  const release = (to: string, template: 'account-deleted' | 'member-welcome') =>
    db.$transaction((tx) => releaseMail(tx, to, [template]));
  expect(await release('asked@example.org', 'member-welcome')).toBe(0);
  expect(await release('Asked@example.org', 'account-deleted')).toBe(1);
  expect(await release('asked@example.org', 'account-deleted')).toBe(0);
  const released = await find(asked);
  expect(released.status).toBe('waiting');
  expect(secondsFromNow(released.nextTryAt)).toBeLessThan(1);
  expect((await find(other)).status).toBe('held');
});
