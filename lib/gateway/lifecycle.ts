import { mkdir } from 'node:fs/promises';
import { getMediaFolder } from '@/features/media/disk-store';
import { assertRestored } from '@/features/operation/restore/target.queries';
import { assertNoUpgrade, settleUpgrade } from '@/features/operation/upgrade/upgrade-journal.queries';
import { db } from '@/lib/db/db';
import { startTimeSync } from '@/lib/db/measure-time';
import { migrate } from '@/lib/db/migrate/migrate';
import { waitForDatabase } from '@/lib/db/migrate/wait';
import { assertStartable, env } from '@/lib/env/env';
import { describeError, log } from '@/lib/log/log';
import { StartError } from '@/lib/process/start-error';
import { reportStart } from '@/lib/process/start-progress';
import { isTrial } from '@/lib/process/trial';
import { toStartupMessage } from './startup-error';

/** Task to run once, before the port opens or after it has closed; `stop` ends what a startup task keeps running. */
export type StartupTask = { name: string; run: () => unknown; stop?: () => unknown };

const waitAbort = new AbortController();
const logWaiting = (reason: string) => log.warn({ reason }, 'กำลังรอฐานข้อมูล (waiting for the database)');

/** Aborts a start that waits for its database: `runStartupTasks` throws. */
export const endWaiting = (): void => waitAbort.abort();

/** Tasks that must succeed before the port opens, in this order. */
export const startupTasks: readonly StartupTask[] = [
  { name: 'settings', run: () => assertStartable(env) },
  { name: 'media folder', run: () => mkdir(getMediaFolder(), { recursive: true }) },
  { name: 'database', run: () => waitForDatabase(getDatabaseUrl(), { report: logWaiting, signal: waitAbort.signal }) },
  { name: 'restore', run: () => assertRestored(getDatabaseUrl()) },
  // The trial of an upgrade runs beside it, and leaves its journal.
  { name: 'upgrade', run: () => isTrial() || assertNoUpgrade(getDatabaseUrl()) },
  { name: 'migrations', run: () => migrate(getDatabaseUrl()) },
  { name: 'upgrade end', run: () => isTrial() || settleUpgrade(getDatabaseUrl()) },
];

type Stop = () => unknown;

/** Startup task that keeps something running; `start` returns what stops it. */
export function createTask(name: string, start: () => Stop | Promise<Stop>): StartupTask {
  let stop: Stop | undefined;
  const run = async () => {
    stop = await start();
  };
  return { name, run, stop: () => stop?.() };
}

/** Keeps this process's clock in step with the database's. */
export const createTimeSyncTask = (): StartupTask => createTask('time', startTimeSync);

/** Tasks to stop after the last request has been answered. */
export const shutdownTasks: readonly StartupTask[] = [
  { name: 'database', run: () => undefined, stop: () => db.$disconnect() },
];

/** Runs the tasks in turn; throws an Error whose message is one line for the operator. */
export async function runStartupTasks(steps: readonly StartupTask[]): Promise<void> {
  for (const step of steps) await runStartupTask(step);
}

/** Stops the tasks in turn; a failure is logged. */
export async function stopTasks(steps: readonly StartupTask[]): Promise<void> {
  for (const { name, stop } of steps) {
    await Promise.resolve(stop?.()).catch((error: unknown) =>
      log.error({ step: name, error: describeError(error) }, 'a task did not stop'),
    );
  }
}

/** Runs one task; throws like `runStartupTasks`. */
export async function runStartupTask({ name, run }: StartupTask): Promise<void> {
  reportStart({ step: name });
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
