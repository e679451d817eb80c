import { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { text } from '@/lib/command/validation';
import { db, type Transaction } from '@/lib/db/db';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { readFeedAddress } from '../feed/move-from-feed';
import { findNextAt } from '../feed/schedule.rules';
import { movingMessages } from '../moving.messages';
import type { RunOptions } from '../moving.schema';
import { queued } from '../runs/control.commands';
import { openRun } from '../runs/runs.commands';
import { lockRunning, requireRun } from '../runs/runs.store';
import { lockSource } from '../runs/sources.store';
import { assertUndoable } from '../runs/undo.commands';
import { officeMoveMessages as words } from './office.messages';
import { requireOfficeId, toOfficeOptions } from './office.rules';
import { feedInput, importInput, MAX_SOURCES, runInput } from './office.schema';

const noun = 'move' as const;
const access = 'news.import';

/**
 * Begins to look at a feed for the viewer's office: a dry run, for the portal to carry out.
 *
 * @throws AppError 'invalid', 'conflict' while a run of the feed is on its way
 */
export const previewFeed = command({
  access,
  input: feedInput,
  run: async ({ address: typed, ...wishes }, viewer, tx) => {
    const address = readFeedAddress(typed);
    if (address === undefined) throw createFieldError('address', words['officeMove.badAddress']);
    const organisationId = requireOfficeId(viewer);
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`move of ${organisationId}`}, 0))::text`;
    const where = { kind: 'feed', address, organisationId };
    const source = (await tx.moveSource.findFirst({ where, select: { id: true } })) ?? (await addSource(tx, where));
    return beginRun(tx, source.id, { isDry: true, options: toOfficeOptions(viewer, wishes) });
  },
  audit: ({ address }, id) => ({ action: 'move.start', noun, nounId: id, after: { address, isDry: true } }),
});

async function addSource(tx: Transaction, data: { kind: string; address: string; organisationId: number }) {
  const count = await tx.moveSource.count({ where: { organisationId: data.organisationId } });
  if (count >= MAX_SOURCES) throw new AppError('conflict', pickMessage(words, 'officeMove.tooMany'));
  return tx.moveSource.create({ data, select: { id: true } });
}

/** Begins a run that the portal takes up by itself. */
export async function beginRun(tx: Transaction, sourceId: number, aim: { isDry: boolean; options: RunOptions }) {
  await lockSource(tx, sourceId);
  const { id } = await openRun(tx, { id: sourceId }, aim);
  await tx.moveRun.update({ where: { id }, data: { ...queued(), isBackground: true } });
  return id;
}

/** A run of the viewer's office. @throws AppError 'missing' for any other */
async function requireOwnRun(tx: Transaction, viewer: Viewer, id: number) {
  const run = await requireRun(id, tx);
  if (run.source.organisationId !== requireOfficeId(viewer))
    throw new AppError('missing', pickMessage(words, 'officeMove.missing'));
  return run;
}

/**
 * Imports what a preview showed, with its choices, and follows the feed from now on if that is wished.
 *
 * @throws AppError 'missing', 'conflict' for a run that is no finished preview
 */
export const importPreviewed = command({
  access,
  input: importInput,
  run: async ({ id, every }, viewer, tx) => {
    const { sourceId, source, isDry, status, options } = await requireOwnRun(tx, viewer, id);
    if (!isDry || status !== 'done') throw new AppError('conflict', pickMessage(words, 'officeMove.notDone'));
    const own = { ...options, organisationId: requireOfficeId(viewer), systemUserId: viewer.ownId ?? null };
    const begun = await beginRun(tx, sourceId, { isDry: false, options: own });
    if (source.kind === 'feed') {
      const everyHours = every === 0 ? null : every;
      const nextAt = findNextAt({ everyHours, retryAt: null }, getCurrentTime());
      const plan = { everyHours, nextAt, options: own, failures: 0, problem: '', pausedAt: null, pausedFor: '' };
      await tx.moveFeed.upsert({
        where: { sourceId },
        create: { sourceId, address: source.address, ...plan },
        // Importing once doesn't end what is followed already.
        update: everyHours === null ? {} : plan,
      });
    }
    return { begun, address: source.address };
  },
  audit: ({ every }, { begun, address }) => ({
    ...{ action: 'move.start', noun, nounId: begun, after: { address, ...(every === 0 ? {} : { everyHours: every }) } },
  }),
});

/**
 * Refuses a further source for an office that has many.
 *
 * @throws AppError 'conflict'
 */
export async function assertMaySource(viewer: Viewer): Promise<void> {
  const count = await db.moveSource.count({ where: { organisationId: requireOfficeId(viewer) } });
  if (count >= MAX_SOURCES) throw new AppError('conflict', pickMessage(words, 'officeMove.tooMany'));
}

/** Records who sent the file of a run. */
export const noteOwnFile = command({
  access,
  input: z.object({ id: z.number().int(), name: text(200) }),
  run: async ({ id }, viewer, tx) => (await requireOwnRun(tx, viewer, id)).source.address,
  audit: ({ id, name }, address) => ({
    ...{ action: 'move.start', noun, nounId: id, after: { address, file: name, isDry: true } },
  }),
});

/** Stops a run of the viewer's office; what is written stays. */
export const stopOwnRun = command({
  access,
  input: runInput,
  run: async ({ id }, viewer, tx) => {
    await requireOwnRun(tx, viewer, id);
    await lockRunning(tx, id);
    await tx.moveRun.update({ where: { id }, data: { status: 'stopped', finishedAt: getCurrentTime() } });
    return undefined;
  },
  audit: ({ id }) => ({ action: 'move.stop', noun, nounId: id }),
});

/**
 * Asks for a run of the viewer's office to be undone.
 *
 * @throws AppError 'missing', 'conflict' as `undoMove`
 */
export const undoOwnRun = command({
  access,
  input: runInput,
  run: async ({ id }, viewer, tx) => {
    const { sourceId } = await requireOwnRun(tx, viewer, id);
    await lockSource(tx, sourceId);
    const busy = await tx.moveRun.count({ where: { sourceId, OR: [{ status: 'running' }, { isUndoing: true }] } });
    if (busy > 0) throw new AppError('conflict', pickMessage(movingMessages, 'moving.otherRunning'));
    await assertUndoable(tx, id);
    await tx.moveRun.update({ where: { id }, data: { ...queued(), isUndoing: true } });
    return undefined;
  },
  audit: ({ id }) => ({ action: 'move.askUndo', noun, nounId: id }),
});
