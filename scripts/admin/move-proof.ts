import { createLegacySource } from '@/features/moving/legacy/legacy-source';
import { toLegacySettings } from '@/features/moving/legacy/open-stored-legacy';
import { openProofSource } from '@/features/moving/proof/background';
import { startProof } from '@/features/moving/proof/proof.commands';
import { proofMessages as words } from '@/features/moving/proof/proof.messages';
import { findSource, type Proof } from '@/features/moving/proof/proof.queries';
import { countFindings } from '@/features/moving/proof/proof.schema';
import { runProof } from '@/features/moving/proof/run-proof';
import { operatorViewer } from '@/features/people/administrators.commands';
import { env } from '@/lib/env/env';
import { getOwnOrigin } from '@/lib/env/own-origin';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { formatNumber } from '@/lib/time/format';
import type { Given } from './command';
import { EXIT } from './exit-codes';
import type { Result } from './output';

/** Lines of a kind in the answer; the page and the files have all. */
const LINES = 20;

/**
 * Compares a source with this portal, by the given key or the stored one; findings end with the code of findings.
 *
 * @param paceMs pause between two requests to the source
 */
export async function proveMove({ words: given, text, report }: Given, paceMs: number): Promise<Result> {
  const apiKey = text('api-key');
  const source = await findSource(given[1] ?? '');
  if (!source) throw new AppError('missing', pickMessage(words, 'proof.noSource'));
  const seed = text('seed') ?? getCurrentTime().toISOString().slice(0, 19).replace(/\D/g, '');
  const { id } = await startProof({ sourceId: source.id, seed }, operatorViewer);
  const isTyped = source.kind === 'legacy' && apiKey !== undefined;
  const openAdapter = (proof: Proof) =>
    isTyped ? createLegacySource(toLegacySettings(proof.source, { apiKey, paceMs })) : openProofSource(proof);
  return describeProof(await runProof({ id, openAdapter, origin: getOwnOrigin(env) }, operatorViewer, report));
}

function describeProof({ id, source, seed, status, problem, result }: Proof): Result {
  const { counted, listed, months = [], lacking, extra, sample, addresses, files } = result;
  const findings = countFindings(result);
  const differing = months.filter(({ there, here }) => there !== here);
  const states = sample?.states;
  const lines = [
    `${words['proof.title']}: ${source.address} (${words['proof.seed']} ${seed})`,
    `${words['proof.counted']} ${format(counted)} · ${words['proof.listed']} ${format(listed)}`,
    `${words['proof.differingMonths']}: ${format(differing.length)}`,
    ...differing
      .slice(0, LINES)
      .map((one) => `  ${one.category || words['proof.noCategory']} ${one.month}: ${one.there} → ${one.here}`),
    `${words['proof.lacking']}: ${format(lacking?.count)} ${(lacking?.first ?? []).slice(0, LINES).join(' ')}`.trimEnd(),
    `${words['proof.extra']}: ${format(extra?.count)}`,
    `${words['proof.sample']}: ${words['proof.equal']} ${format(states?.equal)} · ${words['proof.different']} ${format(states?.different)} · ${words['proof.edited']} ${format(states?.edited)} · ${words['proof.missingItem']} ${format(states?.missing)}`,
    ...(sample?.others ?? [])
      .slice(0, LINES)
      .map((one) => `  ${one.oldId}: ${one.differences.map(({ field }) => words[`proof.field.${field}`]).join(', ')}`),
    `${words['proof.addresses']}: ${format(addresses?.total)} · ${words['proof.addressWrong']} ${format(addresses?.wrongCount)}`,
    addresses?.asked
      ? `${words['proof.addressAsked']}: ${format(addresses.asked.right)}/${format(addresses.asked.count)}`
      : words['proof.notRunning'],
    `${words['proof.files']}: ${format(files?.count)}`,
    problem
      ? `หยุด: ${problem}`
      : findings === 0
        ? words['proof.perfect']
        : `${words['proof.findings']}: ${format(findings)}`,
  ];
  const code = problem ? EXIT.failed : findings > 0 ? EXIT.findings : EXIT.done;
  return { code, facts: { proof: id, address: source.address, seed, status, problem, findings, ...result }, lines };
}

const format = (value: number | undefined): string => (value === undefined ? '–' : formatNumber(value));
