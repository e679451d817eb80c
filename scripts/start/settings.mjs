import { existsSync } from 'node:fs';

/**
 * The settings, read by the same code as the server's: first from the environment, then from the file `.env`.
 * Call it after the packages are installed.
 */
export async function readSettings() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { tsImport } = await import('tsx/esm/api');
  return tsImport('../../lib/env.ts', import.meta.url);
}

/** Throws one line when the database of DATABASE_URL doesn't answer. */
export async function reachDatabase(url) {
  const { tsImport } = await import('tsx/esm/api');
  const { reach } = await tsImport('../../lib/migrations/migrate.ts', import.meta.url);
  await reach(url);
}
