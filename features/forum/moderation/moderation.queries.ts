import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { selectColumns } from '@/lib/list/select-columns';
import { buildPostsWhere } from '../forum.queries';
import { toAuthor } from '../forum.rules';
import { authorColumns } from '../forum.schema';
import { QUEUE_ROWS, REPORTS_SHOWN } from './moderation.schema';

/** Posts that await a moderator's decision, oldest report first; empty for everybody else. */
export async function listReportedPosts(viewer: Viewer, page: number) {
  if (!can(viewer, 'forum.moderate')) return [];
  const open = { status: 'new' } as const;
  const rows = await db.forumPost.findMany({
    where: { AND: [buildPostsWhere(viewer), { reports: { some: open } }] },
    select: {
      ...selectColumns('id', 'body', 'createdAt', 'hiddenAt', 'hiddenWhy'),
      author: { select: authorColumns },
      topic: { select: { id: true, title: true, room: { select: { name: true } } } },
      reports: {
        where: open,
        orderBy: { createdAt: 'asc' },
        take: REPORTS_SHOWN,
        select: { reason: true, createdAt: true, account: { select: { displayName: true } } },
      },
      _count: { select: { pictures: true, reports: { where: open } } },
    },
    orderBy: { id: 'asc' },
    skip: (page - 1) * QUEUE_ROWS,
    take: QUEUE_ROWS,
  });
  return rows.map((row) => ({
    id: row.id,
    body: row.body,
    author: toAuthor(row.author),
    at: row.createdAt,
    topic: { id: row.topic.id, title: row.topic.title, room: row.topic.room.name },
    pictures: row._count.pictures,
    hiddenWhy: row.hiddenAt === null ? undefined : (row.hiddenWhy ?? ''),
    count: row._count.reports,
    reports: row.reports.map(({ reason, createdAt, account }) => ({ reason, at: createdAt, by: account.displayName })),
  }));
}
/** A reported post with its reports. */
export type ReportedPost = Awaited<ReturnType<typeof listReportedPosts>>[number];
