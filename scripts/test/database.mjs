import { setTimeout as wait } from 'node:timers/promises';
import { findRunning } from '../postgres/server.mjs';
import { openPostgres } from '../postgres.mjs';
import { StartError } from '../start/lines.mjs';
import { run } from './children.mjs';
import { testEnv } from './environment.mjs';
import { createTemporary, listDatabaseFolders } from './temporary-folders.mjs';

/** Nothing of a database that is thrown away needs to outlive a crash. */
const THROWN_AWAY = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200';

/** How long a server may take to end, in milliseconds. */
const END_MS = 10_000;
const POLL_MS = 100;

const opened = [];

/** Opens the PostgreSQL of a data folder, or joins the one that runs there already; `closeDatabases` leaves it again. */
export async function openDatabase(dataDir, options = '') {
  const server = openPostgres({ dataDir, options });
  opened.push(server);
  return server;
}

/**
 * Starts a PostgreSQL of its own, with a migrated and empty database that each test file gets a copy of.
 *
 * @returns {Promise<{ url: string }>} the address of that database, which nobody may be connected to while it is copied
 */
export async function openTestDatabase() {
  const { url } = await openDatabase(createTemporary('unit'), THROWN_AWAY);
  const env = testEnv({ DATABASE_URL: url });
  const code = await run('database', process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], env);
  if (code !== 0) throw new StartError('ปรับโครงสร้างฐานข้อมูลทดสอบไม่สำเร็จ (the test database could not be migrated)');
  return { url };
}

/** Closes what was opened, also what is just starting; the last user of a server stops it. */
export async function closeDatabases() {
  const servers = await Promise.allSettled(opened.splice(0));
  await Promise.all(servers.map(({ value }) => value?.close()));
  await Promise.all(listDatabaseFolders().map(stopServer));
}

/** A server whose start or stop was cut short by Ctrl-C. */
async function stopServer(folder) {
  const running = findRunning({ folder });
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  for (const deadline = Date.now() + END_MS; findRunning({ folder }) && Date.now() < deadline; ) await wait(POLL_MS);
}
