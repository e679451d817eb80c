import { findOldAddresses, type OldAddressAnswer } from '../addresses/addresses.queries';
import { askPortal } from './ask-portal';
import { saveProof, touchProof } from './proof.commands';
import { proofMessages as words } from './proof.messages';
import { countAddresses, listAddresses } from './proof.queries';
import { ASKED, NAMED, type ProofResult } from './proof.schema';
import type { ProofStep } from './proof-step';
import { SeededSample } from './seeded-sample';

const BATCH = 500;

type Addresses = NonNullable<ProofResult['addresses']>;

/**
 * Looks every old address of a source up as the portal does, and asks the running portal for some of them over HTTP. It
 * goes on after the last address that was saved.
 */
export async function askAddresses({ proof, found, origin, report }: ProofStep): Promise<void> {
  const total = await countAddresses(proof.sourceId);
  const sums: Addresses = found.addresses ?? {
    ...{ total, moved: 0, hidden: 0, wrong: [], wrongCount: 0, asked: null },
  };
  sums.total = total;
  found.addresses = sums;
  const sample = new SeededSample<OldAddressAnswer>(proof.seed, ASKED);
  let cursor = proof.cursor;
  for (;;) {
    const paths = (await listAddresses(proof.sourceId, cursor, BATCH)).map(({ path }) => path);
    if (paths.length === 0) break;
    const answers = await findOldAddresses(paths);
    for (const path of paths) {
      const answer = answers.get(path);
      count(sums, path, answer);
      // A key that was shortened is no address.
      if (answer && !path.includes('#')) sample.add(path, answer);
    }
    cursor = paths.at(-1) ?? cursor;
    await saveProof(proof.id, found, { cursor });
    await touchProof(proof.id);
    report({ step: words['proof.phase.addresses'], done: sums.moved + sums.hidden + sums.wrongCount, total });
  }
  sums.asked = await askPortal(origin, sample.list(), async () => void (await touchProof(proof.id)));
}

function count(sums: Addresses, path: string, answer: OldAddressAnswer | undefined): void {
  if (answer) sums[answer.isPublic ? 'moved' : 'hidden'] += 1;
  else {
    sums.wrongCount += 1;
    if (sums.wrong.length < NAMED) sums.wrong.push({ path, reason: words['proof.reason.notFound'] });
  }
}
