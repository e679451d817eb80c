import { confirmAlert, requestAlert } from '@/features/alerts/alerts.commands';
import { sendAlerts } from '@/features/alerts/delivery/delivery.commands';
import { stopAlertByLink } from '@/features/alerts/subscriptions/subscriptions.commands';
import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { enqueueMail } from '@/lib/mail/outbox';
import { claimDue } from '@/lib/mail/store';
import { startMailWorker } from '@/lib/mail/worker';
import { anEmail } from '@/testing/alerts';
import { aCategory, aNews } from '@/testing/builders';
import { openMailbox } from '@/testing/mailbox';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { renderMail } from './render';
import { sampleMails } from './samples';

const SITE = { brand: 'ข่าวอาชีวศึกษา', url: new URL(env.SITE_URL).origin };
const tokenIn = (text = '', path: string) =>
  new RegExp(`${path}/?\\?token=([\\w.-]+)`).exec(text.replaceAll('&amp;', '&'))?.[1] ?? '';

test('from subscribing to unsubscribing, by real SMTP: an item arrives once, and after one click none', async () => {
  const mailbox = await openMailbox();
  env.SMTP_URL = mailbox.url;
  const worker = startMailWorker((mail) => renderMail(mail, SITE));
  const [email, category] = [anEmail(), await aCategory()];
  const arrived = () => mailbox.letters.filter(({ recipients }) => recipients.includes(email));
  await requestAlert({ email, rhythm: 'now', news_type: category.id }, { ...visitor, address: '10.1.2.3' });
  await waitUntilTrue(() => arrived().length === 1);
  expect(arrived()[0]?.email.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  await confirmAlert({ token: tokenIn(arrived()[0]?.email.text, '/alerts/confirm') }, visitor);

  const item = await aNews({ categoryId: category.id, topic: 'เปิดรับสมัคร <b>ทุน</b> & ที่พัก' });
  await sendAlerts();
  await waitUntilTrue(() => arrived().length === 2);
  const letter = arrived()[1]?.email;
  expect(letter?.subject).toBe('ข่าวใหม่ที่ท่านติดตาม 1 ข่าว | ข่าวอาชีวศึกษา');
  expect(letter?.text).toContain('เปิดรับสมัคร <b>ทุน</b> & ที่พัก');
  expect(letter?.html).not.toContain('<b>ทุน</b>');
  for (const part of [letter?.text, letter?.html]) expect(part).toContain(`/readnews/news/?news_id=${item.id}`);
  const findHeader = (name: string) => letter?.headers.find(({ key }) => key === name)?.value;
  expect(findHeader('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(findHeader('list-unsubscribe')).toMatch(/^<https?:\/\/[^>@]+\/api\/v1\/alerts\/stop\?token=[\w.-]+>$/);
  expect(findHeader('list-unsubscribe')).not.toContain(email.slice(0, 12));

  await stopAlertByLink({ token: tokenIn(findHeader('list-unsubscribe'), '/api/v1/alerts/stop') }, visitor);
  await aNews({ categoryId: category.id });
  expect(await sendAlerts()).toBe(0);
  await worker.stop();
  await mailbox.close();
  expect(arrived()).toHaveLength(2);
});

test('mails that somebody waits for are sent before those of alerts', async () => {
  await db.mailMessage.deleteMany();
  const items = sampleMails.find(({ template }) => template === 'alert-items');
  if (!items) throw new Error('no sample');
  for (let number = 0; number < 15; number++)
    await db.$transaction((tx) => enqueueMail(tx, { ...items, to: anEmail() }));
  const known = { template: 'account-deleted', data: { name: 'สมหญิง' }, to: anEmail() } as const;
  await db.$transaction((tx) => enqueueMail(tx, known));
  expect((await claimDue()).map(({ template }) => template)).toContain('account-deleted');
});
