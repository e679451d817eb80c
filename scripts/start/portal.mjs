import './output.mjs';
import './root.mjs';
import './with-npm.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { install } from './install.mjs';
import { claimInstance, guessPlace } from './instance.mjs';
import { onInterrupt } from './interrupt.mjs';
import { fail } from './lines.mjs';
import { lowMemory } from './low-memory.mjs';
import { checkPort } from './port.mjs';
import { createProgress } from './progress.mjs';
import { readSettings, waitUntilDatabaseAnswers } from './settings.mjs';

/**
 * Installs, builds, opens the database and runs the server until it is stopped.
 *
 * @returns {Promise<number>} the exit code
 */
export async function startPortal() {
  const opened = [];
  let instance;
  const putAway = async () => {
    await Promise.allSettled(opened.map(async (database) => (await database).close()));
    instance?.release();
  };
  const interruption = onInterrupt(putAway);
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const { dataDir, address } = guessPlace();
    instance = await claimInstance(dataDir, address);
    await install();
    const { env, assertStartable } = await readSettings();
    assertStartable(env);
    await checkPort(env);
    const url = await prepare(env, opened);
    interruption.release();
    return await serve(env, url, instance);
  } catch (error) {
    if (interruption.happened) return new Promise(() => undefined);
    fail(error);
    return process.exitCode;
  } finally {
    if (!interruption.happened) await putAway();
  }
}

/**
 * Opens the database while the application is built. An external database is checked first, so that a wrong URL shows
 * at once.
 */
async function prepare(env, opened) {
  // Imported late: they need the installed packages.
  const [{ openDatabase }, { build }] = await Promise.all([import('./database.mjs'), import('../build.mjs')]);
  if (env.DATABASE_URL) await waitUntilDatabaseAnswers(env.DATABASE_URL);
  const database = openDatabase(env, { keepAlive: true });
  opened.push(database);
  if (env.DATABASE_URL) await database;
  const [{ url }] = await all([database, build()]);
  return url;
}

/** Waits for all promises before throwing the first error, so that nothing runs on after the message. */
async function all(promises) {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

async function serve(env, url, instance) {
  const { runNode } = await import('./child.mjs');
  const since = performance.now();
  const progress = createProgress();
  const onMessage = ({ ready, progress: told }) => {
    if (told) progress.tell(told);
    if (!ready) return;
    progress.end();
    instance.setReady(ready);
    printWelcome(env, ready, since);
  };
  return runNode([...lowMemory.flags, 'server.mjs'], {
    env: { ...lowMemory.env, ...process.env, DATABASE_URL: url, PORTAL_PROGRESS: '1' },
    onMessage,
  }).finally(progress.end);
}

/**
 * Prints the portal's URL, the demo accounts, and how to stop.
 *
 * @param {{ SEED: string, DATA_DIR: string, DATABASE_URL?: string }} env
 * @param {string} address
 * @param {number} since start of the server, in milliseconds of `performance.now()`
 */
function printWelcome(env, address, since) {
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`✓ พร้อมให้บริการ (ready) ${seconds} วินาที\n\n  เว็บไซต์ (site)   ${address}`);
  if (env.SEED === 'demo') console.log(`\n${formatAccounts()}`);
  console.log('\n  กด Ctrl-C เพื่อหยุด (Ctrl-C stops)\n');
}

function formatAccounts() {
  const demo = JSON.parse(readFileSync('prisma/seed/demo-accounts.json', 'utf8'));
  const rows = Object.values(demo).flatMap((account) =>
    account.title ? `    ${Object.values(account)[0].padEnd(20)} ${account.title}` : [],
  );
  return [`  บัญชีตัวอย่าง (demo accounts) รหัสผ่าน ${demo.password}`, ...rows].join('\n');
}
