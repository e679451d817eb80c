import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openData } from './data.mjs';
import { startPortal } from './portal.mjs';
import { findTargets } from './targets.mjs';

/**
 * Seeds a database, starts the portal on it and finds the URLs to load.
 *
 * @param {{ options: object, dataDir: string, tell: (line: string) => void }} wishes
 * @returns context of every row: `options`, `portal`, `client` (to the database), `places`, `folder` for its files,
 *   `pids()` of the portal and PostgreSQL, `tell`; `rest` ends portal and database, which `close` does too
 */
export async function openBench({ options, dataDir, tell }) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-files-'));
  const opened = [];
  const rest = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  const close = async () => {
    await rest();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    mkdirSync(dataDir, { recursive: true });
    const database = await openData({ dataDir, items: options.items, tell });
    opened.push(database.close);
    const portal = await startPortal({ dataDir, databaseUrl: database.url, folder });
    opened.push(portal.end);
    const pids = () => [portal.pid, database.pid];
    const places = await findTargets(database.client, portal.url);
    tell(`${database.items} items; the portal was ready after ${(portal.readyMs / 1_000).toFixed(1)} s`);
    const of = { client: database.client, databaseUrl: database.url, databasePid: database.pid, dataDir, folder };
    return { options, portal, places, pids, tell, rest, close, ...of };
  } catch (error) {
    await close();
    throw error;
  }
}
