import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentMs, getCurrentTime } from '@/lib/time/current-time';
import { movingMessages as words } from '../moving.messages';
import { foreignText, type RunOptions, runOptions, STALE_MS, shownText, sourceKinds } from '../moving.schema';
import { countItems, lockRunning, type MoveSource } from './runs.store';

export const startInput = z.object({
  kind: z.enum(sourceKinds),
  address: foreignText.max(2_000),
  mediaBase: foreignText.max(2_000).optional(),
  isPrivate: z.boolean().default(false),
  since: z.date().optional(),
  isDry: z.boolean().default(false),
  options: runOptions.default(runOptions.parse({})),
});

/**
 * Starts a run, or carries on the source's last one if that was interrupted and had the same aim.
 *
 * @throws AppError 'invalid' for an address that is none, 'conflict' while another program carries a run of the source
 */
export const startRun = command({
  access: 'site.manage',
  input: startInput,
  run: async ({ kind, address, mediaBase, isPrivate, since, isDry, options }, _viewer, tx) => {
    if (kind !== 'wordpress' && !/^https?:\/\/[^/]/.test(address))
      throw createFieldError('address', words['moving.badAddress']);
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`move ${kind} ${address}`}, 0))::text`;
    const { organisationId } = options;
    const known = await tx.moveSource.findFirst({ where: { kind, address, organisationId }, select: { id: true } });
    const source = await (known
      ? tx.moveSource.update({
          where: { id: known.id },
          data: { isPrivate, ...(mediaBase === undefined ? {} : { mediaBase }) },
        })
      : tx.moveSource.create({ data: { kind, address, organisationId, isPrivate, mediaBase: mediaBase ?? null } }));
    return openRun(tx, source, { since, isDry, options });
  },
  audit: ({ kind, address, isDry }, { id, resumed }) => ({
    ...{ action: 'move.start', noun: 'move', nounId: id, after: { kind, address, isDry, resumed } },
  }),
});

export type RunAim = {
  since?: Date | undefined;
  isDry: boolean;
  options: RunOptions;
  isNightly?: boolean;
  /** True for a run that waits for a process of the portal, whichever takes it up first. */
  isBackground?: boolean;
};

/**
 * Begins a run of a source, or carries on its last one if that was interrupted and had the same aim. The caller has
 * locked the source.
 *
 * @throws AppError 'conflict' while a run of the source is being carried out or undone
 */
export async function openRun(
  tx: Transaction,
  source: Pick<MoveSource, 'id'>,
  { since, isDry, options: wishes, isNightly = false, isBackground = false }: RunAim,
): Promise<{ id: number; resumed: boolean }> {
  const { organisationId } = await tx.moveSource.findUniqueOrThrow({ where: { id: source.id } });
  // Items of an office's own source are never another's, whoever begins the run.
  const options = { ...wishes, organisationId };
  const busy = await tx.moveRun.count({ where: { sourceId: source.id, isUndoing: true } });
  const open = await tx.moveRun.findFirst({
    where: { sourceId: source.id, status: 'running' },
    orderBy: { id: 'desc' },
  });
  // One that the portal carries out is never left to another program, however long its process has been gone.
  const isAlive = open && (open.isBackground || getCurrentMs() - open.aliveAt.getTime() < STALE_MS);
  if (busy > 0 || isAlive) throw new AppError('conflict', pickMessage(words, 'moving.otherRunning'));
  const aliveAt = isBackground ? new Date(0) : getCurrentTime();
  const taken = { aliveAt, options, isBackground, carrier: randomUUID() };
  const isSame = open?.isDry === isDry && (open.since === null) === (since === undefined);
  if (open && isSame) {
    await tx.moveRun.update({ where: { id: open.id }, data: taken });
    return { id: open.id, resumed: true };
  }
  if (open) await endRun(tx, open.id, 'failed');
  const run = { sourceId: source.id, isDry, since: since ?? null, isNightly, ...taken };
  const { id } = await tx.moveRun.create({ data: run, select: { id: true } });
  return { id, resumed: false };
}

/** Ends a run: done, or failed with its reason. */
export const finishRun = command({
  access: 'site.manage',
  input: z.object({ id: z.number().int(), problem: shownText.max(1_000).default('') }),
  run: async ({ id, problem }, _viewer, tx) => {
    await lockRunning(tx, id);
    await endRun(tx, id, problem === '' ? 'done' : 'failed', problem);
    return countItems(id);
  },
  audit: ({ id, problem }, counts) => ({
    ...{ action: 'move.finish', noun: 'move', nounId: id, after: { ...counts, problem } },
  }),
});

const endRun = (tx: Transaction, id: number, status: 'done' | 'failed', problem = '') =>
  tx.moveRun.update({ where: { id }, data: { status, problem, finishedAt: getCurrentTime() } });
