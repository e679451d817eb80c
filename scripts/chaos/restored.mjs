import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { findFreePort } from '../start/port.mjs';
import { readPages } from './outage.mjs';
import { startServer } from './portal.mjs';
import { Writer } from './writer.mjs';

const PASSPHRASE = 'ปลาทู สี่ตัว ในเข่งใหญ่';
const NPM_START = 'scripts/start.mjs';
const FILES = /src="(\/media\/[^"]+)"/g;

/** Runs a command of the operator; returns its result as JSON. */
async function runCommand(args, env, input = '') {
  const child = spawn(process.execPath, ['scripts/portal.mjs', ...args, '--json'], { env });
  child.stdin.end(input);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const [out, error] = await Promise.all([buffer(child.stdout), buffer(child.stderr)]);
  if ((await ended) !== 0) throw new Error(`${args[0]} failed: ${error}`);
  return JSON.parse(String(out).trim().split('\n').at(-1));
}

/** Title, headline and pictures of a page, and the status of each picture. */
async function look(url, path) {
  const page = await (await fetch(url + path)).text();
  const [, title] = /<title>(.*?)<\/title>/s.exec(page) ?? [];
  const [, headline] = /<h1[^>]*>(.*?)<\/h1>/s.exec(page) ?? [];
  const pictures = [];
  for (const [, file] of page.matchAll(FILES)) {
    const answer = await fetch(url + file);
    await answer.arrayBuffer();
    pictures.push(`${answer.status} ${file}`);
  }
  return { title, headline, pictures };
}

/** Everything that a reader sees of the home page, categories and items. */
async function lookAtAll(url) {
  const pages = {};
  for (const path of await readPages(url)) pages[path] = await look(url, path);
  return pages;
}

/**
 * A newcomer's way: a backup of the portal and its passphrase are restored on an empty machine, and the portal is started
 * there by `npm start`. It must answer with the pages and pictures of the old one, and its people must be able to log in
 * and publish.
 *
 * @param {{ env: NodeJS.ProcessEnv }} given PORT, DATABASE_URL and DATA_DIR of the old portal, which isn't running
 * @returns {Promise<{ faults: string[], pages: number, pictures: number }>}
 */
export async function runRestored({ env: given }) {
  // All pages are read from one IP address here.
  const env = { ...given, LIMITS_FACTOR: '1000000' };
  const [backups, machine] = ['backups', 'machine'].map((name) => mkdtempSync(join(tmpdir(), `portal-${name}-`)));
  // The database's account has to traverse it.
  chmodSync(machine, 0o711);
  const old = await startServer(env);
  let restored;
  try {
    const before = await lookAtAll(old.url);
    const settings = { BACKUP_DIR: backups, BACKUP_PASSPHRASE: PASSPHRASE };
    const { path } = await runCommand(['backup'], { ...env, ...settings });
    const there = { ...env, DATABASE_URL: '', DATA_DIR: machine, PORT: String(await findFreePort()) };
    await runCommand(['restore', path, '--passphrase'], there, `${PASSPHRASE}\n`);
    restored = await startServer(there, 'ignore', NPM_START);
    const after = await lookAtAll(restored.url);
    const faults = Object.entries(before)
      .filter(([address, page]) => JSON.stringify(page) !== JSON.stringify(after[address]))
      .map(([address]) => `${address} is another page than before`);
    const writer = new Writer('college');
    await writer.logIn(restored.url);
    await writer.prepare(restored.url);
    await writer.once(restored.url);
    const pictures = Object.values(after).flatMap((page) => page.pictures);
    const broken = pictures.filter((picture) => !picture.startsWith('200 '));
    return {
      faults: [...faults, ...new Set(broken)],
      pages: Object.keys(after).length,
      pictures: pictures.length,
    };
  } finally {
    await restored?.end();
    await old.end();
    for (const folder of [backups, machine]) rmSync(folder, { recursive: true, force: true });
  }
}
