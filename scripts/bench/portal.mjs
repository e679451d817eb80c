import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { lowMemory } from '../start/low-memory.mjs';
import { findFreePort } from '../start/port.mjs';
import { testEnv } from '../test/environment.mjs';
import { endChild, startChild } from './children.mjs';
import { waitFor } from './wait-for.mjs';

const START_MS = 300_000;
/** All requests come from one IP address here; real readers have many. */
const LIMITS_FACTOR = '1000000';
const GUARD = new URL('../start/with-parent.mjs', import.meta.url).href;

/**
 * Environment of a portal under load: that of `npm start`, with higher limits per IP address.
 *
 * @param {{ dataDir: string, databaseUrl: string, port: number, metricsPort?: number }} where
 */
export const buildPortalEnv = ({ dataDir, databaseUrl, port, metricsPort = '' }) =>
  testEnv({
    ...lowMemory.env,
    ...{ PORT: String(port), HOST: '127.0.0.1', SITE_URL: `http://127.0.0.1:${port}`, SEED: 'demo' },
    ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LIMITS_FACTOR, TZ: 'UTC', METRICS_PORT: String(metricsPort) },
  });

/**
 * Starts the built portal with its log in a file, and waits until it is ready. It ends with this process.
 *
 * @param {{ dataDir: string, databaseUrl: string, folder: string, settings?: Record<string, string> }} where
 *   `settings` override those of `buildPortalEnv`
 * @returns {Promise<{ url: string, metrics: string, env: NodeJS.ProcessEnv, pid: number, readyMs: number, signal:
 *   (name: string) => void, ended: Promise<number | null>, end: () => Promise<void> }>}
 */
export async function startPortal({ dataDir, databaseUrl, folder, settings = {} }) {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const env = { ...buildPortalEnv({ dataDir, databaseUrl, port, metricsPort }), ...settings };
  const log = openSync(join(folder, 'portal.log'), 'a');
  const child = startChild(process.execPath, [...lowMemory.flags, '--import', GUARD, 'server.mjs'], {
    env: { ...env, PORTAL_PARENT: String(process.pid) },
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const began = performance.now();
  const url = `http://127.0.0.1:${port}`;
  let line = '';
  child.on('message', ({ failed = '' }) => {
    line = failed;
  });
  await waitFor(() => fetch(`${url}/readyz`).then(({ ok }) => ok), { child, log: () => line, limitMs: START_MS });
  return {
    url,
    env,
    pid: child.pid,
    metrics: `http://127.0.0.1:${metricsPort}/metrics`,
    readyMs: performance.now() - began,
    signal: (name) => child.kill(name),
    ended,
    end: () => endChild(child),
  };
}
