import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../free-port';

const START_MS = 180_000;
const END_MS = 30_000;
const POLL_MS = 250;
/**
 * Settings of the throw-away portal: it must reach nothing but its own database. Mails become files in its own folder,
 * uploads are looked for there, and its jobs begin no backup.
 */
const ALONE = {
  ...{ HOST: '127.0.0.1', WEB_CONCURRENCY: '1', CACHE_MB: '16', DATABASE_POOL: '4', SEED: 'none', LOG_LEVEL: 'silent' },
  ...{
    SMTP_URL: '',
    DATABASE_REPLICA_URL: '',
    MEDIA_STORE: 'disk',
    BACKUP_AT: '',
    METRICS_PORT: '',
    METRICS_TOKEN: '',
  },
};

/** True if there is a build from which a portal can be started. */
export const hasBuild = (): boolean =>
  existsSync(join(/* turbopackIgnore: true */ process.cwd(), 'server.mjs')) &&
  existsSync(join(/* turbopackIgnore: true */ process.cwd(), '.next/required-server-files.json'));

/**
 * Runs `work` with a portal of this build on another database, on a free port of this machine alone.
 *
 * @throws Error if it isn't ready in time
 */
export async function withPortalOn<R>(databaseUrl: string, work: (port: number) => Promise<R>): Promise<R> {
  const folder = await mkdtemp(join(/* turbopackIgnore: true */ tmpdir(), 'portal-drill-'));
  const port = await findFreePort();
  const env = { ...process.env, ...ALONE, DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT: String(port) };
  const child = spawn(process.execPath, ['server.mjs'], { cwd: process.cwd(), env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  try {
    await waitUntilReady(port, () => child.exitCode !== null || child.signalCode !== null);
    return await work(port);
  } finally {
    child.kill('SIGTERM');
    await Promise.race([ended, wait(END_MS, undefined, { ref: false }).then(() => child.kill('SIGKILL'))]);
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

async function waitUntilReady(port: number, hasEnded: () => boolean): Promise<void> {
  for (const end = performance.now() + START_MS; performance.now() < end; await wait(POLL_MS)) {
    if (hasEnded()) throw new Error('the portal on the restored database ended at its start');
    if (await isReady(port)) return;
  }
  throw new Error('the portal on the restored database was not ready in time');
}

/** True if a portal on this machine is ready. */
export const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(POLL_MS * 20) }).then(
    ({ ok }) => ok,
    () => false,
  );
