import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findBinaries } from './postgres/binaries.mjs';
import { openClusterFolder } from './postgres/cluster-folder.mjs';
import { createCluster } from './postgres/create.mjs';
import { findAnswering, findRunning, startServer, stopServer } from './postgres/server.mjs';
import { registerUser, unregisterUser } from './postgres/users.mjs';
import { withLock } from './start/lock.mjs';

const WATCH_MS = 1_000;

/**
 * Opens the PostgreSQL bundled with the project, with its data under DATA_DIR. A running one is reused; several
 * processes may use it at once, and the last one stops it. Reachable from this machine only, with a password.
 *
 * @param {{ dataDir: string, options?: string, keepAlive?: boolean }} wishes DATA_DIR; settings such as `-c
 *   fsync=off` for disposable databases; true to restart a server that dies
 * @returns {Promise<{ url: string, close: () => Promise<void>, cut: (ms: number) => Promise<void>, rest: (work: Function) =>
 *   Promise<unknown> }>} `cut` kills the server as a power failure does, and restarts it at the same address after `ms`;
 *   `rest` stops it while its files are worked with
 * @throws {import('./start/lines.mjs').StartError}
 */
export async function openPostgres({ dataDir, options = process.env.PORTAL_PG_OPTIONS ?? '', keepAlive = false }) {
  const { folder, owner } = openClusterFolder(dataDir);
  const place = { folder, owner, binaries: findBinaries(owner) };
  const alone = (work) => withLock(join(folder, 'lock'), work);
  const { port } = await alone(async () => {
    await createCluster(place);
    if (!(await findAnswering(place))) await startServer(place, { options });
    registerUser(place);
    return findRunning(place);
  });
  const stopWatching = keepAlive
    ? watch(place, () => alone(() => restart(place, { port, options })))
    : async () => undefined;
  const password = readFileSync(join(folder, 'data', 'portal.password'), 'utf8');
  return {
    url: `postgresql://portal:${password}@127.0.0.1:${port}/portal`,
    close: async () => {
      await stopWatching();
      await alone(async () => unregisterUser(place) || stopServer(place));
    },
    cut: (ms) =>
      alone(async () => {
        process.kill(findRunning(place).pid, 'SIGKILL');
        await wait(ms);
        await startServer(place, { port, options });
      }),
    rest: (work) =>
      alone(async () => {
        await stopServer(place);
        try {
          return await work(place);
        } finally {
          await startServer(place, { port, options });
        }
      }),
  };
}

async function restart(place, wishes) {
  if (await findAnswering(place)) return;
  await startServer(place, wishes);
  console.error('ฐานข้อมูลหยุดทำงานและเปิดขึ้นใหม่แล้ว (the database had stopped and was started again)');
}

/** Checks every second that the server still runs; a failed restart is retried at the next check. */
function watch(place, revive) {
  let reviving;
  const timer = setInterval(() => {
    if (reviving || findRunning(place)) return;
    reviving = revive()
      .catch((error) => console.error(error.message))
      .finally(() => (reviving = undefined));
  }, WATCH_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await reviving;
  };
}
