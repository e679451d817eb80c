import { openPostgres } from '../postgres.mjs';
import { StartError } from '../start/lines.mjs';
import { run } from './children.mjs';
import { testEnv } from './environment.mjs';
import { temporary } from './places.mjs';

/** Nothing of a database that is thrown away needs to outlive a crash. */
const THROWN_AWAY = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200';

let server;

/**
 * Starts a PostgreSQL of its own, with a migrated and empty database that each test file gets a copy of.
 *
 * @returns {Promise<{ url: string }>} the address of that database, which nobody may be connected to while it is copied
 */
export async function openTestDatabase() {
  server = openPostgres({ dataDir: temporary('unit'), options: THROWN_AWAY });
  const { url } = await server;
  const env = testEnv({ DATABASE_URL: url });
  const code = await run('database', process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], env);
  if (code !== 0) throw new StartError('ปรับโครงสร้างฐานข้อมูลทดสอบไม่สำเร็จ (the test database could not be migrated)');
  return { url };
}

/** Stops the server of `openTestDatabase`, also one that is just starting. */
export async function closeTestDatabase() {
  const open = await server?.catch(() => undefined);
  server = undefined;
  await open?.close();
}
