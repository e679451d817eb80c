import type { Viewer } from '@/lib/auth/viewer';
import { OutboundError } from '@/lib/http/outbound/outbound-request';
import { SourceError } from '../moving.errors';
import type { MoveSourceAdapter } from '../moving.schema';
import { type MoveProgress, toReason } from '../runs/phases';
import { askAddresses } from './ask-addresses';
import { findMissingFiles } from './files.queries';
import { finishProof, releaseProof, saveProof } from './proof.commands';
import { proofMessages as words } from './proof.messages';
import { type Proof, requireProof } from './proof.queries';
import { type ProofPhase, proofPhases } from './proof.schema';
import type { ProofStep } from './proof-step';
import { compareSample, listAll } from './read-again';

type OpenAdapter = (proof: Proof) => MoveSourceAdapter | Promise<MoveSourceAdapter>;

const runners: Readonly<Record<ProofPhase, (step: ProofStep) => Promise<void>>> = {
  list: listAll,
  sample: compareSample,
  addresses: askAddresses,
  files: async ({ proof, found }) => {
    found.files = await findMissingFiles(proof.sourceId);
  },
};

/**
 * Carries the comparison of a source with this portal out to its end, from the phase at which it was interrupted. The
 * source is read anew; nothing of a run is believed.
 *
 * @param openAdapter opens the source, which is closed at the end
 * @param origin of the portal itself, for the addresses that are asked over HTTP
 * @throws anything that is no fault of the source; the comparison can be carried on
 */
export async function runProof(
  { id, openAdapter, origin }: { id: number; openAdapter: OpenAdapter; origin: string },
  viewer: Viewer,
  report: (progress: MoveProgress) => void,
): Promise<Proof> {
  const proof = await requireProof(id);
  const found = proof.result;
  let adapter: MoveSourceAdapter | undefined;
  try {
    adapter = await openAdapter(proof);
    await adapter.probe();
    for (const phase of proofPhases.slice(proofPhases.indexOf(proof.phase as ProofPhase) + 1)) {
      report({ step: words[`proof.phase.${phase}`] });
      await runners[phase]({ proof, adapter, found, origin, report });
      await saveProof(id, found, { phase });
    }
    await finishProof({ id }, viewer);
  } catch (error) {
    if (!(error instanceof OutboundError) && !(error instanceof SourceError)) {
      await releaseProof(id).catch(() => undefined);
      throw error;
    }
    await finishProof({ id, problem: `${toReason(error)}: ${error.message}`.slice(0, 500) }, viewer);
  } finally {
    adapter?.close();
  }
  return requireProof(id);
}
