import { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { readForeignHtml } from '@/lib/rich-text/foreign-html';
import { toPlainText } from '@/lib/rich-text/rich-text';
import { toExcerpt } from '@/lib/text/excerpt';
import { findRunOffice, toOfficeState } from '../items/office.store';
import { dropped, type RunOptions, runOptions, sourceItem } from '../moving.schema';
import { storedProgress } from '../runs/carrier.store';
import { findReport } from '../runs/report.queries';
import { countItems, requireRun } from '../runs/runs.store';
import { findOfficeId, toOfficeOptions } from './office.rules';
import { PREVIEWED } from './office.schema';

const SHOWN_RUNS = 20;
const SHOWN_ITEMS = 50;
const SHOWN_LOSSES = 100;
const EXCERPT = 200;

/** Choices of the forms: categories, and whether the office publishes by itself; undefined for one that is closed. */
export async function findOfficeChoices(viewer: Viewer) {
  if (findOfficeId(viewer) === undefined) return undefined;
  const options = toOfficeOptions(viewer, { as: 'drafts', categoryId: 0 });
  const office = await findOffice(options);
  return (
    office && { mayPublish: office.mayPublish, categories: office.categories.map(({ id, name }) => ({ id, name })) }
  );
}

/** An office with its rights; undefined if it is closed, or if there is no category. */
const findOffice = (options: RunOptions) =>
  db
    .$transaction((tx) => findRunOffice(tx, { options }))
    .catch((error: unknown) => {
      if (error instanceof AppError && error.kind === 'conflict') return undefined;
      throw error;
    });

const runColumns = {
  ...{ id: true, status: true, isDry: true, isUndoing: true, startedAt: true, problem: true, progress: true },
  findings: true,
  source: { select: { id: true, kind: true, address: true, name: true, feed: { select: { title: true } } } },
} as const;

/** The newest runs of the viewer's office with their numbers. */
export async function listOwnRuns(viewer: Viewer) {
  const organisationId = findOfficeId(viewer);
  if (organisationId === undefined) return [];
  const rows = await db.moveRun.findMany({
    where: { source: { organisationId } },
    select: runColumns,
    orderBy: { id: 'desc' },
    take: SHOWN_RUNS,
  });
  return Promise.all(rows.map(async (row) => ({ ...toRunFacts(row), counts: await countItems(row.id) })));
}
export type OwnRun = Awaited<ReturnType<typeof listOwnRuns>>[number];

type RunRow = {
  id: number;
  status: string;
  isDry: boolean;
  isUndoing: boolean;
  startedAt: Date;
  problem: string;
  progress: unknown;
  findings: unknown;
  source: { id: number; kind: string; address: string; name: string; feed: { title: string } | null };
};

function toRunFacts({ status, isUndoing, isDry, startedAt, source, progress, findings, ...row }: RunRow) {
  const state = isUndoing ? 'undoing' : isDry && status === 'done' ? 'dry' : status;
  return {
    ...{ ...row, isDry, state, startedAt, kind: source.kind, sourceId: source.id },
    name: source.feed?.title || source.name || readFeedTitle(findings) || source.address,
    address: source.address,
    progress: storedProgress.parse(progress),
    isRunning: isUndoing || status === 'running',
  };
}

const titled = z.object({ traits: z.object({ title: z.string() }) });

/** Title of a feed as the run read it; only a real run stores it with its source. */
const readFeedTitle = (findings: unknown): string => titled.safeParse(findings).data?.traits.title ?? '';

/** The feeds that the viewer's office follows. */
export async function listOwnFeeds(viewer: Viewer) {
  const organisationId = findOfficeId(viewer);
  if (organisationId === undefined) return [];
  const rows = await db.moveFeed.findMany({
    where: { everyHours: { not: null }, source: { organisationId } },
    include: { source: { select: { address: true } } },
    orderBy: { sourceId: 'asc' },
  });
  return rows.map(
    ({ sourceId, title, everyHours, nextAt, failures, problem, pausedAt, pausedFor, options, source }) => ({
      ...{ id: sourceId, title: title || source.address, address: source.address, everyHours: everyHours ?? 0 },
      ...{ nextAt, failures, problem, asDrafts: runOptions.parse(options).asDrafts },
      paused: pausedAt === null ? undefined : pausedFor,
    }),
  );
}
export type OwnFeed = Awaited<ReturnType<typeof listOwnFeeds>>[number];

/** A run of the viewer's office with what it did, or would do; undefined for any other. */
export async function findOwnRun(viewer: Viewer, id: number) {
  const organisationId = findOfficeId(viewer);
  if (organisationId === undefined) return undefined;
  const row = await db.moveRun.findFirst({ where: { id, source: { organisationId } }, select: runColumns });
  if (!row) return undefined;
  const [report, items, losses] = await Promise.all([
    findReport(id),
    row.isDry ? listPreviewed(id) : listWritten(id),
    listLosses(id),
  ]);
  const { counts, remarks, items: toLook } = report;
  return { ...toRunFacts(row), counts, remarks, dropped: report.dropped, toLook, items, losses };
}
export type OwnRunPage = NonNullable<Awaited<ReturnType<typeof findOwnRun>>>;

export type OwnItem = {
  key: string;
  topic: string;
  at: string | null;
  text: string;
  state: string;
  /** The item here, for its address. */
  news?: { id: number; section: 'news' | 'lifestyle'; kind: string };
};

/** The first items of a dry run, as they would be. */
async function listPreviewed(runId: number): Promise<OwnItem[]> {
  const run = await requireRun(runId);
  const rows = await db.moveItem.findMany({
    where: { runId, state: 'written' },
    select: { payload: true },
    orderBy: { position: 'asc' },
    take: PREVIEWED,
  });
  const office = await findOffice(run.options);
  return rows.flatMap(({ payload }) => {
    const { data: item } = sourceItem.safeParse(payload);
    if (!item) return [];
    const text = toExcerpt(toPlainText(readForeignHtml(item.html, () => undefined).html), EXCERPT);
    const state = office ? toOfficeState(office, item).status : 'draft';
    return [{ key: item.oldId, topic: item.topic, at: item.publishAt, text, state }];
  });
}

/** The first items that a run wrote, as they are now. */
async function listWritten(runId: number): Promise<OwnItem[]> {
  const rows = await db.moveItem.findMany({
    where: { runId, state: 'written', newId: { not: null } },
    select: { oldId: true, newId: true },
    orderBy: { position: 'asc' },
    take: SHOWN_ITEMS,
  });
  const ids = rows.flatMap(({ newId }) => newId ?? []);
  const news = await db.news.findMany({
    where: { id: { in: ids }, deletedAt: null },
    select: {
      ...{ id: true, topic: true, publishAt: true, summary: true, status: true, section: true },
      organisation: { select: { kind: true } },
    },
  });
  const byId = new Map(news.map((one) => [one.id, one]));
  return rows.flatMap(({ oldId, newId }) => {
    const item = byId.get(newId ?? 0);
    if (!item) return [];
    const { id, topic, publishAt, summary, status, section, organisation } = item;
    const shown = { key: oldId, topic, at: publishAt.toISOString(), text: toExcerpt(summary, EXCERPT), state: status };
    return [{ ...shown, news: { id, section, kind: organisation.kind } }];
  });
}

const lossRows = z.array(z.object({ oldId: z.string(), topic: z.string().nullable(), ...dropped.shape }));

/** Losses of single items, in the run's order. */
const listLosses = async (runId: number) =>
  lossRows.parse(
    await db.$queryRaw`
      SELECT m.old_id AS "oldId", n.topic, d->>'kind' AS kind, d->>'detail' AS detail, (d->>'count')::int AS count
      FROM move_item m CROSS JOIN jsonb_array_elements(m.dropped) d LEFT JOIN news n ON n.id = m.new_id
      WHERE m.run_id = ${runId} ORDER BY m.position LIMIT ${SHOWN_LOSSES}`,
  );

/** Progress of a run of the viewer's office, for its page; undefined for any other. */
export async function findOwnProgress(viewer: Viewer, id: number) {
  const organisationId = findOfficeId(viewer);
  if (organisationId === undefined) return undefined;
  const row = await db.moveRun.findFirst({ where: { id, source: { organisationId } }, select: runColumns });
  if (!row) return undefined;
  const { state, progress, isRunning } = toRunFacts(row);
  return { state, running: isRunning, ...progress };
}
