// Tasks for a process of lib/process/child-task.ts that never end, or not before they have exhausted the machine.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { readSheet } from 'read-excel-file/node';
import { runTask } from '../lib/process/child-tasks/task.mjs';

const MIB = 1_048_576;

const tasks = {
  loop: () => {
    for (;;);
  },
  sleep: () => new Promise((resolve) => setTimeout(resolve, 3_600_000)),
  heap: () => {
    const held = [];
    for (;;) held.push({ held: held.length });
  },
  inflate: () => {
    const packed = deflateRawSync(Buffer.alloc(64 * MIB));
    return Array.from({ length: 10 }, () => inflateRawSync(packed)).length;
  },
  flood: () => {
    process.stdout.write('x'.repeat(64 * MIB));
  },
  vanish: () => process.exit(0),
  environment: () => Object.keys(process.env),
  sheet: (file) => readSheet(file),
};

await runTask(async function* ({ name }, file) {
  yield await tasks[name](file);
}, 'sheet.unreadable');
