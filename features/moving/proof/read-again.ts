import { toThaiDay } from '@/lib/time/format';
import type { SourceItem } from '../moving.schema';
import { clearProofItems, saveSample, stageProofItems, touchProof } from './proof.commands';
import { proofMessages as words } from './proof.messages';
import { countListed, countMonths, findExtra, findLacking, listSample } from './proof.queries';
import { NAMED, SAMPLE, type Sampled, type SampleState } from './proof.schema';
import type { ProofStep } from './proof-step';
import { compareWithHere } from './sample.queries';
import { SeededSample } from './seeded-sample';

/** Lists the source once more, counts both sides, and chooses the items to compare by the seed. */
export async function listAll({ proof, adapter, found, report }: ProofStep): Promise<void> {
  const sample = new SeededSample<SourceItem>(proof.seed, SAMPLE);
  let staged = 0;
  await clearProofItems(proof.id);
  const { counted } = await adapter.listItems(undefined, async (items) => {
    await stageProofItems(
      proof.id,
      items.map(({ oldId, category, publishAt }) => ({ oldId, category, month: toMonth(publishAt) })),
    );
    for (const item of items) sample.add(item.oldId, item);
    staged += items.length;
    report({ step: words['proof.phase.list'], done: staged });
    await touchProof(proof.id);
  });
  await saveSample(
    proof.id,
    sample.list().map(([, item]) => item),
  );
  found.listed = await countListed(proof.id);
  if (counted !== undefined) found.counted = counted;
  found.months = await countMonths(proof);
  found.lacking = await findLacking(proof);
  found.extra = await findExtra(proof);
}

/** Compares the items of the sample field by field. */
export async function compareSample({ proof, adapter, found, report }: ProofStep): Promise<void> {
  const items = await listSample(proof.id);
  const states: Record<SampleState, number> = { equal: 0, different: 0, edited: 0, missing: 0, gone: 0 };
  const others: Sampled[] = [];
  for (const [index, item] of items.entries()) {
    const whole = await adapter.complete(item);
    const compared: Sampled = whole
      ? await compareWithHere(proof.sourceId, {
          ...whole,
          pictures: whole.pictures ?? (await adapter.listPictures(whole)),
        })
      : { oldId: item.oldId, newId: null, topic: item.topic, state: 'gone', differences: [] };
    states[compared.state] += 1;
    if (compared.state !== 'equal' && others.length < NAMED) others.push(compared);
    report({ step: words['proof.phase.sample'], done: index + 1, total: items.length });
    await touchProof(proof.id);
  }
  found.sample = { states, others };
}

/** Month of publication in Thailand, `YYYY-MM`; empty without a readable date. */
const toMonth = (publishAt: string | null): string =>
  publishAt === null ? '' : toThaiDay(new Date(publishAt)).slice(0, 7);
