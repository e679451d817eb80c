import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { enqueueMail } from '@/lib/mail/outbox';
import { findMail, formatMailed } from '@/lib/mail/queries';
import { startMailWorker } from '@/lib/mail/worker';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { renderMail } from './render';

const SITE = { brand: 'ข่าวอาชีวศึกษา', url: 'https://news.example.go.th' };

test('without a mail server each mail becomes a file that only its owner reads, and that can be shown', async () => {
  expect(env.SMTP_URL).toBeUndefined();
  const order = {
    template: 'staff-password',
    data: {
      name: 'วิทยาลัยเทคนิค',
      userName: '1350016401',
      door: 'staff',
      password: 'hJ5!pZr7#cDf',
      hours: 72,
      isFirst: false,
    },
    to: 'mem1@example.org',
  } as const;
  const worker = startMailWorker((mail) => renderMail(mail, SITE));
  const mailKey = await db.$transaction((tx) => enqueueMail(tx, order));
  await waitUntilTrue(async () => (await db.mailMessage.findUnique({ where: { mailKey } }))?.status === 'kept');
  await worker.stop();

  const { id } = await db.mailMessage.findUniqueOrThrow({ where: { mailKey } });
  const folder = join(env.DATA_DIR, 'mail');
  expect(readdirSync(folder)).toEqual([`${id}.eml`]);
  expect(statSync(join(folder, `${id}.eml`)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);

  const shown = await findMail(id);
  expect(shown).toMatchObject({ status: 'kept', sentAt: undefined });
  expect(shown?.rendered?.subject).toBe('รหัสผ่านใหม่สำหรับเจ้าหน้าที่ | ข่าวอาชีวศึกษา');
  expect(shown?.rendered?.text).toContain('รหัสผ่านใหม่: hJ5!pZr7#cDf');
  expect(shown?.rendered?.html).toContain('hJ5!pZr7#cDf');
  expect(shown?.rendered?.html).not.toContain('<style');

  expect(formatMailed('ส่งแล้ว')).toMatch(/^ส่งแล้ว · อีเมลเก็บไว้ ยังไม่ได้ส่ง/);

  env.SMTP_URL = 'smtp://127.0.0.1:1';
  expect(formatMailed('ส่งแล้ว')).toBe('ส่งแล้ว · อีเมลเข้าคิวส่งแล้ว');
  expect((await findMail(id))?.rendered).toBeUndefined();
});
