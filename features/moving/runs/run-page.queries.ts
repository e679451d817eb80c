import { z } from 'zod';
import { db, type Prisma } from '@/lib/db/db';
import { toSkipTake } from '@/lib/list/list';
import { getCurrentMs } from '@/lib/time/current-time';
import { countMappings } from '../mapping/mapping.queries';
import { dropped, STALE_MS } from '../moving.schema';
import { canRunInBackground } from '../sources';
import { storedProgress } from './carrier.store';
import { findReport } from './report.queries';
import { type ItemTab, itemTabs } from './run-page.schema';
import { requireRun } from './runs.store';

/** Conditions of the tabs; a dry run names what it would do. */
const wheres: Readonly<Record<ItemTab, Prisma.MoveItemWhereInput>> = {
  conflict: { state: 'conflict', decision: '' },
  failed: { state: 'failed' },
  gone: { state: 'gone' },
  dropped: { NOT: { dropped: { equals: [] } } },
  written: { state: 'written' },
  unchanged: { state: 'unchanged' },
};

/** Progress of a run, for its page and for the polls of it. */
export async function findMoveProgress(id: number) {
  const { status, isUndoing, aliveAt, isBackground, progress } = await requireRun(id);
  const isActive = status === 'running' || isUndoing;
  return {
    ...{ id, status, isUndoing, isActive },
    /** True while nobody carries it on: a queued one for a moment, else one whose process has died. */
    isWaiting: isActive && getCurrentMs() - aliveAt.getTime() > STALE_MS,
    isBackground,
    ...storedProgress.parse(progress),
  };
}
export type RunProgress = Awaited<ReturnType<typeof findMoveProgress>>;

/**
 * A run as its page shows it.
 *
 * @throws AppError 'missing'
 */
export async function findRunPage(id: number) {
  const run = await requireRun(id);
  const [report, progress, newest, later, edited, tabs, mappings] = await Promise.all([
    findReport(id),
    findMoveProgress(id),
    db.moveRun.findFirst({ where: { sourceId: run.sourceId }, orderBy: { id: 'desc' }, select: { id: true } }),
    db.moveItem.findFirst({
      where: {
        state: 'written',
        run: { sourceId: run.sourceId, id: { gt: id }, isDry: false, status: { not: 'undone' } },
      },
      select: { runId: true },
    }),
    listEdited(id),
    countTabs(id),
    countMappings(run.sourceId),
  ]);
  const isOver = run.status !== 'running' && run.status !== 'undone' && !run.isUndoing;
  return {
    ...{ report, progress, tabs, edited, laterRun: later?.runId, openOffices: mappings.office.open },
    ...{ sourceId: run.sourceId, sourceName: run.source.name || run.source.address, isNightly: run.isNightly },
    ...{ since: run.since, options: run.options, phase: run.phase },
    canResume: isOver && run.status !== 'done' && newest?.id === id && canRunInBackground(run.source.kind),
    canUndo: isOver && !run.isDry,
  };
}
export type RunPage = Awaited<ReturnType<typeof findRunPage>>;

async function countTabs(runId: number): Promise<Record<ItemTab, number>> {
  const counts = await Promise.all(itemTabs.map((tab) => db.moveItem.count({ where: { runId, ...wheres[tab] } })));
  return Object.fromEntries(itemTabs.map((tab, index) => [tab, counts[index] ?? 0])) as Record<ItemTab, number>;
}

const named = z.array(z.object({ id: z.number(), topic: z.string() }));

/** Items of a run that somebody has edited since: they stand in the way of its undoing. */
async function listEdited(runId: number) {
  return named.parse(
    await db.$queryRaw`
      SELECT n.id, n.topic FROM move_item m JOIN move_run r ON r.id = m.run_id
      JOIN move_thing t ON t.source_id = r.source_id AND t.kind = 'news' AND t.old_id = m.old_id
      JOIN news n ON n.id = t.new_id
      WHERE m.run_id = ${runId} AND m.state = 'written' AND NOT r.is_dry AND t.hash <> '' AND n.version <> t.version
      ORDER BY n.id LIMIT 50`,
  );
}

const shown = z.object({ topic: z.string() }).partial();

/** Items of a tab of a run, in the source's order. */
export async function listRunItems(runId: number, tab: ItemTab, page: { page: number; per: number }) {
  const where = { runId, ...wheres[tab] };
  const rows = await db.moveItem.findMany({
    where,
    select: { oldId: true, newId: true, state: true, reason: true, dropped: true, payload: true, before: true },
    orderBy: { position: 'asc' },
    ...toSkipTake(page),
  });
  const ids = rows.flatMap(({ newId }) => newId ?? []);
  const news = await db.news.findMany({ where: { id: { in: ids } }, select: { id: true, topic: true } });
  const topics = new Map(news.map(({ id, topic }) => [id, topic]));
  return rows.map(({ oldId, newId, state, reason, dropped: drops, payload, before }) => ({
    ...{ oldId, state, reason, isNew: before === null },
    newId: newId !== null && topics.has(newId) ? newId : undefined,
    topic: (newId === null ? undefined : topics.get(newId)) ?? shown.safeParse(payload).data?.topic ?? '',
    dropped: z.array(dropped).safeParse(drops).data ?? [],
  }));
}
export type RunItem = Awaited<ReturnType<typeof listRunItems>>[number];

/** Items of a run for its file, in the source's order. */
export async function listReportItems(runId: number, page: { page: number; per: number }) {
  const rows = await db.moveItem.findMany({
    where: { runId },
    select: { oldId: true, newId: true, state: true, reason: true, dropped: true, payload: true },
    orderBy: { position: 'asc' },
    ...toSkipTake(page),
  });
  const ids = rows.flatMap(({ newId }) => newId ?? []);
  const news = await db.news.findMany({ where: { id: { in: ids } }, select: { id: true, topic: true } });
  const topics = new Map(news.map(({ id, topic }) => [id, topic]));
  return rows.map(({ payload, dropped: drops, newId, ...row }) => ({
    ...{ ...row, newId },
    topic: (newId === null ? undefined : topics.get(newId)) ?? shown.safeParse(payload).data?.topic ?? '',
    dropped: z.array(dropped).safeParse(drops).data ?? [],
  }));
}
export type ReportItem = Awaited<ReturnType<typeof listReportItems>>[number];
