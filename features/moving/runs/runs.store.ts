import { z } from 'zod';
import { db, type Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { movingMessages as words } from '../moving.messages';
import { type Findings, findings, runOptions, type SourceItem, sourceItem } from '../moving.schema';

/**
 * A run with its source, for whoever carries it on.
 *
 * @throws AppError 'missing'
 */
export async function requireRun(id: number, from: Pick<Transaction, 'moveRun'> = db) {
  const row = await from.moveRun.findUnique({ where: { id }, include: { source: true } });
  if (!row) throw new AppError('missing', pickMessage(words, 'moving.missing'));
  return { ...row, options: runOptions.parse(row.options), findings: findings.parse(row.findings) };
}
export type MoveRun = Awaited<ReturnType<typeof requireRun>>;
export type MoveSource = MoveRun['source'];

/**
 * Locks a run that is being carried out until the end of the transaction.
 *
 * @throws AppError 'missing', 'conflict' for one that has ended
 */
export async function lockRunning(tx: Transaction, id: number): Promise<MoveRun> {
  await tx.$queryRaw`SELECT id FROM move_run WHERE id = ${id} FOR UPDATE`;
  const run = await requireRun(id, tx);
  if (run.status !== 'running') throw new AppError('conflict', pickMessage(words, 'moving.notRunning'));
  return run;
}

/**
 * Tells that a run is alive.
 *
 * @throws AppError 'conflict' if it was ended, stopped or taken over meanwhile
 */
export async function touchRun({ id, carrier }: Pick<MoveRun, 'id' | 'carrier'>): Promise<void> {
  const { count } = await db.moveRun.updateMany({
    where: { id, carrier, status: 'running' },
    data: { aliveAt: getCurrentTime() },
  });
  if (count === 0) throw new AppError('conflict', pickMessage(words, 'moving.notRunning'));
}

/** Lets another program carry a run on at once. */
export async function releaseRun({ id, carrier }: Pick<MoveRun, 'id' | 'carrier'>): Promise<void> {
  await db.moveRun.updateMany({ where: { id, carrier, status: 'running' }, data: { aliveAt: new Date(0) } });
}

/** Records that a phase is finished, and what it found out. */
export async function savePhase(id: number, phase: string, found: Findings): Promise<void> {
  await db.moveRun.update({ where: { id }, data: { phase, findings: JSON.parse(JSON.stringify(found)) } });
}

/**
 * Adds listed items to a run; one that is there already gets the newer row, but never a cut text for a whole one.
 *
 * @param first position of the first of them
 */
export async function stageItems(runId: number, items: readonly SourceItem[], first: number): Promise<void> {
  const unique = [...new Map(items.map((item) => [item.oldId, item])).values()];
  if (unique.length === 0) return;
  await db.$executeRaw`
    INSERT INTO move_item (run_id, old_id, position, payload)
    SELECT ${runId}, l.old_id, l.position, l.payload::jsonb
    FROM unnest(${unique.map(({ oldId }) => oldId)}::text[], ${unique.map((_, index) => first + index)}::int[],
      ${unique.map((item) => JSON.stringify(item))}::text[]) AS l (old_id, position, payload)
    LEFT JOIN move_item m ON m.run_id = ${runId} AND m.old_id = l.old_id
    -- A list is read twice; rows that say the same are not even locked.
    WHERE m.old_id IS NULL OR (m.state = 'waiting' AND m.payload IS DISTINCT FROM l.payload::jsonb)
    ON CONFLICT (run_id, old_id) DO UPDATE SET payload = excluded.payload
    WHERE move_item.state = 'waiting'
      AND (move_item.payload->>'isCut' = 'true' OR excluded.payload->>'isCut' = 'false')`;
}

/** Number of items staged so far. */
export const countStaged = (runId: number): Promise<number> => db.moveItem.count({ where: { runId } });

/** Position before those of all items. */
export const BEFORE_ALL = -1;

/**
 * The next items to write, in the source's order.
 *
 * @param after position of the last one before: the index entries of written items would be read again and again
 * @returns the items, and the position of the last one
 */
export async function listWaiting(
  runId: number,
  take: number,
  after: number,
): Promise<{ items: SourceItem[]; last: number | undefined }> {
  const rows = await db.moveItem.findMany({
    where: { runId, state: 'waiting', position: { gt: after } },
    select: { payload: true, position: true },
    orderBy: { position: 'asc' },
    take,
  });
  return { items: rows.map(({ payload }) => sourceItem.parse(payload)), last: rows.at(-1)?.position };
}

/** Stores items that have been completed since they were listed. */
export async function savePayloads(runId: number, items: readonly SourceItem[]): Promise<void> {
  if (items.length === 0) return;
  await db.$executeRaw`
    UPDATE move_item m SET payload = l.payload::jsonb
    FROM unnest(${items.map(({ oldId }) => oldId)}::text[], ${items.map((item) => JSON.stringify(item))}::text[])
      AS l (old_id, payload)
    WHERE m.run_id = ${runId} AND m.old_id = l.old_id`;
}

/** Ends an item that can't be written, with its reason. */
export async function failItem(runId: number, oldId: string, state: 'failed' | 'gone', reason: string): Promise<void> {
  await db.moveItem.updateMany({
    where: { runId, oldId, state: 'waiting' },
    data: { state, reason: reason.slice(0, 300) },
  });
}

/**
 * The next written item of a source whose pictures are to be fetched, with its run, the newest run's newest first;
 * undefined if there is none.
 */
export async function findPictureItem(
  sourceId: number,
  since?: Date,
): Promise<{ runId: number; item: SourceItem } | undefined> {
  const row = await db.moveItem.findFirst({
    where: {
      ...{ picturesWait: true, run: { sourceId, isDry: false, status: { not: 'undone' } } },
      ...(since && { payload: { path: ['publishAt'], gte: since.toISOString() } }),
    },
    select: { runId: true, payload: true },
    orderBy: [{ runId: 'desc' }, { position: 'asc' }],
  });
  return row ? { runId: row.runId, item: sourceItem.parse(row.payload) } : undefined;
}

const counted = z.array(z.object({ state: z.string(), items: z.number(), pictures: z.number() }));

/** Numbers of a run's items by state, and of those whose pictures wait. */
export async function countItems(runId: number) {
  const rows = counted.parse(
    await db.$queryRaw`
      SELECT state::text, count(*)::int AS items, (count(*) FILTER (WHERE pictures_wait))::int AS pictures
      FROM move_item WHERE run_id = ${runId} GROUP BY 1`,
  );
  const of = (state: string) => rows.find((row) => row.state === state)?.items ?? 0;
  return {
    ...{ waiting: of('waiting'), written: of('written'), unchanged: of('unchanged'), conflict: of('conflict') },
    ...{ failed: of('failed'), gone: of('gone') },
    picturesWait: rows.reduce((sum, { pictures }) => sum + pictures, 0),
  };
}
export type ItemCounts = Awaited<ReturnType<typeof countItems>>;
