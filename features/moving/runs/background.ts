import type { Viewer } from '@/lib/auth/viewer';
import { AppError, isOutage } from '@/lib/errors/errors';
import { repeat } from '@/lib/jobs/repeat';
import { describeError, log } from '@/lib/log/log';
import { pickMessage } from '@/lib/messages/message';
import { movingMessages as words } from '../moving.messages';
import { openSource } from '../sources';
import {
  type Claim,
  claimRun,
  failUndo,
  isHopeless,
  leaveRun,
  listLostRuns,
  queueRun,
  type StoredProgress,
  saveBeat,
} from './carrier.store';
import { runMove } from './run-move';
import { finishRun } from './runs.commands';
import { undoMove } from './undo.commands';

/** Pause between two reports of progress, which are signs of life too. */
const BEAT_MS = 2_000;
/** The portal itself: whoever asked for a run is in the audit log of that, and may be gone when it ends. */
export const portal: Viewer = { role: 'VecAdmin', name: 'ระบบ' };

/**
 * Has the portal carry a run out by itself: at once in this process, and after a crash or a restart in the one that
 * notices first. Its row tells the progress. The source's kind needs an opener in `sources.ts`.
 *
 * @param runId a run that was begun by `startRun`, or one that its row says is to be undone
 * @throws AppError 'conflict' for a run that has ended
 */
export async function startMoveInBackground(runId: number): Promise<void> {
  await queueRun(runId);
  beginWork(runId);
}

/** Begins work that its row tells, beside the request. */
export const beginWork = (runId: number): void => void carryOut(runId);

/** Takes up what nobody carries on; returns the number of runs. Runs take hours, so that nothing waits for them. */
export async function resumeMoves(): Promise<number> {
  const ids = await listLostRuns();
  for (const id of ids) beginWork(id);
  return ids.length;
}

/** Carries a run out, or undoes it, unless another process is at it. Errors are stored with the run or logged. */
export async function carryOut(runId: number): Promise<void> {
  let claim: Claim | undefined;
  try {
    claim = await claimRun(runId);
    if (claim) await carryClaim(claim);
  } catch (error) {
    // Without the database nothing can be stored: the row goes stale, and is taken up again.
    log.warn({ move: runId, error: describeError(error) }, 'a move is left for now');
    if (claim) await leaveRun(claim).catch(() => undefined);
  }
}

async function carryClaim(claim: Claim): Promise<void> {
  if (isHopeless(claim)) return endWork(claim, words['moving.tooManyAttempts']);
  const ended = new AbortController();
  let progress: StoredProgress = { step: words['moving.phase.begun'], detail: '' };
  let hasMoved = false;
  const beat = async () => {
    const isOurs = await saveBeat(claim, progress, hasMoved).catch(() => true);
    if (!isOurs) ended.abort(new AppError('conflict', pickMessage(words, 'moving.notRunning')));
  };
  const report = ({ step, detail = '', done, total }: Partial<StoredProgress> & { step: string }) => {
    hasMoved ||= done !== undefined && done > 0;
    progress = { step, detail, ...(done === undefined ? {} : { done }), ...(total === undefined ? {} : { total }) };
  };
  await beat();
  const stopBeats = repeat(beat, BEAT_MS);
  try {
    if (claim.task === 'undo') {
      await undoMove(claim.id, portal, (done) => report({ step: words['moving.phase.undo'], done }));
    } else await runMove({ runId: claim.id, openAdapter: openSource, signal: ended.signal }, portal, report);
  } catch (error) {
    if (ended.signal.aborted) return;
    if (isOutage(error)) throw error;
    if (!(error instanceof AppError)) log.error({ move: claim.id, error: describeError(error) }, 'a move failed');
    await endWork(claim, error instanceof AppError ? error.text : words['moving.broken']);
  } finally {
    await stopBeats();
  }
}

async function endWork(claim: Claim, problem: string): Promise<void> {
  if (claim.task === 'undo') return failUndo(claim, problem);
  await finishRun({ id: claim.id, problem }, portal);
}
