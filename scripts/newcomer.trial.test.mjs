import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { anOffice } from '@/testing/builders';

/** A database cluster of its own is created, and programs are compiled. */
jest.setTimeout(400_000);

const PASSPHRASE = 'ปลาทู สี่ตัว ในเข่งใหญ่';
const RESTORE = ['scripts/portal.mjs'];

/** Runs a program with the given settings alone, and what is typed on its standard input. */
async function run(args, settings, input = '') {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, args, { env: { PATH, HOME, NODE_ENV: 'production', ...settings } });
  child.stdin.end(input);
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const [out, error] = await Promise.all([buffer(child.stdout), buffer(child.stderr)]);
  return { code: await ended, out: String(out), error: String(error) };
}

/** An empty machine: a data folder that database accounts can traverse. */
function anEmptyMachine() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-newcomer-'));
  chmodSync(folder, 0o711);
  return folder;
}

test('one command makes a portal of a backup and its passphrase, with a database of its own', async () => {
  const { account } = await anOffice();
  const backups = mkdtempSync(join(process.env.DATA_DIR, 'backups-'));
  const old = { ...process.env, BACKUP_DIR: backups, BACKUP_PASSPHRASE: PASSPHRASE };
  const made = await run(['--import', 'tsx', 'scripts/portal.ts', 'backup', '--json'], old);
  expect(made.code).toBe(0);
  const { path } = JSON.parse(made.out);

  const machine = { DATA_DIR: anEmptyMachine() };
  const wrong = await run([...RESTORE, 'restore', path, '--passphrase'], machine, 'another passphrase\n');
  expect(wrong).toMatchObject({ code: 3, error: expect.stringContaining('passphrase') });
  const done = await run([...RESTORE, 'restore', path, '--passphrase'], machine, `${PASSPHRASE}\n`);
  expect(done).toMatchObject({ code: 0, out: expect.stringContaining(path) });

  const secrets = JSON.parse(readFileSync(join(machine.DATA_DIR, 'secrets'), 'utf8'));
  expect(secrets).toEqual(JSON.parse(readFileSync(join(process.env.DATA_DIR, 'secrets'), 'utf8')));
  expect(statSync(join(machine.DATA_DIR, 'secrets')).mode & 0o777).toBe(0o600);
  const status = await run([...RESTORE, 'status', '--json'], machine);
  expect(JSON.parse(status.out.trim().split('\n').at(-1))).toMatchObject({ ok: true, database: { missing: [] } });
  // A second restore would replace what is there now.
  const again = await run([...RESTORE, 'restore', path, '--passphrase'], machine, `${PASSPHRASE}\n`);
  expect(again).toMatchObject({ code: 3, error: expect.stringContaining('--mark') });
  expect(account.id).toBeGreaterThan(0);
});
