import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '@/lib/env/env';
import { findRootErrorCode } from '@/lib/log/error-code';
import { log } from '@/lib/log/log';
import { DatabaseClient } from './client';

const CONNECT_MS = 5_000;
/** Probe interval: a dead connection (a cable, a firewall) is detected within about twice this time. */
const PROBE_MS = 5_000;

type ListenOptions = {
  /** Name of the connection in PostgreSQL's list and in the log. */
  name: string;
  channel: string;
  /** Pauses before a lost connection is reopened: doubling from the first to the second, in milliseconds. */
  pausesMs: readonly [number, number];
  onNotify: (payload: string | undefined) => void;
  /** Called whenever listening starts or restarts: notifications may have been missed before. */
  onListening: () => void;
  /** Called when a listening connection is lost. */
  onLost?: () => void;
  /** Database URL, if it isn't the portal's. */
  url?: string;
  /** Probe interval, if not five seconds. */
  probeMs?: number;
};

/** Listens to a channel of the database, on its own connection, until the signal. */
export async function listenToDatabase(listening: ListenOptions, signal: AbortSignal): Promise<void> {
  const [first, last] = listening.pausesMs;
  let pause = first;
  while (!signal.aborted) {
    await listenOnce(listening, signal, () => {
      pause = first;
    });
    await sleep(pause, undefined, { signal }).catch(() => undefined);
    pause = Math.min(pause * 2, last);
  }
}

/** Returns when the connection is lost or fails to open, or on the signal. */
async function listenOnce(listening: ListenOptions, signal: AbortSignal, reached: () => void): Promise<void> {
  const { name, channel, onNotify, onListening, onLost, probeMs = PROBE_MS, url = env.DATABASE_URL } = listening;
  const client = new DatabaseClient({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: probeMs,
    keepAlive: true,
    application_name: `portal ${name}`,
  });
  // Without a handler, an error after the first one would end the process.
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => onNotify(payload));
  const lost = once(client, 'end', { signal });
  lost.catch(() => undefined);
  let probe: NodeJS.Timeout | undefined;
  let begun = false;
  try {
    await Promise.race([lost, client.connect()]);
    await client.query(`LISTEN ${channel}`);
    reached();
    begun = true;
    onListening();
    probe = setInterval(() => client.query('SELECT 1').catch(() => client.terminate()), probeMs);
    probe.unref();
    await lost;
  } catch (error) {
    if (!signal.aborted)
      log.warn({ code: findRootErrorCode(error), connection: name }, 'not listening to the database');
  } finally {
    clearInterval(probe);
    if (begun) onLost?.();
    await client.end().catch(() => undefined);
  }
}
