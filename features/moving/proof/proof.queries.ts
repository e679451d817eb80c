import { z } from 'zod';
import { db } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { type SourceItem, sourceItem } from '../moving.schema';
import { proofMessages as words } from './proof.messages';
import { type MonthCount, NAMED, proofResult } from './proof.schema';

const proofColumns = {
  ...{ id: true, sourceId: true, status: true, seed: true, phase: true, cursor: true, result: true, problem: true },
  ...{ startedAt: true, aliveAt: true, finishedAt: true },
  source: { select: { kind: true, address: true, mediaBase: true, isPrivate: true } },
} as const;

/** A comparison with its source and its findings. @throws AppError 'missing' */
export async function requireProof(id: number): Promise<Proof> {
  const found = await findProof(id);
  if (!found) throw new AppError('missing', pickMessage(words, 'proof.missing'));
  return found;
}

/** The same; undefined for an unknown one. */
export async function findProof(id: number) {
  const row = await db.moveProof.findUnique({ where: { id }, select: proofColumns });
  return row ? { ...row, result: proofResult.parse(row.result) } : undefined;
}
export type Proof = NonNullable<Awaited<ReturnType<typeof findProof>>>;

/** Last run of a source that wrote something. */
export async function findLastRunId(sourceId: number): Promise<number | undefined> {
  const row = await db.moveRun.findFirst({
    where: { sourceId, isDry: false },
    select: { id: true },
    orderBy: { id: 'desc' },
  });
  return row?.id;
}

/** Comparisons of a source, newest first, at most twenty. */
export async function listProofs(sourceId: number): Promise<Proof[]> {
  const rows = await db.moveProof.findMany({
    where: { sourceId },
    select: proofColumns,
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take: 20,
  });
  return rows.map((row) => ({ ...row, result: proofResult.parse(row.result) }));
}

/** Sources from which items came, by their addresses. */
export const listProvableSources = () =>
  db.moveSource.findMany({ select: { id: true, kind: true, name: true, address: true }, orderBy: { id: 'asc' } });

/** Source by its id or its address. */
export const findSource = (given: string) =>
  db.moveSource.findFirst({
    where: /^[1-9]\d{0,8}$/.test(given) ? { id: Number(given) } : { address: given.replace(/\/+$/, '') },
    orderBy: { id: 'desc' },
  });

const months = z.array(
  z.object({ categoryId: z.number(), category: z.string(), month: z.string(), there: z.number(), here: z.number() }),
);

/** Numbers of items on both sides, by category of this portal and month in Thailand. */
export async function countMonths({ id, sourceId }: Pick<Proof, 'id' | 'sourceId'>): Promise<MonthCount[]> {
  return months.parse(
    await db.$queryRaw`
      WITH there AS (
        SELECT COALESCE(m.target_id, 0) AS category_id,
          CASE WHEN p.month = '' AND n.id IS NOT NULL THEN to_char(n.publish_at AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM')
            ELSE p.month END AS month, count(*)::int AS items
        FROM move_proof_item p
        LEFT JOIN move_mapping m ON m.source_id = ${sourceId} AND m.kind = 'category' AND m.name = p.category
        LEFT JOIN move_thing t ON t.source_id = ${sourceId} AND t.kind = 'news' AND t.old_id = p.old_id
        LEFT JOIN news n ON n.id = t.new_id
        WHERE p.proof_id = ${id} GROUP BY 1, 2),
      here AS (
        SELECT n.category_id, to_char(n.publish_at AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM') AS month, count(*)::int AS items
        FROM move_thing t JOIN news n ON n.id = t.new_id
        WHERE t.source_id = ${sourceId} AND t.kind = 'news' AND n.deleted_at IS NULL GROUP BY 1, 2)
      SELECT category_id AS "categoryId", COALESCE(c.name, '') AS category, month,
        COALESCE(there.items, 0) AS there, COALESCE(here.items, 0) AS here
      FROM there FULL JOIN here USING (category_id, month) LEFT JOIN category c ON c.id = category_id
      ORDER BY category, "categoryId", month`,
  );
}

const ids = z.array(z.object({ id: z.string(), count: z.number() }));
const toNamed = (raw: unknown) => {
  const rows = ids.parse(raw);
  return { count: rows[0]?.count ?? 0, first: rows.map(({ id }) => id) };
};

/** Items that the source lists and this portal lacks. */
export const findLacking = async ({ id, sourceId }: Pick<Proof, 'id' | 'sourceId'>) =>
  toNamed(
    await db.$queryRaw`
      SELECT p.old_id AS id, (count(*) OVER ())::int AS count FROM move_proof_item p
      LEFT JOIN move_thing t ON t.source_id = ${sourceId} AND t.kind = 'news' AND t.old_id = p.old_id
      LEFT JOIN news n ON n.id = t.new_id AND n.deleted_at IS NULL
      WHERE p.proof_id = ${id} AND n.id IS NULL ORDER BY length(p.old_id), p.old_id LIMIT ${NAMED}`,
  );

/** Items that came from the source, which lists them no more. */
export const findExtra = async ({ id, sourceId }: Pick<Proof, 'id' | 'sourceId'>) =>
  toNamed(
    await db.$queryRaw`
      SELECT t.old_id AS id, (count(*) OVER ())::int AS count FROM move_thing t
      JOIN news n ON n.id = t.new_id AND n.deleted_at IS NULL
      WHERE t.source_id = ${sourceId} AND t.kind = 'news'
        AND NOT EXISTS (SELECT 1 FROM move_proof_item p WHERE p.proof_id = ${id} AND p.old_id = t.old_id)
      ORDER BY length(t.old_id), t.old_id LIMIT ${NAMED}`,
  );

/** Number of items that a comparison has listed. */
export const countListed = (proofId: number): Promise<number> => db.moveProofItem.count({ where: { proofId } });

/** Items of the sample as they were listed. */
export async function listSample(proofId: number): Promise<SourceItem[]> {
  const rows = await db.$queryRaw<{ payload: unknown }[]>`
    SELECT payload FROM move_proof_item WHERE proof_id = ${proofId} AND payload IS NOT NULL ORDER BY old_id`;
  return rows.map(({ payload }) => sourceItem.parse(payload));
}

/** Old addresses of a source after a path, in their order. */
export const listAddresses = (sourceId: number, after: string, take: number) =>
  db.oldAddress.findMany({
    where: { sourceId, path: { gt: after } },
    select: { path: true },
    orderBy: { path: 'asc' },
    take,
  });

/** Number of old addresses of a source. */
export const countAddresses = (sourceId: number): Promise<number> => db.oldAddress.count({ where: { sourceId } });
