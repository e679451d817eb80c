import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Client } from 'pg';
import { db } from '@/lib/db/db';
import { anOffice } from '@/testing/builders';
import { bundleFile } from '@/testing/programs';
import { runHere } from './admin/run-here.test-support';

/** Each test starts programs, which is slow on a busy machine. */
jest.setTimeout(400_000);

const PASSPHRASE = 'ปลาทู สี่ตัว ในเข่งใหญ่';

/** Runs a command as a separate process; settings are added to those of the test. */
async function runPortal(args, settings = {}, input = '') {
  const child = spawn(process.execPath, [bundleFile('scripts/portal.ts'), ...args], {
    env: { ...process.env, ...settings },
  });
  child.stdin.end(input);
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const [out, error] = await Promise.all([buffer(child.stdout), buffer(child.stderr)]);
  return { code: await ended, out: String(out), error: String(error) };
}

const runJson = async (...given) => {
  const { out } = await runPortal(...given);
  expect(out.split('\n')).toHaveLength(2);
  return JSON.parse(out);
};

/** For command lines that are refused before anything is done. */
const runJsonHere = async (args) => {
  const { out } = await runHere(args);
  return JSON.parse(out);
};

async function ask(sql, url = process.env.DATABASE_URL) {
  const client = new Client({ connectionString: url });
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}

const name = `portal_restored_${process.pid}`;
const url = () => Object.assign(new URL(process.env.DATABASE_URL), { pathname: `/${name}` }).href;
beforeEach(() => ask(`CREATE DATABASE ${name} TEMPLATE template0`));
afterEach(() => ask(`DROP DATABASE ${name}`));
const aFolder = (word) => mkdtempSync(join(process.env.DATA_DIR, `${word}-`));

test('help lists the commands and the exit codes; wrong words are told apart', async () => {
  const { code, out } = await runPortal(['--help']);
  expect(code).toBe(0);
  for (const word of ['status', 'backup', 'restore', 'admin', 'audit:verify', 'sessions:end', 'secrets:rotate'])
    expect(out).toContain(word);
  expect(await runHere(['restore', '--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--mark') });
  expect(await runPortal(['explode'])).toMatchObject({ code: 2, error: expect.stringContaining('explode') });
  expect(await runJsonHere(['backup', '--fast', '--json'])).toMatchObject({ ok: false, code: 2 });
});

test('from a backup and its passphrase an empty machine gets database, secrets and settings', async () => {
  const [BACKUP_DIR, there] = [aFolder('backups'), aFolder('there')];
  const { account } = await anOffice();
  await ask(
    `INSERT INTO session (id_hash, account_id, absolute_expires_at) VALUES ('\\x01', ${account.id}, now() + interval '1 day')`,
  );
  const made = await runJson(['backup', '--json'], { BACKUP_DIR, BACKUP_PASSPHRASE: PASSPHRASE });
  expect(made).toMatchObject({ ok: true, hasSecrets: true });
  const before = readFileSync(join(process.env.DATA_DIR, 'secrets'), 'utf8');
  const settings = { BACKUP_DIR, DATABASE_URL: url(), DATA_DIR: there };

  const wrong = { ...settings, BACKUP_PASSPHRASE: `${PASSPHRASE}!` };
  expect(await runJson(['restore', '--json'], wrong)).toMatchObject({
    code: 3,
    error: expect.stringContaining('passphrase'),
  });
  expect(await ask(`SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace`, url())).toEqual([]);
  expect(readdirSync(there)).toEqual([]);

  const done = await runPortal(['restore', made.name, '--passphrase'], settings, `${PASSPHRASE}\n`);
  expect(done).toMatchObject({
    code: 0,
    out: expect.stringContaining(made.name),
    error: expect.stringContaining('ตาราง'),
  });
  expect(readFileSync(join(there, 'secrets'), 'utf8')).toBe(before);
  expect(statSync(join(there, 'restored.env')).mode & 0o777).toBe(0o600);
  expect(await ask('SELECT FROM session WHERE ended_at IS NULL', url())).toEqual([]);
  expect(await ask('SELECT display_name FROM account', url())).toContainEqual({ display_name: account.displayName });
  expect(await runJson(['status', '--json'], settings)).toMatchObject({
    ...{ ok: true, database: { missing: [] }, backup: { newest: made.name, partial: [] } },
  });
});

test('a damaged backup is found by --check, and named', async () => {
  const BACKUP_DIR = aFolder('backups');
  const { path } = await runJson(['backup', '--json'], { BACKUP_DIR });
  expect(await runPortal(['restore', '--check'], { BACKUP_DIR })).toMatchObject({ code: 0 });
  writeFileSync(join(path, 'tables', 'account.copy.gz'), 'x');
  expect(await runPortal(['restore', '--check'], { BACKUP_DIR })).toMatchObject({
    ...{ code: 3, error: expect.stringContaining('account.copy.gz') },
  });
});

test('an upgrade is planned without a change, and refused while a portal uses the database', async () => {
  const BACKUP_DIR = aFolder('backups');
  await db.$disconnect();
  const plan = await runJson(['upgrade', '--dry-run', '--json', '--force'], { BACKUP_DIR });
  expect(plan).toMatchObject({ ok: true, way: 'fresh', missing: [], unknown: [], folder: BACKUP_DIR });
  // The command's own connection is none.
  expect(plan.portals).toBe(0);
  const client = new Client({ connectionString: process.env.DATABASE_URL, application_name: 'portal' });
  await client.connect();
  const refused = await runJson(['upgrade', '--json'], { BACKUP_DIR });
  await client.end();
  expect(refused).toMatchObject({ ok: false, code: 3, error: expect.stringContaining('stop the portal first') });
  const empty = await runJson(['upgrade', '--json'], { BACKUP_DIR, DATABASE_URL: url() });
  expect(empty).toMatchObject({ ok: false, code: 3, error: expect.stringContaining('the database is empty') });
  expect(readdirSync(BACKUP_DIR)).toEqual([]);
});

test('keys are rotated with exact exit codes, and a second rotation is refused until the first has ended', async () => {
  try {
    expect(await runJsonHere(['secrets:rotate', '--days', '0', '--json'])).toMatchObject({ ok: false, code: 2 });
    expect(await runJsonHere(['secrets:rotate', '--days', '2', '--end', '--json'])).toMatchObject({
      ok: false,
      code: 2,
    });
    expect(await runJson(['secrets:rotate', '--end', '--json'])).toMatchObject({ ok: false, code: 3 });
    const rotated = await runJson(['secrets:rotate', '--days', '2', '--json']);
    expect(rotated).toMatchObject({ ok: true, code: 0, resealed: expect.any(Number) });
    expect(Date.parse(rotated.until) - Date.parse(rotated.from)).toBe(2 * 86_400_000);
    expect(await runJson(['secrets:rotate', '--json'])).toMatchObject({ ok: false, code: 3 });
    expect(await runJson(['secrets:rotate', '--end', '--json'])).toMatchObject({ ok: true, code: 0 });
  } finally {
    await ask("DELETE FROM setting WHERE key = 'sessionKeyRotation'");
  }
});
