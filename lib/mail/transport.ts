import { createTransport } from 'nodemailer';
import { env } from '@/lib/env/env';
import { getSingleton } from '@/lib/process/singleton';
import { writeMailFile } from './files';
import type { RenderedMail } from './schema';

/** Time limits for one step and for a whole mail; the latter is well below the lease of a worker. */
const STEP_MS = 10_000;
const TOTAL_MS = 60_000;

export type Envelope = { id: number; key: string; recipient: string };

/** True if mails are written to files, because no mail server is set. */
export const shouldWriteFiles = (): boolean => env.SMTP_URL === undefined;

/**
 * Sends a mail to the mail server, or writes it to a file if none is set.
 *
 * @param signal aborts at once
 * @returns 'sent' if the mail server accepted it, 'kept' if it was written to a file
 * @throws Error of nodemailer or node; `explainFailure` turns it into a reason that may be stored
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

/**
 * Sends a mail to the mail server over a connection of its own, so that the answer is that of the server as it is now.
 *
 * @param url address of the mail server
 * @param stepMs time limit of one step
 * @returns the server's answer, as `250 2.0.0 queued`
 * @throws Error of nodemailer or node
 */
export async function deliverAtOnce(
  url: string,
  envelope: Envelope,
  letter: RenderedMail,
  stepMs = STEP_MS,
): Promise<string> {
  const server = createServerTransport(url, stepMs);
  const message = { ...composeMessage(envelope, letter), signal: AbortSignal.timeout(3 * stepMs) };
  try {
    const { response } = await server.sendMail(message);
    return response;
  } finally {
    server.close();
  }
}

/**
 * Connects to the mail server and logs in, without sending a mail.
 *
 * @throws Error of nodemailer or node
 */
export async function verifyMailServer(url: string, stepMs = STEP_MS): Promise<void> {
  const server = createServerTransport(url, stepMs);
  try {
    await server.verify();
  } finally {
    server.close();
  }
}

/** A mail sent twice after a failure has the same Message-ID, so mail programs detect the duplicate. */
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

const getServer = (url: string) => getSingleton('mail.transport', () => createServerTransport(url, STEP_MS));

const createServerTransport = (url: string, stepMs: number) =>
  createTransport({
    url,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
  });
