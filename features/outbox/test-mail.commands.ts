import { randomUUID } from 'node:crypto';
import { assertCan } from '@/lib/auth/assert-can';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { explainFailure } from '@/lib/mail/failure';
import { deliverAtOnce } from '@/lib/mail/transport';
import { pickMessage } from '@/lib/messages/message';
import { testMailMessages as words } from './test-mail.messages';
import { cleanServerLine, findTestCause } from './test-mail.rules';
import { type TestMailAnswer, testMailInput, testMailRecord } from './test-mail.schema';

/**
 * Sends a test mail straight to the mail server, beside the outbox, and records the outcome in the audit log.
 *
 * @param stepMs time limit of one step of the connection
 * @throws AppError 'forbidden', 'invalid', 'conflict' without a mail server, 'limited' above ten in an hour
 */
export async function sendTestMail(raw: unknown, viewer: Viewer, stepMs?: number): Promise<TestMailAnswer> {
  assertCan(viewer, 'site.manage');
  const { to } = parseInput(testMailInput, raw);
  const url = env.SMTP_URL;
  if (url === undefined) throw new AppError('conflict', pickMessage(words, 'mail.test.noServer'));
  await consume(getLimiter('mail.test'), String(viewer.accountId));
  const { codes, ...answer } = await askServer(url, to, stepMs);
  await recordTestMail({ cause: answer.cause, codes }, viewer);
  return answer;
}

async function askServer(url: string, to: string, stepMs?: number): Promise<TestMailAnswer & { codes: string }> {
  const body = words['mail.test.body'].replace('{site}', env.SITE_URL);
  const letter = { subject: words['mail.test.subject'], text: body, html: `<p lang="th">${body}</p>` };
  try {
    const line = await deliverAtOnce(url, { id: 0, key: `test-${randomUUID()}`, recipient: to }, letter, stepMs);
    return { cause: 'accepted', line: cleanServerLine(line, url), codes: line.slice(0, 3) };
  } catch (error) {
    const { reason } = explainFailure(error);
    return { cause: findTestCause(reason), line: cleanServerLine(toServerLine(error), url), codes: reason };
  }
}

/** The server's own line where it gave one, else the words of the failed connection. */
function toServerLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'response' in error && typeof error.response === 'string' ? error.response : error.message;
}

const recordTestMail = command({
  access: 'site.manage',
  input: testMailRecord,
  run: async () => undefined,
  audit: (after) => ({ action: 'mail.test', noun: 'mail', after }),
});
