import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { demo } from '../demo-accounts.mjs';
import { runTrial } from './trial.mjs';

/** Mails that wait beside the one that somebody has just caused. */
const WAITING = 500;
/** Patience until the first of them has gone out; those that met the tarpit are tried again minutes later. */
const SENT_MS = 120_000;
const POLL_MS = 500;

/**
 * A mail server that accepts connections and says nothing, until it is told to take mails.
 *
 * @returns {Promise<{ url: string, takeMails: () => void, countMails: () => number, close: () => void }>}
 */
async function openTarpit() {
  const sockets = new Set();
  let takes = false;
  let mails = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    if (!takes) return;
    let isData = false;
    let text = '';
    socket.write('220 tarpit\r\n');
    socket.on('data', (bytes) => {
      text += bytes;
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (isData && line !== '.') continue;
        if (isData) mails += 1;
        const isBegun = !isData && /^data$/i.test(line);
        isData = isBegun;
        socket.write(isBegun ? '354 go on\r\n' : /^quit/i.test(line) ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${server.address().port}`,
    takeMails: () => {
      takes = true;
    },
    countMails: () => mails,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Causes a mail by an old call, as a member who has forgotten the password does. */
async function causeMail(url) {
  const answer = await fetch(`${url}/api/usergeneral.pass.update.php`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({
      ApiKey: demo.apiKey,
      userGeneralEmail: demo.member.userGeneralEmail,
      userGeneralPassword: '',
    }),
  });
  if (!answer.ok) throw new Error(`the reset of a password answered ${answer.status} ${await answer.text()}`);
}

/** The mail server takes connections and never answers, while hundreds of mails wait. */
export async function tryTarpit({ env }) {
  const tarpit = await openTarpit();
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    return await runTrial({
      env: { ...env, SMTP_URL: tarpit.url },
      seconds: 12,
      writes: 'done',
      ready: 200,
      strike: async ({ url }) => {
        await causeMail(url);
        await client.query(
          `INSERT INTO mail_message (mail_key, template, recipient, data, status, next_try_at)
           SELECT 'chaos-' || gen_random_uuid(), template, recipient, data, 'waiting', now()
           FROM (SELECT * FROM mail_message ORDER BY id DESC LIMIT 1) one, generate_series(1, $1)`,
          [WAITING],
        );
        await client.query('NOTIFY portal_mail');
      },
      heal: async () => tarpit.takeMails(),
      check: async ({ url }) => {
        const began = performance.now();
        await causeMail(url);
        return performance.now() - began > SENT_MS ? ['a call that causes a mail waited for the mail server'] : [];
      },
      after: async () => {
        const began = performance.now();
        while (tarpit.countMails() === 0 && performance.now() - began < SENT_MS) await wait(POLL_MS);
        if (tarpit.countMails() === 0) return ['no mail went out after the mail server was back'];
        const { rows } = await client.query("SELECT count(*)::int AS n FROM mail_message WHERE status = 'failed'");
        return rows[0].n > 0 ? [`${rows[0].n} mails were given up`] : [];
      },
    });
  } finally {
    await client.query("DELETE FROM mail_message WHERE mail_key LIKE 'chaos-%'");
    await client.end();
    tarpit.close();
  }
}
