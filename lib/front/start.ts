import { mkdir } from 'node:fs/promises';
import { db } from '../db';
import { assertStartable, env } from '../env';
import { mediaFolder } from '../media/disk-store';
import { migrate } from '../migrations/migrate';
import { StartError } from '../start-error';
import type { ReadyCheck } from './health';

/** Something to do once, before the port opens or after it has closed; `stop` ends what a start step keeps running. */
export type StartStep = { name: string; run: () => unknown; stop?: () => unknown };

/** What must have succeeded before the port opens, in this order. */
export const startSteps: readonly StartStep[] = [
  { name: 'settings', run: () => assertStartable(env) },
  { name: 'media folder', run: () => mkdir(mediaFolder(), { recursive: true }) },
  { name: 'migrations', run: () => migrate(databaseUrl()) },
];

/** The parts without which `/readyz` answers 503. */
export const readyChecks: readonly ReadyCheck[] = [{ name: 'database', run: () => db.$queryRaw`SELECT 1` }];

/** What is put away after the last request has been answered. */
export const stopSteps: readonly StartStep[] = [{ name: 'database', run: () => db.$disconnect() }];

function databaseUrl(): string {
  if (env.DATABASE_URL) return env.DATABASE_URL;
  throw new StartError(
    'ยังไม่ได้ตั้งค่า DATABASE_URL โปรดเริ่มระบบด้วย npm start หรือตั้งค่าให้ตรงกับฐานข้อมูล (DATABASE_URL is not set)',
  );
}
