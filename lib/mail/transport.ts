import { createTransport } from 'nodemailer';
import { env } from '@/lib/env/env';
import { shared } from '@/lib/process/shared';
import { writeFileOfMail } from './files';
import type { Letter } from './schema';

/** How long the mail server may take for one step, and for a whole mail; the latter ends well before a worker's lease. */
const STEP_MS = 10_000;
const WHOLE_MS = 60_000;

export type Envelope = { id: number; key: string; recipient: string };

/** Whether mails are written to files, because no mail server is set. */
export const writesFiles = (): boolean => env.SMTP_URL === undefined;

/**
 * Hands a mail to the mail server, or writes it to a file when none is set.
 *
 * @param signal gives up at once
 * @returns 'sent' when the mail server took it, 'kept' when it lies in a file
 * @throws Error of nodemailer or node; `explainFailure` puts it into words that may be kept
 */
export async function deliver(envelope: Envelope, letter: Letter, signal: AbortSignal): Promise<'sent' | 'kept'> {
  const message = compose(envelope, letter);
  if (env.SMTP_URL === undefined) {
    const { message: bytes } = await composer().sendMail(message);
    await writeFileOfMail(envelope.id, bytes);
    return 'kept';
  }
  await server(env.SMTP_URL).sendMail({ ...message, signal: AbortSignal.any([signal, AbortSignal.timeout(WHOLE_MS)]) });
  return 'sent';
}

/** A mail sent twice after a fault has the same Message-ID, by which mail programs know it again. */
function compose({ key, recipient }: Envelope, { subject, html, text, headers }: Letter) {
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

const composer = () => createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

const server = (url: string) =>
  shared('mail server', () =>
    createTransport({
      url,
      connectionTimeout: STEP_MS,
      greetingTimeout: STEP_MS,
      socketTimeout: STEP_MS,
      dnsTimeout: STEP_MS,
    }),
  );
