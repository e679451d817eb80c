import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { getLimiter } from '@/lib/http/rate-limit/database';
import { openMailbox } from '@/testing/mailbox';
import { anAdministrator } from '@/testing/people';
import { sendTestMail } from './test-mail.commands';
import { cleanServerLine, describeTestAnswer, findTestCause } from './test-mail.rules';

/** Time limit of a step where the server stays silent. */
const SHORT_MS = 300;
const TO = 'me@example.org';

const findRecord = () => db.auditLog.findFirst({ where: { action: 'mail.test' }, orderBy: { id: 'desc' } });
async function anAuthor() {
  const { account } = await anAdministrator();
  return { role: 'VecAdmin' as const, accountId: account.id, name: account.displayName };
}

afterEach(() => {
  env.SMTP_URL = undefined;
});

test('the mail server’s acceptance is shown with its line, and audited without the address', async () => {
  const [mailbox, author] = [await openMailbox(), await anAuthor()];
  env.SMTP_URL = mailbox.url;
  const answer = await sendTestMail({ to: ' Me@Example.org ' }, author);
  await mailbox.close();
  expect(answer).toEqual({ cause: 'accepted', line: expect.stringMatching(/^250 /) });
  expect(describeTestAnswer(answer)).toContain('เซิร์ฟเวอร์อีเมลรับอีเมลทดสอบแล้ว');
  expect(mailbox.letters).toMatchObject([{ recipients: [TO], email: { subject: 'อีเมลทดสอบ' } }]);
  expect(mailbox.letters[0]?.email.text).toContain(env.SITE_URL);
  const record = await findRecord();
  expect(record).toMatchObject({ accountId: author.accountId, after: { cause: 'accepted', codes: '250' } });
  expect(JSON.stringify(record?.after)).not.toContain('example.org');
  expect(await db.mailMessage.count()).toBe(0);
});

test('a refused recipient is told with the server’s own line', async () => {
  const mailbox = await openMailbox({ refuse: () => '550 5.1.1 no such user here' });
  env.SMTP_URL = mailbox.url;
  const answer = await sendTestMail({ to: TO }, await anAuthor());
  await mailbox.close();
  expect(answer).toEqual({ cause: 'recipient', line: '550 5.1.1 no such user here' });
  expect((await findRecord())?.after).toEqual({ cause: 'recipient', codes: 'EENVELOPE RCPT TO 550 5.1.1' });
});

test('a refused sender and a refused login are told apart', async () => {
  const reject = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode });
  const sender = await openMailbox({ server: { onMailFrom: (_address, _session, done) => done(reject('no', 553)) } });
  env.SMTP_URL = sender.url;
  expect(await sendTestMail({ to: TO }, await anAuthor())).toMatchObject({ cause: 'sender' });
  await sender.close();
  const login = await openMailbox({
    server: {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      authOptional: false,
      onAuth: ({ username }, _session, done) => done(reject(`wrong for ${username}, s3cr%t`, 535)),
    },
  });
  env.SMTP_URL = login.url.replace('//', '//sender:s3cr%25t@');
  const answer = await sendTestMail({ to: TO }, await anAuthor());
  await login.close();
  expect(answer).toMatchObject({ cause: 'login', line: expect.stringMatching(/^535 /) });
  expect(answer.line).not.toMatch(/s3cr|sender/);
});

test('a closed port, a silent server, an unknown host and a certificate of nobody are told in words', async () => {
  const author = await anAuthor();
  const closed = await openMailbox();
  await closed.close();
  env.SMTP_URL = closed.url;
  expect(await sendTestMail({ to: TO }, author)).toMatchObject({
    cause: 'connection',
    line: expect.stringContaining('ECONNREFUSED'),
  });
  const silent = createServer();
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  env.SMTP_URL = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  expect(await sendTestMail({ to: TO }, author, SHORT_MS)).toMatchObject({ cause: 'timeout' });
  silent.close();
  // The server warns of its built-in certificate, which is the point here.
  jest.spyOn(console, 'error').mockImplementation();
  const secure = await openMailbox({ server: { secure: true } });
  env.SMTP_URL = secure.url.replace('smtp:', 'smtps:');
  expect(await sendTestMail({ to: TO }, author)).toMatchObject({ cause: 'tls' });
  await secure.close();
});

test('it is for the administrator, needs an address and a mail server, and ends after ten an hour', async () => {
  const author = await anAuthor();
  await expect(sendTestMail({ to: TO }, author)).rejects.toMatchObject({ kind: 'conflict', key: 'mail.test.noServer' });
  const mailbox = await openMailbox();
  env.SMTP_URL = mailbox.url;
  await expect(sendTestMail({ to: TO }, visitor)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(sendTestMail({ to: TO }, { role: 'newseditors' })).rejects.toMatchObject({ kind: 'forbidden' });
  for (const to of ['', 'not an address', 'a@example.org\nBcc: b@example.org', undefined, ['a@example.org']])
    await expect(sendTestMail({ to }, author)).rejects.toMatchObject({
      kind: 'invalid',
      fields: { to: expect.any(String) },
    });
  await getLimiter('mail.test').penalty(String(author.accountId), 10 * env.LIMITS_FACTOR);
  await expect(sendTestMail({ to: TO }, author)).rejects.toMatchObject({ kind: 'limited' });
  expect(mailbox.letters).toEqual([]);
  await mailbox.close();
});

test.each([
  ['EDNS ENOTFOUND CONN', 'host'],
  ['ESOCKET ECONNREFUSED CONN', 'connection'],
  ['ESOCKET ERR_SSL_WRONG_VERSION_NUMBER CONN', 'tls'],
  ['ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT CONN', 'tls'],
  ['ETIMEDOUT CONN', 'timeout'],
  ['EAUTH AUTH PLAIN 535 5.7.8', 'login'],
  ['EENVELOPE MAIL FROM 553', 'sender'],
  ['EMESSAGE DATA 554 5.7.1', 'refused'],
  ['not drawn', 'other'],
] as const)('%s is “%s”', (codes, cause) => {
  expect(findTestCause(codes)).toBe(cause);
});

test('a server’s line is cut, in one line, without the login of the mail server', () => {
  const url = 'smtp://post%40example.org:k7%2FQ2mX9p@mail.example.org';
  expect(cleanServerLine('535 5.7.8 post@example.org\r\n k7/Q2mX9p \u001b[1m', url)).toBe('535 5.7.8 •••  •••  [1m');
  expect(cleanServerLine('x'.repeat(1_000), url)).toHaveLength(300);
});
