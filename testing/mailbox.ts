import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

type Received = { recipients: string[]; source: string; email: Email };
type MailboxOptions = {
  port?: number;
  /** Reply to a recipient that is refused, such as `550 5.1.1 unknown`. */
  refuse?: (recipient: string) => string | undefined;
  /** Called when a mail has been received; the sender gets its reply only afterwards. */
  onMail?: () => Promise<void>;
  /** Further options of the server, such as `secure` or `onAuth`. */
  server?: SMTPServerOptions;
};

/** SMTP server on localhost that collects received mails. */
export async function openMailbox({ port = 0, refuse, onMail, server: more }: MailboxOptions = {}) {
  const letters: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refuse?.(address);
      if (refusal === undefined) return done();
      done(Object.assign(new Error(refusal.slice(4)), { responseCode: Number(refusal.slice(0, 3)) }));
    },
    onData: async (stream, { envelope }, done) => {
      const bytes = await buffer(stream);
      const recipients = envelope.rcptTo.map(({ address }) => address);
      letters.push({ recipients, source: bytes.toString('utf8'), email: await PostalMime.parse(bytes) });
      await onMail?.();
      done();
    },
    ...more,
  });
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const opened = typeof address === 'object' && address ? address.port : port;
  return {
    port: opened,
    url: `smtp://127.0.0.1:${opened}`,
    letters,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
