import { spawn } from 'node:child_process';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { enqueueMail } from '@/lib/mail/outbox';
import { startMailWorker } from '@/lib/mail/worker';
import { openMailbox } from '@/testing/mailbox';
import { bundleCode } from '@/testing/programs';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { renderMail } from './render';

/** Long timeout, as the test starts a program, which is slow on a busy machine. */
jest.setTimeout(60_000);
const START_MS = 40_000;

const SITE = { brand: 'ข่าวอาชีวศึกษา', url: 'https://news.example.go.th' };
const WORKER = `
import { startMailWorker } from './lib/mail/worker.ts';
import { renderMail } from './emails/render.tsx';
startMailWorker((mail) => renderMail(mail, ${JSON.stringify(SITE)}));`;

test('a mail in flight when its worker is killed (-9) is sent by another worker', async () => {
  let hang = true;
  const mailbox = await openMailbox({ onMail: () => (hang ? new Promise(() => undefined) : Promise.resolve()) });
  env.SMTP_URL = mailbox.url;
  const order = { template: 'account-deleted', data: { name: 'สมหญิง' }, to: 'mem1@example.org' } as const;
  const mailKey = await db.$transaction((tx) => enqueueMail(tx, order));

  const child = spawn(process.execPath, [bundleCode(WORKER)], {
    env: { ...process.env, SMTP_URL: mailbox.url },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  await waitUntilTrue(() => mailbox.letters.length === 1, START_MS);
  child.kill('SIGKILL');
  await ended;
  hang = false;
  expect(await db.mailMessage.findUnique({ where: { mailKey } })).toMatchObject({ status: 'sending', attempts: 1 });

  // Ends the lease of two minutes.
  await db.mailMessage.update({ where: { mailKey }, data: { nextTryAt: new Date(0) } });
  const worker = startMailWorker((mail) => renderMail(mail, SITE));
  await waitUntilTrue(async () => (await db.mailMessage.findUnique({ where: { mailKey } }))?.status === 'sent');
  await worker.stop();
  const ids = mailbox.letters.map(({ email }) => email.messageId);
  await mailbox.close();
  expect(ids).toEqual([`<${mailKey}@localhost>`, `<${mailKey}@localhost>`]);
});
