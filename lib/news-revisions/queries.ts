import { db, type Prisma } from '../db';
import { newsContent } from '../newsroom/schema';

/** Steps and revisions shown of one item; older ones stay in the database. */
const SHOWN = 200;

const revisionColumns = {
  id: true,
  number: true,
  state: true,
  comment: true,
  baseVersion: true,
  accountId: true,
  createdAt: true,
  content: true,
  account: { select: { displayName: true } },
} as const satisfies Prisma.NewsRevisionSelect;

/** What happened to an item, newest first. */
export async function listHistory(item: { id: number }) {
  const rows = await db.newsReview.findMany({
    where: { newsId: item.id },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: SHOWN,
  });
  return rows.map(({ at, newsId: _newsId, accountId: _accountId, ...row }) => ({ ...row, at: at.toISOString() }));
}
/** An item's revisions without their content, newest first. */
export async function listRevisions(item: { id: number }) {
  const rows = await db.newsRevision.findMany({
    where: { newsId: item.id },
    select: { ...revisionColumns, content: false },
    orderBy: { number: 'desc' },
    take: SHOWN,
  });
  return rows.map(({ account, createdAt, ...row }) => ({
    ...row,
    by: account?.displayName,
    createdAt: createdAt.toISOString(),
  }));
}

/** One revision of an item that the viewer may see, with what it holds; undefined when there is none, or it is not readable. */
export async function findRevision(item: { id: number }, by: { number: number } | 'pending') {
  const row = await db.newsRevision.findFirst({
    where: { newsId: item.id, ...(by === 'pending' ? { state: 'pending' } : by) },
    select: revisionColumns,
  });
  const content = newsContent.safeParse(row?.content);
  if (!row || !content.success) return undefined;
  const { account, createdAt, ...rest } = row;
  return { ...rest, content: content.data, by: account?.displayName, createdAt: createdAt.toISOString() };
}
