import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startChild } from '../children.mjs';
import { percentile } from '../numbers.mjs';
import { readSteadily } from '../steady-reader.mjs';
import { buildItemPath, buildListPath } from '../targets.mjs';

/** Media files of a large site, and of a quick run; size of each in bytes, that of a large photograph's smallest form. */
const FILES = 20_000;
const QUICK_FILES = 200;
const FILE_BYTES = 50_000;
const READ_EVERY_MS = 20;
const ITEMS_READ = 20;
const RESTORED = 'bench_restored';
const MEGABYTE = 1_048_576;

/**
 * Duration of a first backup of all rows and files, and of its restore into another database of the same server, while
 * readers are served pages that were read before.
 */
export async function measureBackup(bench) {
  const files = fillMedia(join(bench.dataDir, 'media'), bench.options.quick ? QUICK_FILES : FILES);
  const [backups, elsewhere] = ['backups', 'restored'].map((name) => join(bench.folder, name));
  mkdirSync(elsewhere);
  const env = { ...bench.portal.env, BACKUP_DIR: backups, LOG_LEVEL: 'silent', METRICS_PORT: '' };
  await bench.client.query(`DROP DATABASE IF EXISTS ${RESTORED}`);
  await bench.client.query(`CREATE DATABASE ${RESTORED} TEMPLATE template0`);
  const url = Object.assign(new URL(bench.databaseUrl), { pathname: `/${RESTORED}` }).href;
  try {
    const backup = await runWhileRead(bench, ['backup'], { ...env, DATABASE_URL: bench.databaseUrl });
    const there = { ...env, DATABASE_URL: url, DATA_DIR: elsewhere };
    const restore = await runWhileRead(bench, ['restore'], there);
    return {
      ...{ backupSeconds: backup.seconds, backupP99: backup.p99, restoreSeconds: restore.seconds },
      ...{ restoreP99: restore.p99, failed: backup.failed + restore.failed, rows: backup.answer.rows },
      ...{ files, megabytes: sumBytes(join(backups, backup.answer.name)) / MEGABYTE },
    };
  } finally {
    // Its program has ended. WITH (FORCE) is denied to the owner while the server itself is vacuuming there.
    await bench.client.query(`DROP DATABASE IF EXISTS ${RESTORED}`);
    for (const folder of [backups, elsewhere]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds files without rows to the store, under names as of uploads; returns the number of all. */
function fillMedia(folder, wanted) {
  mkdirSync(folder, { recursive: true });
  const there = readdirSync(folder).length;
  for (let number = there; number < wanted; number++)
    writeFileSync(join(folder, `${randomBytes(32).toString('hex')}.jpg`), randomBytes(FILE_BYTES));
  return Math.max(there, wanted);
}

/** Runs a command of the operator, and reads warm pages at a steady rate until it has ended. */
async function runWhileRead(bench, args, env) {
  const paths = ['/', buildListPath(bench.places.category), ...bench.places.takeItems(ITEMS_READ).map(buildItemPath)];
  for (const path of paths) await (await fetch(bench.portal.url + path)).text();
  const child = startChild(process.execPath, ['--import', 'tsx', 'scripts/portal.ts', ...args, '--json'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const began = performance.now();
  let isOver = false;
  const ended = new Promise((resolve) => child.once('exit', resolve)).finally(() => (isOver = true));
  const times = [];
  const [answer, code] = await Promise.all([
    text(child.stdout),
    ended,
    readSteadily({
      everyMs: READ_EVERY_MS,
      isOver: () => isOver,
      getUrl: (turn) => bench.portal.url + paths[turn % paths.length],
      note: (ms) => times.push(ms),
    }),
  ]);
  const seconds = (performance.now() - began) / 1_000;
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${answer}`);
  const served = times.filter(Number.isFinite);
  return { seconds, p99: percentile(served, 0.99), failed: times.length - served.length, answer: JSON.parse(answer) };
}

/** Bytes of the files of a folder and its folders. */
function sumBytes(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
