import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { codeOf } from '../code-of';
import { env } from '../env';
import { log } from '../log';
import { MAIL_CHANNEL } from './outbox';

const CONNECT_MS = 5_000;
/** Pauses before a lost connection is opened again: doubling from the first to the second. */
const FIRST_PAUSE_MS = 500;
const LAST_PAUSE_MS = 30_000;

/**
 * Listens for mails that come due, on a connection of its own, until the signal.
 *
 * @param ring called for each notice, and when listening begins, as notices may have been missed
 */
export async function listenForMail(ring: () => void, signal: AbortSignal): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    await listenOnce(() => {
      pause = FIRST_PAUSE_MS;
      ring();
    }, signal);
    await sleep(pause, undefined, { signal }).catch(() => undefined);
    pause = Math.min(pause * 2, LAST_PAUSE_MS);
  }
}

/** Returns when the connection is lost, could not be made, or the signal has come. */
async function listenOnce(ring: () => void, signal: AbortSignal): Promise<void> {
  const client = new Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'portal mail',
  });
  // An error after the first one would otherwise end the process.
  client.on('error', () => undefined);
  client.on('notification', ring);
  const lost = once(client, 'end', { signal });
  try {
    await Promise.race([lost, client.connect()]);
    await client.query(`LISTEN ${MAIL_CHANNEL}`);
    ring();
    await lost;
  } catch (error) {
    if (!signal.aborted) log.warn({ code: codeOf(error) }, 'mail: not listening to the database');
  } finally {
    await client.end().catch(() => undefined);
  }
}
