import { mkdir } from 'node:fs/promises';
import { mediaFolder } from '@/features/media/disk-store';
import { db } from '@/lib/db/db';
import { keepTime } from '@/lib/db/measure-time';
import { migrate } from '@/lib/db/migrate/migrate';
import { waitForDatabase } from '@/lib/db/migrate/wait';
import { assertStartable, env } from '@/lib/env/env';
import { describeError, log } from '@/lib/log/log';
import { StartError } from '@/lib/process/start-error';
import { explain } from './fault';

/** Something to do once, before the port opens or after it has closed; `stop` ends what a start step keeps running. */
export type StartStep = { name: string; run: () => unknown; stop?: () => unknown };

const waiting = new AbortController();
const sayWaiting = (reason: string) => log.warn({ reason }, 'กำลังรอฐานข้อมูล (waiting for the database)');

/** Ends a start that waits for its database: `runSteps` throws. */
export const endWaiting = (): void => waiting.abort();

/** What must have succeeded before the port opens, in this order. */
export const startSteps: readonly StartStep[] = [
  { name: 'settings', run: () => assertStartable(env) },
  { name: 'media folder', run: () => mkdir(mediaFolder(), { recursive: true }) },
  { name: 'database', run: () => waitForDatabase(databaseUrl(), { say: sayWaiting, signal: waiting.signal }) },
  { name: 'migrations', run: () => migrate(databaseUrl()) },
];

/** Keeps this process at the database's time. */
export function timeStep(): StartStep {
  let stop: (() => void) | undefined;
  const run = async () => {
    stop = await keepTime();
  };
  return { name: 'time', run, stop: () => stop?.() };
}

/** What is put away after the last request has been answered. */
export const stopSteps: readonly StartStep[] = [
  { name: 'database', run: () => undefined, stop: () => db.$disconnect() },
];

/** Does the steps in turn; throws an Error whose message is one line for the operator. */
export async function runSteps(steps: readonly StartStep[]): Promise<void> {
  for (const step of steps) await attempt(step);
}

/** Ends what the steps keep running, in turn; what doesn't end is logged. */
export async function stopAll(steps: readonly StartStep[]): Promise<void> {
  for (const { name, stop } of steps) {
    await Promise.resolve(stop?.()).catch((error: unknown) =>
      log.error({ step: name, error: describeError(error) }, 'a part did not stop'),
    );
  }
}

/** Does one step; throws like `runSteps`. */
export async function attempt({ name, run }: StartStep): Promise<void> {
  try {
    await run();
  } catch (error) {
    throw new Error(explain(error, name), { cause: error });
  }
}

function databaseUrl(): string {
  if (env.DATABASE_URL) return env.DATABASE_URL;
  throw new StartError(
    'ยังไม่ได้ตั้งค่า DATABASE_URL โปรดเริ่มระบบด้วย npm start หรือตั้งค่าให้ตรงกับฐานข้อมูล (DATABASE_URL is not set)',
  );
}
