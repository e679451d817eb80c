import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimInstance, findInstance } from './instance.mjs';
import { isRunning } from './processes.mjs';

/** Each test starts programs, which is slow on a busy machine. */
jest.setTimeout(60_000);

const CODE = `
const { claimInstance } = await import('./scripts/start/instance.mjs');
const { fail } = await import('./scripts/start/lines.mjs');
try {
  const { setReady } = await claimInstance(process.argv[1], 'http://localhost:3000');
  if (process.argv[2]) setReady(process.argv[2]);
  console.log('claimed');
  setInterval(() => undefined, 1_000);
} catch (error) { fail(error); }`;

/** Claims the folder in another process, which waits when it has it. */
async function startOther(folder, ready = '') {
  const child = spawn(process.execPath, ['--input-type=module', '-e', CODE, folder, ready]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece));
  const ended = once(child, 'exit');
  await Promise.race([ended, once(child.stdout, 'data')]);
  if (!said.includes('claimed')) await ended;
  return { child, ended, said: () => said };
}

const aFolder = () => mkdtempSync(join(process.env.DATA_DIR ?? tmpdir(), 'instance-'));

test('a second start in the same folder says who runs, with the code of a refusal; after a kill it starts', async () => {
  const folder = aFolder();
  const first = await startOther(folder);
  const second = await startOther(folder);
  expect((await second.ended)[0]).toBe(3);
  expect(second.said()).toContain(`pid ${first.child.pid}`);
  expect(second.said()).toContain('กำลังเริ่มอยู่');
  expect(second.said().trim().split('\n')).toHaveLength(1);
  first.child.kill('SIGKILL');
  await first.ended;
  expect(isRunning(first.child.pid)).toBe(false);
  const third = await startOther(folder, 'http://localhost:3111');
  expect(findInstance(folder)).toEqual({ pid: third.child.pid, address: 'http://localhost:3111', ready: true });
  const fourth = await startOther(folder);
  expect(fourth.said()).toContain('เปิดอยู่แล้วที่ http://localhost:3111');
  third.child.kill('SIGKILL');
  await third.ended;
});

test('several starts at once: one runs', async () => {
  const folder = aFolder();
  const starts = await Promise.all([1, 2, 3].map(() => startOther(folder)));
  const running = starts.filter(({ said }) => said().includes('claimed'));
  expect(running).toHaveLength(1);
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
});

test('the claim goes with its end, and another folder is free; an unreadable one counts as none', async () => {
  const [folder, other] = [aFolder(), aFolder()];
  const { release } = await claimInstance(folder, 'http://localhost:3000');
  const { release: releaseOther } = await claimInstance(other, 'http://localhost:3001');
  expect(findInstance(folder)?.pid).toBe(process.pid);
  expect(readFileSync(join(folder, 'running.json'), 'utf8')).not.toContain('3001');
  release();
  release();
  releaseOther();
  expect([readdirSync(folder), findInstance(folder)]).toEqual([[], undefined]);
});
