import { z } from 'zod';
import { command } from '@/lib/command/command';
import { exportRecord } from '@/lib/command/export-record';
import { db } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentMs, getCurrentTime } from '@/lib/time/current-time';
import { MINUTE_MS } from '@/lib/time/units';
import { foreignText, type SourceItem, STALE_MS, shownText } from '../moving.schema';
import { proofMessages as words } from './proof.messages';
import { countFindings, type ProofPhase, type ProofResult, proofResult } from './proof.schema';

/** Time without a sign of life after which the portal carries a comparison on: longer than one slow answer. */
const LOST_MS = 10 * MINUTE_MS;
const SEED = /^[\w-]{1,40}$/;
const access = 'site.manage';

/**
 * Starts the comparison of a source with this portal, or carries on one that was interrupted.
 *
 * @throws AppError 'missing' for an unknown source, 'conflict' while another program compares it
 */
export const startProof = command({
  access,
  input: z.object({ sourceId: z.number().int(), seed: foreignText.regex(SEED, words['proof.badSeed']) }),
  run: async ({ sourceId, seed }, _viewer, tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`move proof ${sourceId}`}, 0))::text`;
    const source = await tx.moveSource.findUnique({ where: { id: sourceId }, select: { id: true } });
    if (!source) throw new AppError('missing', pickMessage(words, 'proof.noSource'));
    const open = await tx.moveProof.findFirst({ where: { sourceId, status: 'running' }, orderBy: { id: 'desc' } });
    if (open && getCurrentMs() - open.aliveAt.getTime() < STALE_MS)
      throw new AppError('conflict', pickMessage(words, 'proof.running'));
    const aliveAt = getCurrentTime();
    if (open) {
      await tx.moveProof.update({ where: { id: open.id }, data: { aliveAt } });
      return { id: open.id, resumed: true };
    }
    const { id } = await tx.moveProof.create({ data: { sourceId, seed, aliveAt }, select: { id: true } });
    return { id, resumed: false };
  },
  audit: ({ sourceId, seed }, { id, resumed }) => ({
    ...{ action: 'move.proof', noun: 'move', nounId: sourceId, after: { proof: id, seed, resumed } },
  }),
});

/** Ends a comparison: done, or failed with its reason. What it listed is kept no longer. */
export const finishProof = command({
  access,
  input: z.object({ id: z.number().int(), problem: shownText.max(1_000).default('') }),
  run: async ({ id, problem }, _viewer, tx) => {
    const status = problem === '' ? ('done' as const) : ('failed' as const);
    const row = await tx.moveProof.update({
      where: { id },
      data: { status, problem, finishedAt: getCurrentTime() },
      select: { sourceId: true, result: true },
    });
    await tx.moveProofItem.deleteMany({ where: { proofId: id } });
    return { sourceId: row.sourceId, findings: countFindings(proofResult.parse(row.result)) };
  },
  audit: ({ id, problem }, { sourceId, findings }) => ({
    ...{ action: 'move.proofFinish', noun: 'move', nounId: sourceId, after: { proof: id, findings, problem } },
  }),
});

/** Tells that a comparison is alive; false if it has ended meanwhile. */
export async function touchProof(id: number): Promise<boolean> {
  const { count } = await db.moveProof.updateMany({
    where: { id, status: 'running' },
    data: { aliveAt: getCurrentTime() },
  });
  return count > 0;
}

/** Takes comparisons up whose process has died; each is taken by one process. */
export async function claimLostProofs(): Promise<number[]> {
  const claimed = await db.moveProof.updateManyAndReturn({
    where: { status: 'running', aliveAt: { lt: new Date(getCurrentMs() - LOST_MS) } },
    data: { aliveAt: getCurrentTime() },
    select: { id: true },
  });
  return claimed.map(({ id }) => id);
}

/** Records the file of a comparison in the audit log. */
export const recordProofExport = exportRecord({
  access,
  action: 'move.proofExport',
  noun: 'move',
  formats: ['pdf', 'csv', 'xlsx'],
});

/** Lets another program carry a comparison on at once. */
export async function releaseProof(id: number): Promise<void> {
  await db.moveProof.updateMany({ where: { id, status: 'running' }, data: { aliveAt: new Date(0) } });
}

/** Records what a comparison has found so far, and how far it has come. */
export async function saveProof(
  id: number,
  result: ProofResult,
  place: { phase?: ProofPhase; cursor?: string },
): Promise<void> {
  await db.moveProof.update({ where: { id }, data: { ...place, result: JSON.parse(JSON.stringify(result)) } });
}

/** Adds listed items; one that was listed again counts once, with its newer category and month. */
export async function stageProofItems(
  proofId: number,
  items: readonly { oldId: string; category: string; month: string }[],
): Promise<void> {
  const unique = [...new Map(items.map((item) => [item.oldId, item])).values()];
  await db.$executeRaw`
    INSERT INTO move_proof_item (proof_id, old_id, category, month)
    SELECT ${proofId}, l.old_id, l.category, l.month
    FROM unnest(${unique.map(({ oldId }) => oldId)}::text[], ${unique.map(({ category }) => category)}::text[],
      ${unique.map(({ month }) => month)}::text[]) AS l (old_id, category, month)
    ON CONFLICT (proof_id, old_id) DO UPDATE SET category = excluded.category, month = excluded.month`;
}

/** Forgets what an interrupted listing left. */
export async function clearProofItems(proofId: number): Promise<void> {
  await db.moveProofItem.deleteMany({ where: { proofId } });
}

/** Keeps the items of the sample as they were listed. */
export async function saveSample(proofId: number, items: readonly SourceItem[]): Promise<void> {
  await db.$executeRaw`
    UPDATE move_proof_item p SET payload = l.payload::jsonb
    FROM unnest(${items.map(({ oldId }) => oldId)}::text[], ${items.map((item) => JSON.stringify(item))}::text[])
      AS l (old_id, payload)
    WHERE p.proof_id = ${proofId} AND p.old_id = l.old_id`;
}
