import type { Viewer } from '@/lib/auth/viewer';
import { env } from '@/lib/env/env';
import { getOwnOrigin } from '@/lib/env/own-origin';
import { AppError, isOutage } from '@/lib/errors/errors';
import { describeError, log } from '@/lib/log/log';
import { pickMessage } from '@/lib/messages/message';
import type { MoveSourceAdapter } from '../moving.schema';
import { requireRun } from '../runs/runs.store';
import { openSource } from '../sources';
import { claimLostProofs, finishProof } from './proof.commands';
import { proofMessages as words } from './proof.messages';
import { findLastRunId, type Proof } from './proof.queries';
import { runProof } from './run-proof';

/** The portal itself: whoever asked for the comparison is in the audit log of that. */
const portal: Viewer = { role: 'VecAdmin', name: 'ระบบ' };

/** Opens the source of a comparison as its last run did, with the stored key. @throws AppError 'conflict' without a run */
export async function openProofSource({ sourceId }: Pick<Proof, 'sourceId'>): Promise<MoveSourceAdapter> {
  const runId = await findLastRunId(sourceId);
  if (runId === undefined) throw new AppError('conflict', pickMessage(words, 'proof.noRun'));
  const run = await requireRun(runId);
  return openSource(run, run.findings.traits);
}

/** Begins a comparison beside the request; after a crash the portal takes it up again. */
export const beginProof = (id: number): void => void carryOut(id);

/** Takes up comparisons whose process has died; returns their number. */
export async function resumeProofs(): Promise<number> {
  const ids = await claimLostProofs();
  for (const id of ids) beginProof(id);
  return ids.length;
}

/** Carries a comparison out; a reason that no later try changes ends it. */
export async function carryOut(id: number): Promise<void> {
  try {
    await runProof({ id, openAdapter: openProofSource, origin: getOwnOrigin(env) }, portal, () => undefined);
  } catch (error) {
    log.warn({ proof: id, error: describeError(error) }, 'a comparison with an old site stopped');
    if (isOutage(error)) return;
    const problem = error instanceof AppError ? error.text : words['proof.broken'];
    await finishProof({ id, problem }, portal).catch(() => undefined);
  }
}
