import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries } from '../postgres/binaries.mjs';
import { openClusterFolder } from '../postgres/cluster-folder.mjs';
import { findRunning } from '../postgres/server.mjs';
import { openPostgres } from '../postgres.mjs';
import { runNode } from '../start/child.mjs';
import { run } from '../start/processes.mjs';
import { testEnv } from '../test/environment.mjs';

/** While seeding, data don't have to survive a crash. */
const FILLING = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_wal_size=8GB';
/** Settings of `npm start`, plus counting of every statement. */
const MEASURED = '-c shared_preload_libraries=pg_stat_statements -c pg_stat_statements.track_utility=off';
/** Extension that lets the portal's role read the counts; only a superuser of the database can add it. */
const COUNTING = ['CREATE EXTENSION IF NOT EXISTS pg_stat_statements', ''].join('\n');

/** Creates a data folder for one run, which PostgreSQL's account can traverse. */
export function makeDataDir() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** Removes a data folder, and the real folder of its database. */
export function removeDataDir(dataDir) {
  const place = realpathSync(join(dataDir, 'postgres'));
  for (const folder of [place, dataDir]) rmSync(folder, { recursive: true, force: true });
}

/**
 * Opens the database of a data folder and adds public items until there are at least `items`.
 *
 * @param {{ dataDir: string, items: number, tell: (line: string) => void }} wishes
 * @returns {Promise<{ url: string, pid: number, client: pg.Client, items: number, close: () => Promise<void> }>}
 */
export async function openData({ dataDir, items, tell }) {
  const filling = await openPostgres({ dataDir, options: FILLING });
  try {
    await fillDatabase({ dataDir, url: filling.url, items, tell });
  } finally {
    await filling.close();
  }
  await allowCounting(dataDir);
  const database = await openPostgres({ dataDir, options: MEASURED });
  const client = new pg.Client(database.url);
  await client.connect();
  return {
    url: database.url,
    pid: findRunning({ folder: realpathSync(join(dataDir, 'postgres')) }).pid,
    client,
    items: await count(client),
    close: async () => {
      await client.end();
      await database.close();
    },
  };
}

/** Seeds the demo agency, and the benchmark items of `npm run seed` on top of it. */
async function fillDatabase({ dataDir, url, items, tell }) {
  const env = testEnv({ DATABASE_URL: url, DATA_DIR: dataDir, SEED: 'demo', LOG_LEVEL: 'warn' });
  const node = async (...args) => {
    const code = await runNode(['--import', 'tsx', ...args], { env });
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  };
  await node('scripts/migrate.ts');
  const client = new pg.Client(url);
  await client.connect();
  const began = performance.now();
  if ((await count(client)) === 0) await node('scripts/seed.ts');
  const missing = items - (await count(client));
  if (missing > 0) {
    await node('scripts/seed.ts', '--news', String(missing));
    await client.query('VACUUM ANALYZE');
    tell(`${items} items, filled in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  }
  await client.end();
}

async function count(client) {
  const { rows } = await client.query("SELECT count(*)::int AS items FROM news WHERE status = 'allow'");
  return rows[0].items;
}

/** Adds the extension in single-user mode, as the cluster was created: no role that can log in may add it. */
async function allowCounting(dataDir) {
  const { folder, owner } = openClusterFolder(dataDir);
  const args = ['--single', '-D', join(folder, 'data'), 'portal'];
  const { code, output } = await run(findBinaries(owner).program('postgres'), args, {
    ...owner,
    cwd: folder,
    input: COUNTING,
  });
  if (code !== 0 || /ERROR|FATAL/.test(output)) throw new Error(output);
}
