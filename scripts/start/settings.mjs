import { existsSync } from 'node:fs';

/**
 * The settings, read by the same code as the server's: first from the environment, then from the file `.env`.
 * Call it after the packages are installed.
 */
export async function readSettings() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { tsImport } = await import('tsx/esm/api');
  return tsImport('../../lib/env/env.ts', import.meta.url);
}

/**
 * Returns when the database of DATABASE_URL answers, and says meanwhile that it doesn't; throws one line for what waiting
 * does not mend.
 */
export async function waitUntilDatabaseAnswers(url) {
  const { tsImport } = await import('tsx/esm/api');
  const { waitForDatabase } = await tsImport('../../lib/db/migrate/wait.ts', import.meta.url);
  await waitForDatabase(url, {
    report: (reason) => console.log(`  กำลังรอฐานข้อมูล (waiting for the database): ${reason}`),
  });
}

/** Throws one line when the database of DATABASE_URL doesn't answer. */
export async function checkDatabase(url) {
  const { tsImport } = await import('tsx/esm/api');
  const { checkConnection } = await tsImport('../../lib/db/migrate/migrate.ts', import.meta.url);
  await checkConnection(url);
}
