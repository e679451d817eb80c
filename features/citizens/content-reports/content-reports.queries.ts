import { buildHeadlineWhere } from '@/features/news/filter/headline.queries';
import { buildPublicWhere } from '@/features/news/news.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';
import { toSkipTake } from '@/lib/list/list';
import { selectColumns } from '@/lib/list/select-columns';
import { toExcerpt } from '@/lib/text/excerpt';
import { escapeLike } from '@/lib/text/search-text';
import {
  assigneeColumns,
  buildTaskWhere,
  listHistory,
  toHandler,
  toTaskCounts,
  voiceOwner,
} from '../contact/contact.queries';
import type { ContactChoice } from '../contact/contact.rules';

const columns = {
  ...selectColumns('id', 'reason', 'text', 'status', 'createdAt'),
  assignee: assigneeColumns,
  news: {
    select: {
      ...selectColumns('id', 'topic', 'summary', 'section', 'status', 'deletedAt'),
      organisation: { select: { id: true, name: true, kind: true } },
    },
  },
} as const satisfies Prisma.NewsReportSelect;
type Row = Prisma.NewsReportGetPayload<{ select: typeof columns }>;

async function buildContentReportsWhere(viewer: Viewer, choice: ContactChoice): Promise<Prisma.NewsReportWhereInput> {
  if (!can(viewer, 'contact.handle')) return { id: NO_ID };
  const typed = { contains: escapeLike(choice.search), mode: 'insensitive' } as const;
  const inTopic = { news: await buildHeadlineWhere(choice.needle) };
  return { ...buildTaskWhere(choice, viewer), OR: choice.needle ? [inTopic, { text: typed }] : undefined };
}

/** A page of readers' reports, and their number by status under the same search and filters. */
export async function listContentReports(viewer: Viewer, choice: ContactChoice) {
  const where = await buildContentReportsWhere(viewer, choice);
  const [items, groups] = await Promise.all([
    listContentReportRows(viewer, choice, toSkipTake(choice)),
    db.newsReport.groupBy({ by: ['status'], where, _count: { _all: true } }),
  ]);
  return { items, counts: toTaskCounts(groups) };
}

/** The reports of an export, in the list's order, at most `take`. */
export const listContentReportsForExport = (
  viewer: Viewer,
  choice: ContactChoice,
  take: number,
): Promise<ContentReportEntry[]> => listContentReportRows(viewer, choice, { skip: 0, take });

async function listContentReportRows(viewer: Viewer, choice: ContactChoice, part: { skip: number; take: number }) {
  const createdAt = choice.descending ? 'desc' : 'asc';
  const rows = await db.newsReport.findMany({
    where: { ...(await buildContentReportsWhere(viewer, choice)), status: choice.status },
    select: columns,
    orderBy: [{ createdAt }, { id: createdAt }],
    ...part,
  });
  return addItems(rows);
}

/** One report with item, note and history; undefined for an unknown id and for viewers who may not handle reports. */
export async function findContentReport(viewer: Viewer, id: number) {
  if (!can(viewer, 'contact.handle')) return undefined;
  const row = await db.newsReport.findUnique({
    where: { id },
    select: {
      ...columns,
      voice: voiceOwner,
      note: true,
      handledAt: true,
      handledBy: { select: { displayName: true } },
    },
  });
  if (!row) return undefined;
  const [[entry], reports, history] = await Promise.all([
    addItems([row]),
    db.newsReport.count({ where: { newsId: row.news.id } }),
    listHistory('newsReport', id),
  ]);
  if (!entry) return undefined;
  const { note, handledAt, handledBy, voice } = row;
  return {
    ...entry,
    note,
    voice,
    handledAt: handledAt ?? undefined,
    handledBy: handledBy?.displayName,
    /** Number of other reports of the same item. */
    others: reports - 1,
    history,
  };
}
/** A report with its internal note and history. */
export type ContentReportDetail = NonNullable<Awaited<ReturnType<typeof findContentReport>>>;

async function addItems(rows: readonly Row[]) {
  const ids = [...new Set(rows.map(({ news }) => news.id))];
  const shown = await db.news.findMany({
    where: { AND: [buildPublicWhere(), { id: { in: ids } }] },
    select: { id: true },
  });
  const open = new Set(shown.map(({ id }) => id));
  return rows.map(({ news: { summary, deletedAt, ...item }, assignee, ...row }) => ({
    ...row,
    assignee: assignee ? toHandler(assignee) : undefined,
    item: { ...item, excerpt: toExcerpt(summary), deleted: deletedAt !== null, public: open.has(item.id) },
  }));
}
export type ContentReportEntry = Awaited<ReturnType<typeof addItems>>[number];
/** The reported item, as handlers see it; `public` is true if readers see it now. */
export type ReportedItem = ContentReportEntry['item'];
