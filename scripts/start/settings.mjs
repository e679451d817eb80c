import { existsSync } from 'node:fs';

/**
 * Reads the settings with the server's code: first the environment, then the file `.env`. Requires the installed
 * packages.
 */
export async function readSettings() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { tsImport } = await import('tsx/esm/api');
  return tsImport('../../lib/env/env.ts', import.meta.url);
}

/**
 * Waits until the database of DATABASE_URL answers, reporting meanwhile; throws one line for errors that waiting does
 * not fix.
 */
export async function waitUntilDatabaseAnswers(url) {
  const { tsImport } = await import('tsx/esm/api');
  const { waitForDatabase } = await tsImport('../../lib/db/migrate/wait.ts', import.meta.url);
  await waitForDatabase(url, {
    report: (reason) => console.log(`  กำลังรอฐานข้อมูล (waiting for the database): ${reason}`),
  });
}

/** Throws one line if the database of DATABASE_URL doesn't answer. */
export async function checkDatabase(url) {
  const { tsImport } = await import('tsx/esm/api');
  const { checkConnection } = await tsImport('../../lib/db/migrate/migrate.ts', import.meta.url);
  await checkConnection(url);
}
