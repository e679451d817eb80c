import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogOutput } from './output';

jest.setTimeout(60_000);

/**
 * Writes lines through the log, the console and the stream itself, until the state of the output must have been
 * noticed.
 */
const CODE = `
import './scripts/start/output.mjs';
const { log } = await import('./lib/log/log.ts');
for (let at = 0; at < 200; at += 1) {
  log.info({ at }, 'a line');
  console.log('printed');
  process.stdout.write('written\\n');
  await new Promise((resolve) => setTimeout(resolve, 2));
}
process.exit(3);`;
const args = ['--import', 'tsx', '--input-type=module', '-e', CODE];

test('a full volume behind standard output doesn’t end the process', async () => {
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, args, { stdio: ['ignore', full, full] });
  const [code] = await once(child, 'exit');
  closeSync(full);
  expect(code).toBe(3);
});

test('a standard output that is closed by its reader after a line doesn’t end the process', async () => {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  child.stdout.once('data', () => child.stdout.destroy());
  const [code] = await once(child, 'exit');
  expect(code).toBe(3);
});

test('lines go out whole and in their order', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'log-')), 'log');
  const fd = openSync(file, 'w');
  const output = createLogOutput(fd);
  for (const line of ['one\n', 'สอง\n', 'three\n']) output.write(line);
  closeSync(fd);
  expect(readFileSync(file, 'utf8')).toBe('one\nสอง\nthree\n');
});
