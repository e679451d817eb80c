import type { Viewer } from '@/lib/auth/viewer';
import { OutboundError } from '@/lib/http/outbound/outbound-request';
import { SourceError } from '../moving.errors';
import { type MovingMessage, movingMessages as words } from '../moving.messages';
import type { Findings, MoveSourceAdapter } from '../moving.schema';
import { type MoveProgress, type Phase, phases, runners, toReason } from './phases';
import { finishRun } from './runs.commands';
import { type ItemCounts, type MoveRun, releaseRun, requireRun, savePhase } from './runs.store';

export type { MoveProgress } from './phases';

type Report = (progress: MoveProgress) => void;

export type MoveWork = {
  runId: number;
  /** Opens the run's source; `stored` are the traits of an earlier probe. */
  openAdapter: (run: MoveRun, stored: unknown) => MoveSourceAdapter | Promise<MoveSourceAdapter>;
  /** Ends the work early, as when a person stops the run. */
  signal?: AbortSignal;
};

/**
 * Carries a run out to its end, from the phase at which it was interrupted. Every batch is committed for itself, with
 * the results of its items.
 *
 * @returns numbers of items by state, and the reason if the source was away
 * @throws anything that is no fault of the source; the run can be carried on
 */
export async function runMove(
  { runId, openAdapter, signal }: MoveWork,
  viewer: Viewer,
  report: Report,
): Promise<ItemCounts & { problem: string }> {
  const run = await requireRun(runId);
  const found: Findings = run.findings;
  const adapter = await openAdapter(run, found.traits);
  const step = { run, adapter, viewer, found, report, signal };
  try {
    const next = phases.indexOf(run.phase as Phase) + 1;
    for (const phase of phases.slice(next)) {
      report({ step: words[`moving.phase.${phase}` satisfies MovingMessage] });
      await runners[phase](step);
      await savePhase(run.id, phase, found);
    }
    const counts = await finishRun({ id: run.id, problem: '' }, viewer);
    return { ...counts, problem: '' };
  } catch (error) {
    if (!(error instanceof OutboundError) && !(error instanceof SourceError)) {
      await releaseRun(run).catch(() => undefined);
      throw error;
    }
    found.remarks.push({ text: words['moving.remark.stopped'], detail: error.message.slice(0, 300) });
    await savePhase(run.id, (await requireRun(run.id)).phase, found);
    const problem = `${toReason(error)}: ${error.message}`.slice(0, 500);
    const counts = await finishRun({ id: run.id, problem }, viewer);
    return { ...counts, problem };
  } finally {
    adapter.close();
  }
}
