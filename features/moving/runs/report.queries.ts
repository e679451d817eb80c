import { z } from 'zod';
import { db } from '@/lib/db/db';
import { dropped } from '../moving.schema';
import { countItems, requireRun } from './runs.store';

const dropRows = z.array(z.object({ kind: z.string(), items: z.number() }));
/** Items named in a report, of each state that needs a look. */
const NAMED = 100;

/**
 * Report of a run: its numbers, what didn't fit by kind, its remarks, and the first items that need a look.
 *
 * @throws AppError 'missing'
 */
export async function findReport(id: number) {
  const run = await requireRun(id);
  const [counts, drops, named, missingFiles, offices] = await Promise.all([
    countItems(id),
    db.$queryRaw`
      SELECT d->>'kind' AS kind, count(*)::int AS items FROM move_item m, jsonb_array_elements(m.dropped) d
      WHERE m.run_id = ${id} GROUP BY 1 ORDER BY 2 DESC, 1`,
    db.moveItem.findMany({
      where: { runId: id, state: { in: ['conflict', 'failed', 'gone'] } },
      select: { oldId: true, newId: true, state: true, reason: true },
      orderBy: [{ state: 'asc' }, { position: 'asc' }],
      take: NAMED,
    }),
    db.moveFile.count({ where: { sourceId: run.sourceId, reason: { not: '' } } }),
    db.moveMapping.findMany({
      where: { sourceId: run.sourceId, kind: 'office', targetId: null },
      select: { name: true },
      orderBy: { name: 'asc' },
      take: NAMED,
    }),
  ]);
  return {
    ...{ id, status: run.status, isDry: run.isDry, kind: run.source.kind, address: run.source.address },
    ...{ problem: run.problem, startedAt: run.startedAt, finishedAt: run.finishedAt },
    ...{ counted: run.findings.counted, listed: run.findings.listed, remarks: run.findings.remarks },
    ...{ counts, dropped: dropRows.parse(drops), items: named, missingFiles },
    unknownOffices: offices.map(({ name }) => name),
  };
}
export type MoveReport = Awaited<ReturnType<typeof findReport>>;

/** Losses of an item of a run; undefined for an unknown one. */
export async function findDropped(runId: number, oldId: string) {
  const row = await db.moveItem.findUnique({ where: { runId_oldId: { runId, oldId } }, select: { dropped: true } });
  return row ? z.array(dropped).parse(row.dropped) : undefined;
}

/** Files of a source that could not be had, with their reasons, by address. */
export const listMissingFiles = (sourceId: number, take: number, after = '') =>
  db.moveFile.findMany({
    where: { sourceId, reason: { not: '' }, address: { gt: after } },
    select: { address: true, reason: true },
    orderBy: { address: 'asc' },
    take,
  });
