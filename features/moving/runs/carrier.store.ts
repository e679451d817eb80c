import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { db } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentMs, getCurrentTime } from '@/lib/time/current-time';
import { movingMessages as words } from '../moving.messages';
import { STALE_MS } from '../moving.schema';

/** Times that a run is taken up again without a step forward before it counts as failed. */
const MAX_ATTEMPTS = 5;
const LONG_AGO = new Date(0);

/** Step of a run, with its numbers, as its screen shows it. */
export const storedProgress = z.object({
  step: z.string().default(''),
  detail: z.string().default(''),
  done: z.number().optional(),
  total: z.number().optional(),
});
export type StoredProgress = z.infer<typeof storedProgress>;

/** Work that a process has taken up: to carry a run out, or to undo it. */
export type Claim = { id: number; carrier: string; task: 'run' | 'undo'; attempts: number };

const isDone = { notIn: ['running', 'undone'] as ('running' | 'undone')[] };
const openWork = {
  OR: [
    { isBackground: true, isUndoing: false, status: 'running' as const },
    { isUndoing: true, status: isDone },
  ],
};

/**
 * Leaves a run to the portal, for whichever process takes it up first.
 *
 * @throws AppError 'conflict' for a run that has ended
 */
export async function queueRun(id: number): Promise<void> {
  const { count } = await db.moveRun.updateMany({
    where: { id, status: 'running' },
    data: { isBackground: true, carrier: randomUUID(), attempts: 0, aliveAt: LONG_AGO },
  });
  if (count === 0) throw new AppError('conflict', pickMessage(words, 'moving.notRunning'));
}

/** Takes a run up, unless another process is at it; undefined then, and for one that nobody has to carry on. */
export async function claimRun(id: number): Promise<Claim | undefined> {
  const carrier = randomUUID();
  const before = new Date(getCurrentMs() - STALE_MS);
  const { count } = await db.moveRun.updateMany({
    where: { id, aliveAt: { lt: before }, ...openWork },
    data: { carrier, aliveAt: getCurrentTime(), attempts: { increment: 1 } },
  });
  if (count === 0) return undefined;
  const { isUndoing, attempts } = await db.moveRun.findUniqueOrThrow({
    where: { id },
    select: { isUndoing: true, attempts: true },
  });
  return { id, carrier, task: isUndoing ? 'undo' : 'run', attempts };
}

/** True for work that was taken up so often without a step forward that it is given up. */
export const isHopeless = ({ attempts }: Claim): boolean => attempts > MAX_ATTEMPTS;

/** Ids of runs that nobody carries on: newly queued ones, and those whose process has died. */
export async function listLostRuns(): Promise<number[]> {
  const before = new Date(getCurrentMs() - STALE_MS);
  const rows = await db.moveRun.findMany({
    where: { aliveAt: { lt: before }, ...openWork },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ id }) => id);
}

/**
 * Stores the progress of claimed work, which also tells that it is alive; a step forward is worth new attempts.
 *
 * @returns false if it was stopped, ended or taken over
 */
export async function saveBeat({ id, carrier }: Claim, progress: StoredProgress, hasMoved: boolean): Promise<boolean> {
  const { count } = await db.moveRun.updateMany({
    where: { id, carrier, ...openWork },
    data: { progress, aliveAt: getCurrentTime(), ...(hasMoved ? { attempts: 0 } : {}) },
  });
  return count > 0;
}

/** Leaves claimed work to whichever process takes it up next. */
export async function leaveRun({ id, carrier }: Claim): Promise<void> {
  await db.moveRun.updateMany({ where: { id, carrier, ...openWork }, data: { aliveAt: LONG_AGO } });
}

/** Ends an undoing that can't go on, with its reason; what was undone stays undone, and it can be asked for again. */
export async function failUndo({ id, carrier }: Claim, problem: string): Promise<void> {
  await db.moveRun.updateMany({ where: { id, carrier }, data: { isUndoing: false, problem } });
}
