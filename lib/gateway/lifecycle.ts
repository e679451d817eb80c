import { mkdir } from 'node:fs/promises';
import { getMediaFolder } from '@/features/media/disk-store';
import { db } from '@/lib/db/db';
import { startTimeSync } from '@/lib/db/measure-time';
import { migrate } from '@/lib/db/migrate/migrate';
import { waitForDatabase } from '@/lib/db/migrate/wait';
import { assertStartable, env } from '@/lib/env/env';
import { describeError, log } from '@/lib/log/log';
import { StartError } from '@/lib/process/start-error';
import { toStartupMessage } from './startup-error';

/** Something to do once, before the port opens or after it has closed; `stop` ends what a start step keeps running. */
export type StartupTask = { name: string; run: () => unknown; stop?: () => unknown };

const waitAbort = new AbortController();
const logWaiting = (reason: string) => log.warn({ reason }, 'กำลังรอฐานข้อมูล (waiting for the database)');

/** Ends a start that waits for its database: `runStartupTasks` throws. */
export const endWaiting = (): void => waitAbort.abort();

/** What must have succeeded before the port opens, in this order. */
export const startupTasks: readonly StartupTask[] = [
  { name: 'settings', run: () => assertStartable(env) },
  { name: 'media folder', run: () => mkdir(getMediaFolder(), { recursive: true }) },
  { name: 'database', run: () => waitForDatabase(getDatabaseUrl(), { report: logWaiting, signal: waitAbort.signal }) },
  { name: 'migrations', run: () => migrate(getDatabaseUrl()) },
];

/** Keeps this process at the database's time. */
export function createTimeSyncTask(): StartupTask {
  let stop: (() => void) | undefined;
  const run = async () => {
    stop = await startTimeSync();
  };
  return { name: 'time', run, stop: () => stop?.() };
}

/** What is put away after the last request has been answered. */
export const shutdownTasks: readonly StartupTask[] = [
  { name: 'database', run: () => undefined, stop: () => db.$disconnect() },
];

/** Does the steps in turn; throws an Error whose message is one line for the operator. */
export async function runStartupTasks(steps: readonly StartupTask[]): Promise<void> {
  for (const step of steps) await runStartupTask(step);
}

/** Ends what the steps keep running, in turn; what doesn't end is logged. */
export async function stopTasks(steps: readonly StartupTask[]): Promise<void> {
  for (const { name, stop } of steps) {
    await Promise.resolve(stop?.()).catch((error: unknown) =>
      log.error({ step: name, error: describeError(error) }, 'a task did not stop'),
    );
  }
}

/** Does one step; throws like `runStartupTasks`. */
export async function runStartupTask({ name, run }: StartupTask): Promise<void> {
  try {
    await run();
  } catch (error) {
    throw new Error(toStartupMessage(error, name), { cause: error });
  }
}

function getDatabaseUrl(): string {
  if (env.DATABASE_URL) return env.DATABASE_URL;
  throw new StartError(
    'ยังไม่ได้ตั้งค่า DATABASE_URL โปรดเริ่มระบบด้วย npm start หรือตั้งค่าให้ตรงกับฐานข้อมูล (DATABASE_URL is not set)',
  );
}
