import { z } from 'zod';
import { db } from '@/lib/db/db';
import { toSkipTake } from '@/lib/list/list';
import { foundFacts } from './connect/connect.schema';
import { canRunInBackground } from './sources';

/** Runs shown on a page of a source. */
export const RUNS_PER_PAGE = 24;

const runColumns = {
  ...{ id: true, status: true, isDry: true, isNightly: true, isUndoing: true, since: true, problem: true },
  ...{ startedAt: true, finishedAt: true },
} as const;

const sourceColumns = {
  ...{ id: true, kind: true, name: true, address: true, mediaBase: true, found: true, createdAt: true },
  ...{ nightlyAt: true, nightlyUntil: true, nightlyDays: true },
} as const;

const numbers = z.array(z.object({ id: z.number(), conflicts: z.number(), unmapped: z.number(), items: z.number() }));

/** Numbers of some sources: conflicts to decide, names without a target, items that are here. */
async function countBySource(ids: readonly number[]) {
  const rows = numbers.parse(
    await db.$queryRaw`
      SELECT s.id,
        (SELECT count(*)::int FROM move_run r JOIN move_item m ON m.run_id = r.id
          WHERE r.source_id = s.id AND NOT r.is_dry AND r.status <> 'undone' AND m.state = 'conflict'
            AND m.decision = '') AS conflicts,
        (SELECT count(*)::int FROM move_mapping p
          WHERE p.source_id = s.id AND p.kind = 'office' AND p.target_id IS NULL) AS unmapped,
        (SELECT count(*)::int FROM move_thing t
          WHERE t.source_id = s.id AND t.kind = 'news' AND t.new_id IS NOT NULL) AS items
      FROM move_source s WHERE s.id = ANY(${[...ids]}::int[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** All sources with their last run and what has to be done about them, the latest ones first. */
export async function listSources() {
  const rows = await db.moveSource.findMany({
    select: { ...sourceColumns, runs: { orderBy: { id: 'desc' }, take: 1, select: runColumns } },
    orderBy: { id: 'desc' },
  });
  const counts = await countBySource(rows.map(({ id }) => id));
  return rows.map(({ runs: [last], name, ...row }) => ({
    ...row,
    ...{ name: name || row.address, last },
    ...{ conflicts: 0, unmapped: 0, items: 0, ...counts.get(row.id) },
  }));
}
export type SourceRow = Awaited<ReturnType<typeof listSources>>[number];

/** A source; undefined for an unknown one. The key is told by nothing but that there is one. */
export async function findSource(id: number) {
  const row = await db.moveSource.findUnique({ where: { id }, select: { ...sourceColumns, apiKey: true } });
  if (!row) return undefined;
  const { apiKey, found, ...source } = row;
  const [counts, open] = await Promise.all([
    countBySource([id]),
    db.moveRun.findFirst({
      where: { sourceId: id, OR: [{ status: 'running' }, { isUndoing: true }] },
      select: { id: true },
    }),
  ]);
  return {
    ...source,
    ...{ title: source.name || source.address, hasKey: apiKey !== null, found: foundFacts.parse(found) },
    ...{ canRun: canRunInBackground(source.kind), openRun: open?.id },
    ...{ conflicts: 0, unmapped: 0, items: 0, ...counts.get(id) },
  };
}
export type Source = NonNullable<Awaited<ReturnType<typeof findSource>>>;

const stateCounts = z.array(
  z.object({
    ...{ id: z.number(), written: z.number(), made: z.number(), conflicts: z.number(), failed: z.number() },
  }),
);

/** Runs of a source, the newest first, with their numbers; only the nightly ones where wanted. */
export async function listRuns(sourceId: number, page: number, isNightly?: true) {
  const where = { sourceId, ...(isNightly ? { isNightly } : {}) };
  const [rows, total] = await Promise.all([
    db.moveRun.findMany({
      ...{ where, select: runColumns, orderBy: { id: 'desc' } },
      ...toSkipTake({ page, per: RUNS_PER_PAGE }),
    }),
    db.moveRun.count({ where }),
  ]);
  const counted = stateCounts.parse(
    await db.$queryRaw`
      SELECT run_id AS id, (count(*) FILTER (WHERE state = 'written'))::int AS written,
        (count(*) FILTER (WHERE state = 'written' AND before IS NULL))::int AS made,
        (count(*) FILTER (WHERE state = 'conflict'))::int AS conflicts,
        (count(*) FILTER (WHERE state = 'failed'))::int AS failed
      FROM move_item WHERE run_id = ANY(${rows.map(({ id }) => id)}::int[]) GROUP BY 1`,
  );
  const none = { written: 0, made: 0, conflicts: 0, failed: 0 };
  return {
    total,
    rows: rows.map((row) => ({ ...row, ...(counted.find(({ id }) => id === row.id) ?? none) })),
  };
}
export type RunRow = Awaited<ReturnType<typeof listRuns>>['rows'][number];
