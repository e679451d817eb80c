// Runs one operation as a process of its own, to be killed: `… OPERATION JSON`. Each step is a line;
// at the line `hold` it waits until it is killed.
import { writeSync } from 'node:fs';
import { createDiskStore } from '@/features/media/disk-store';
import { createBackup } from './backup/backup.commands';
import { holdDrill } from './drill/drill.commands';
import type { ReportProgress } from './operation.errors';
import { findBackup, openBackup, restoreBackup } from './restore/restore.commands';

const [operation, json = '{}'] = process.argv.slice(2);
/** `hold` counts the steps from 1; 0 never holds. */
const { databaseUrl, folder, files, hold, day } = JSON.parse(json);

let steps = 0;
const report: ReportProgress = ({ step, detail = '' }) => {
  steps += 1;
  writeSync(1, `${step} ${detail}\n`);
  if (steps === hold) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};
const at = new Date(Date.UTC(2026, 0, 1 + day));
const store = createDiskStore(files);

if (operation === 'backup') {
  await createBackup({ databaseUrl, folder, store, keep: { days: 1, months: 0 }, report, at });
} else if (operation === 'restore') {
  const found = await findBackup(folder);
  const opened = await openBackup(found.folder, found.path, report);
  await restoreBackup({ databaseUrl, ...found, ...opened, store, report });
} else {
  const { ok, problem } = await holdDrill({ databaseUrl, folder, report, at });
  if (!ok) throw new Error(problem);
}
