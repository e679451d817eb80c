import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { command } from '@/lib/command/command';
import { idInput } from '@/lib/command/validation';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { movingMessages as words } from '../moving.messages';
import { pictureWishes, runOptions, sinceDays } from '../moving.schema';
import { canRunInBackground } from '../sources';
import { openRun } from './runs.commands';
import { toSince } from './runs.rules';
import { lockRunning, requireRun } from './runs.store';
import { lockSource } from './sources.store';
import { assertUndoable } from './undo.commands';

const LONG_AGO = new Date(0);
/** Row of a run that the portal takes up by itself. */
export const queued = () => ({ carrier: randomUUID(), attempts: 0, aliveAt: LONG_AGO, progress: {}, problem: '' });

const noun = 'move' as const;

export const startRunInput = z.object({
  sourceId: idInput.shape.id,
  isDry: z.boolean().default(false),
  pictures: pictureWishes.default('all'),
  sinceDays,
});

/**
 * Begins a run of a stored source, for the portal to carry out; `startMoveInBackground` sets it going.
 *
 * @throws AppError 'missing', 'conflict' while a run of the source is on its way, or for a kind without an opener
 */
export const startSourceRun = command({
  access: 'site.manage',
  fresh: true,
  input: startRunInput,
  run: async ({ sourceId, isDry, pictures, sinceDays: days }, _viewer, tx) => {
    const source = await lockSource(tx, sourceId);
    if (!canRunInBackground(source.kind)) throw new AppError('conflict', pickMessage(words, 'moving.noOpener'));
    const aim = { since: toSince(days), isDry, options: runOptions.parse({ pictures }), isBackground: true };
    const { id } = await openRun(tx, source, aim);
    return { id, address: source.address };
  },
  audit: ({ isDry }, { id, address }) => ({
    ...{ action: 'move.start', noun, nounId: id, after: { address, isDry } },
  }),
});

/** Stops a run that is being carried out: its process lets go with the next item. What is written stays. */
export const stopRun = command({
  access: 'site.manage',
  input: idInput,
  run: async ({ id }, _viewer, tx) => {
    await lockRunning(tx, id);
    await tx.moveRun.update({ where: { id }, data: { status: 'stopped', finishedAt: getCurrentTime() } });
    return undefined;
  },
  audit: ({ id }) => ({ action: 'move.stop', noun, nounId: id }),
});

/**
 * Has the newest run of a source go on that was stopped or failed.
 *
 * @throws AppError 'missing', 'conflict' for a run that is done, and while another one of the source is on its way
 */
export const resumeRun = command({
  access: 'site.manage',
  fresh: true,
  input: idInput,
  run: async ({ id }, _viewer, tx) => {
    const { sourceId } = await requireRun(id, tx);
    const { kind } = await lockSource(tx, sourceId);
    if (!canRunInBackground(kind)) throw new AppError('conflict', pickMessage(words, 'moving.noOpener'));
    const run = await requireRun(id, tx);
    const newest = await tx.moveRun.findFirst({ where: { sourceId }, orderBy: { id: 'desc' }, select: { id: true } });
    const canGoOn = run.status === 'stopped' || run.status === 'failed';
    if (!canGoOn || run.isUndoing || newest?.id !== id)
      throw new AppError('conflict', pickMessage(words, 'moving.notResumable'));
    const data = { ...queued(), status: 'running' as const, isBackground: true, finishedAt: null };
    await tx.moveRun.update({ where: { id }, data });
    return undefined;
  },
  audit: ({ id }) => ({ action: 'move.resume', noun, nounId: id }),
});

/**
 * Asks for a run to be undone in the background.
 *
 * @throws AppError as `undoMove`
 */
export const requestUndo = command({
  access: 'site.manage',
  fresh: true,
  input: idInput,
  run: async ({ id }, _viewer, tx) => {
    const { sourceId } = await requireRun(id, tx);
    await lockSource(tx, sourceId);
    const busy = await tx.moveRun.count({ where: { sourceId, OR: [{ status: 'running' }, { isUndoing: true }] } });
    if (busy > 0) throw new AppError('conflict', pickMessage(words, 'moving.otherRunning'));
    await assertUndoable(tx, id);
    await tx.moveRun.update({ where: { id }, data: { ...queued(), isUndoing: true } });
    return undefined;
  },
  audit: ({ id }) => ({ action: 'move.askUndo', noun, nounId: id }),
});
