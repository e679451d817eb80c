import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { findMail, formatMailed, formatMailedToReader, listMails } from './queries';
import { mailList } from './rules';
import type { MailStatus } from './schema';

const put = (recipient: string, status: MailStatus, minute: number) =>
  db.mailMessage.create({
    data: {
      mailKey: `${recipient} ${minute}`,
      template: 'member-known',
      recipient,
      status,
      data: { sealed: 'secret' },
      createdAt: new Date(Date.UTC(2026, 10, 20, 3, minute)),
    },
  });

beforeAll(async () => {
  for (let minute = 0; minute < 14; minute++) await put('many@example.org', 'sent', minute);
  await put('one_a@example.org', 'failed', 20);
  await put('onexa@example.org', 'waiting', 21);
});

const list = (params: Record<string, string>) => listMails(mailList.read(params));
const recipients = async (params: Record<string, string>) =>
  (await list(params)).items.map(({ recipient }) => recipient);

test('mails are paged, newest first, with counts by status', async () => {
  const first = await list({});
  expect(first.items).toHaveLength(12);
  expect(first.items.at(0)?.recipient).toBe('onexa@example.org');
  expect(first).toMatchObject({ total: 16, counts: { waiting: 1, held: 0, sending: 0, sent: 14, failed: 1 } });
  expect((await list({ page: '2' })).items).toHaveLength(4);
});

test('recipients are found by a part of their address, in any case and without wildcards', async () => {
  expect(await recipients({ search: 'ONE' })).toEqual(['onexa@example.org', 'one_a@example.org']);
  expect(await recipients({ search: 'one_a' })).toEqual(['one_a@example.org']);
  expect(await recipients({ search: '%' })).toEqual([]);
});

test('a status filters the list; a forged one shows all', async () => {
  expect(await recipients({ status: 'failed' })).toEqual(['one_a@example.org']);
  expect(await list({ status: 'sent', search: 'one' })).toMatchObject({ items: [], total: 0, counts: { failed: 1 } });
  expect((await list({ status: 'gone' })).total).toBe(16);
});

test('neither list nor detail contains the data of the mail in the database', async () => {
  const { items } = await list({ status: 'failed' });
  const detail = await findMail(items[0]?.id ?? 0);
  expect(detail).toMatchObject({ recipient: 'one_a@example.org', rendered: undefined });
  expect(JSON.stringify([items, detail])).not.toContain('secret');
});

test('an unknown mail is undefined', async () => {
  expect(await findMail(2_000_000_000)).toBeUndefined();
});

test('a message says that its mail is kept, not sent, while no mail server is set', () => {
  expect(formatMailed('อนุมัติแล้ว')).toBe('อนุมัติแล้ว · อีเมลเก็บไว้ ยังไม่ได้ส่ง เพราะยังไม่ได้ตั้งเซิร์ฟเวอร์อีเมล');
  expect(formatMailedToReader('ได้รับคำขอแล้ว')).toMatch(/^ได้รับคำขอแล้ว · .*ยังไม่ได้ส่ง/);
  env.SMTP_URL = 'smtp://mail.example.org';
  try {
    expect(formatMailed('อนุมัติแล้ว')).toBe('อนุมัติแล้ว · อีเมลเข้าคิวส่งแล้ว');
    expect(formatMailedToReader('ได้รับคำขอแล้ว')).toBe('ได้รับคำขอแล้ว');
  } finally {
    env.SMTP_URL = undefined;
  }
});
