import { createTransport } from 'nodemailer';
import { env } from '@/lib/env/env';
import { getSingleton } from '@/lib/process/singleton';
import { writeMailFile } from './files';
import type { RenderedMail } from './schema';

/** How long the mail server may take for one step, and for a whole mail; the latter ends well before a worker's lease. */
const STEP_MS = 10_000;
const TOTAL_MS = 60_000;

export type Envelope = { id: number; key: string; recipient: string };

/** Whether mails are written to files, because no mail server is set. */
export const shouldWriteFiles = (): boolean => env.SMTP_URL === undefined;

/**
 * Hands a mail to the mail server, or writes it to a file when none is set.
 *
 * @param signal gives up at once
 * @returns 'sent' when the mail server took it, 'kept' when it lies in a file
 * @throws Error of nodemailer or node; `explainFailure` puts it into words that may be kept
 */
export async function deliver(envelope: Envelope, letter: RenderedMail, signal: AbortSignal): Promise<'sent' | 'kept'> {
  const message = composeMessage(envelope, letter);
  if (env.SMTP_URL === undefined) {
    const { message: bytes } = await createComposer().sendMail(message);
    await writeMailFile(envelope.id, bytes);
    return 'kept';
  }
  await getServer(env.SMTP_URL).sendMail({
    ...message,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TOTAL_MS)]),
  });
  return 'sent';
}

/** A mail sent twice after a fault has the same Message-ID, by which mail programs know it again. */
function composeMessage({ key, recipient }: Envelope, { subject, html, text, headers }: RenderedMail) {
  return {
    from: env.MAIL_FROM,
    to: { name: '', address: recipient },
    subject,
    html,
    text,
    messageId: `<${key.replace(/[^\w-]/g, '.')}@${new URL(env.SITE_URL).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const createComposer = () => createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

const getServer = (url: string) =>
  getSingleton('mail server', () =>
    createTransport({
      url,
      connectionTimeout: STEP_MS,
      greetingTimeout: STEP_MS,
      socketTimeout: STEP_MS,
      dnsTimeout: STEP_MS,
    }),
  );
