import { setTimeout as wait } from 'node:timers/promises';
import { findRunning } from '../postgres/server.mjs';
import { openPostgres } from '../postgres.mjs';
import { StartError } from '../start/lines.mjs';
import { run } from './children.mjs';
import { testEnv } from './environment.mjs';
import { createDatabaseFolder, listDatabaseFolders } from './temporary-folders.mjs';

/** A disposable database doesn't have to survive a crash. */
const THROWN_AWAY = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200';

/** Time for a server to end, in milliseconds. */
const END_MS = 10_000;
const POLL_MS = 100;

const opened = [];

/** Opens the PostgreSQL of a data folder, or joins a running one; `closeDatabases` closes it. */
export async function openDatabase(dataDir, options = '') {
  const server = openPostgres({ dataDir, options });
  opened.push(server);
  return server;
}

/**
 * Starts a new PostgreSQL with a migrated, empty database, which is copied for each test file.
 *
 * @returns {Promise<{ url: string }>} URL of that database; nobody may be connected to it while it is copied
 */
export async function openTestDatabase() {
  const { url } = await openDatabase(createDatabaseFolder(), THROWN_AWAY);
  const env = testEnv({ DATABASE_URL: url });
  const code = await run('database', process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], env);
  if (code !== 0) throw new StartError('ปรับโครงสร้างฐานข้อมูลทดสอบไม่สำเร็จ (the test database could not be migrated)');
  return { url };
}

/** Closes all opened servers, including those still starting; the last user of a server stops it. */
export async function closeDatabases() {
  const servers = await Promise.allSettled(opened.splice(0));
  await Promise.all(servers.map(({ value }) => value?.close()));
  await Promise.all(listDatabaseFolders().map(stopServer));
}

/** Stops a server whose start or stop was interrupted by Ctrl-C. */
async function stopServer(folder) {
  const running = findRunning({ folder });
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  for (const deadline = Date.now() + END_MS; findRunning({ folder }) && Date.now() < deadline; ) await wait(POLL_MS);
}
