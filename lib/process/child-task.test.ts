import { z } from 'zod';
import { anArchive, buildExcelParts, buildInlineCell } from '@/testing/archives';
import { countTicks } from '@/testing/ticks';
import { runInChild } from './child-task';
import { measureReserved } from './reserved-memory';

const MIB = 1_048_576;
const GENEROUS_MS = 50_000;
jest.setTimeout(60_000);

const run = (name: string, deadlineMs: number, input?: Buffer) =>
  runInChild({
    script: '../../../testing/hostile-tasks.mjs',
    options: { name },
    input,
    value: z.unknown(),
    deadlineMs,
    memoryMb: { heap: 64, buffers: 128 },
    outputBytes: MIB,
    messages: { 'sheet.unreadable': 'อ่านไม่ได้' },
    exhausted: { key: 'sheet.tooComplex', text: 'ซับซ้อนเกินไป' },
  });

type Case = readonly [what: string, name: string, key: string, deadlineMs: number];

const ended: readonly Case[] = [
  ['never comes to an end', 'loop', 'sheet.tooComplex', 1_500],
  ['waits', 'sleep', 'sheet.tooComplex', 1_500],
  ['fills its heap', 'heap', 'sheet.tooComplex', GENEROUS_MS],
  ['answers without end', 'flood', 'sheet.tooComplex', GENEROUS_MS],
  ['ends without an answer', 'vanish', 'sheet.tooComplex', GENEROUS_MS],
];
/** The kernel refuses it more memory, which it reports or dies of. Other systems have no such limit. */
const starved: readonly Case[] = [['inflates 640 MB', 'inflate', 'sheet.', GENEROUS_MS]];

test.each([...ended, ...(process.platform === 'linux' ? starved : [])])(
  'a process that %s is killed and rejected with a message, and its memory is not ours',
  async (_what, name, key, deadlineMs) => {
    const ticks = countTicks();
    const before = process.memoryUsage().external;
    const refusal = { kind: 'invalid', key: expect.stringContaining(key) };
    await expect(run(name, deadlineMs)).rejects.toMatchObject(refusal);
    expect(ticks()).toBeGreaterThan(100);
    expect(process.memoryUsage().external - before).toBeLessThan(32 * MIB);
  },
);

test('the Excel reader is killed from outside when a cell has 16 MB', async () => {
  const input = anArchive(buildExcelParts(`<row r="1">${buildInlineCell('A1', 'a'.repeat(16 * MIB))}</row>`));
  expect(input.length).toBeLessThan(20_000);
  await expect(run('sheet', 5_000, input)).rejects.toMatchObject({ key: 'sheet.tooComplex' });
});

test('a process knows nothing of our environment', async () => {
  process.env.SECRET_OF_THIS_TEST = 'x';
  const [names] = await run('environment', GENEROUS_MS);
  expect(names).not.toContain('SECRET_OF_THIS_TEST');
  expect(names).not.toContain('DATABASE_URL');
});

test('a process starts under its limits with this Node, which may reserve more than it uses', async () => {
  const reserved = await measureReserved();
  expect(reserved).toBeGreaterThanOrEqual(0);
  expect(reserved).toBeLessThan(2_048);
  expect(await run('environment', GENEROUS_MS)).toHaveLength(1);
});
