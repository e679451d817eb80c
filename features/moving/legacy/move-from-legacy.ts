import type { Viewer } from '@/lib/auth/viewer';
import { createFieldError } from '@/lib/errors/errors';
import { movingMessages as words } from '../moving.messages';
import type { RunOptions } from '../moving.schema';
import { keepSourceKey } from '../pictures/keep-key.commands';
import { type MoveProgress, runMove } from '../runs/run-move';
import { startRun } from '../runs/runs.commands';
import type { MoveRun } from '../runs/runs.store';
import { createLegacySource, readCallAddress } from './legacy-source';
import { toLegacySettings } from './open-stored-legacy';

export type LegacyMove = {
  /** Address of the calls, as typed. */
  from: string;
  apiKey: string;
  mediaBase?: string | undefined;
  /** Allows a private address to the host of the calls and of the pictures. */
  isPrivate?: boolean;
  since?: Date | undefined;
  isDry?: boolean;
  options?: Partial<RunOptions>;
  /** Pause before a second try, in milliseconds. */
  backoffMs?: number;
  times?: { totalMs: number; idleMs: number };
};

/**
 * Moves an older portal in by its calls, or carries an interrupted run on.
 *
 * @throws AppError 'invalid', 'forbidden', 'conflict' as `startRun`
 */
export async function moveFromLegacy(move: LegacyMove, viewer: Viewer, report: (progress: MoveProgress) => void) {
  const address = readCallAddress(move.from);
  if (address === undefined) throw createFieldError('address', words['moving.badAddress']);
  const { mediaBase, isPrivate = false, since, isDry = false, options = {} } = move;
  if (mediaBase !== undefined && readCallAddress(mediaBase) === undefined)
    throw createFieldError('mediaBase', words['moving.badAddress']);
  const started = await startRun({ kind: 'legacy', address, mediaBase, isPrivate, since, isDry, options }, viewer);
  const isLater = options.pictures === 'first-reader' || typeof options.pictures === 'number';
  if (isLater && !isDry) await keepSourceKey({ runId: started.id, apiKey: move.apiKey }, viewer);
  const openAdapter = (run: MoveRun, stored: unknown) => openSource(move, run, stored);
  const counts = await runMove({ runId: started.id, openAdapter }, viewer, report);
  return { ...started, ...counts };
}

function openSource(
  { apiKey, times, backoffMs }: Pick<LegacyMove, 'apiKey' | 'times' | 'backoffMs'>,
  { source, options }: MoveRun,
  stored: unknown,
) {
  const given = {
    ...{ apiKey, paceMs: options.paceMs },
    ...(times && { times }),
    ...(backoffMs !== undefined && { backoffMs }),
  };
  return createLegacySource(toLegacySettings(source, given), stored);
}
