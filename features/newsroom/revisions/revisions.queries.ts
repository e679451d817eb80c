import { type NewsItem, writtenColumns } from '@/features/news/news.schema';
import { db, type Prisma } from '@/lib/db/db';
import { getMediaUrl, pictureColumns, toPicture } from '@/lib/files/picture.schema';
import { pickColumns } from '@/lib/list/pick-columns';
import { selectColumns } from '@/lib/list/select-columns';
import { type NewsContent, storedContent } from '../item/content.schema';
import { listMediaIds } from '../item/parts.rules';
import type { RevisionNames } from './revisions.schema';

/** Maximum number of steps and revisions shown of an item; older ones stay in the database. */
const SHOWN = 200;

const revisionColumns = {
  ...selectColumns('id', 'number', 'state', 'comment', 'baseVersion', 'accountId', 'createdAt', 'content'),
  account: { select: { displayName: true } },
} as const satisfies Prisma.NewsRevisionSelect;

/** Workflow steps of an item, newest first. */
export async function listHistory(item: { id: number }) {
  const rows = await db.newsReview.findMany({
    where: { newsId: item.id },
    include: { points: { orderBy: { position: 'asc' }, omit: { reviewId: true } } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: SHOWN,
  });
  return rows.map(({ at, newsId: _newsId, accountId: _accountId, ...row }) => ({ ...row, at: at.toISOString() }));
}
/** A workflow step in an item's history. */
export type HistoryStep = Awaited<ReturnType<typeof listHistory>>[number];

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
/** A revision in a list, without its content. */
export type RevisionEntry = Awaited<ReturnType<typeof listRevisions>>[number];

/**
 * A revision with its content, by its number, the one that was saved last at a time, or the pending one, of an item that the viewer may see; undefined if there is none, or its content is
 * unreadable.
 */
export async function findRevision(item: { id: number }, by: { number: number } | { at: string } | 'pending') {
  const row = await db.newsRevision.findFirst({
    where: { newsId: item.id, ...toCondition(by) },
    select: revisionColumns,
    orderBy: { number: 'desc' },
  });
  const content = storedContent.safeParse(row?.content);
  if (!row || !content.success) return undefined;
  const { account, createdAt, ...rest } = row;
  return { ...rest, content: content.data, by: account?.displayName, createdAt: createdAt.toISOString() };
}

function toCondition(by: { number: number } | { at: string } | 'pending'): Prisma.NewsRevisionWhereInput {
  if (by === 'pending') return { state: 'pending' };
  return 'at' in by ? { state: { in: ['saved', 'approved'] }, createdAt: { lte: new Date(by.at) } } : by;
}

/** Name of the account that wrote the item last, and when. */
export async function findLastSave(item: { id: number }): Promise<{ by?: string; at?: string }> {
  const last = await db.newsRevision.findFirst({
    where: { newsId: item.id, state: { in: ['saved', 'approved'] } },
    select: { createdAt: true, account: { select: { displayName: true } } },
    orderBy: { number: 'desc' },
  });
  return { by: last?.account?.displayName, at: last?.createdAt.toISOString() };
}

/** Opening of the editor whose autosave wrote the item last; undefined if somebody saved it since. */
export async function findLastAutosaveKey(item: { id: number }): Promise<string | undefined> {
  const last = await db.newsRevision.findFirst({
    where: { newsId: item.id },
    select: { autosaveKey: true },
    orderBy: { number: 'desc' },
  });
  return last?.autosaveKey ?? undefined;
}

const fileColumns = {
  ...selectColumns('id', 'kind', 'originalName', 'mimeType', 'bytes'),
  ...pictureColumns,
} as const;

/** Names of the categories and files in some contents, which must be of items that the viewer may see. */
export async function findRevisionNames(contents: readonly NewsContent[]): Promise<RevisionNames> {
  const [categories, files] = await Promise.all([
    db.category.findMany({
      where: { id: { in: contents.map(({ categoryId }) => categoryId) } },
      select: { id: true, name: true },
    }),
    db.media.findMany({ where: { id: { in: contents.flatMap(listMediaIds) } }, select: fileColumns }),
  ]);
  return {
    categories: new Map(categories.map(({ id, name }) => [id, name])),
    files: new Map(
      files.map((file) => {
        const picture = file.kind === 'image' ? toPicture(file, '') : undefined;
        return [file.id, { name: file.originalName, picture }];
      }),
    ),
  };
}

/** An item as its public page would be with a revision's content. Files that are gone are left out. */
export async function findRevisedItem(item: NewsItem, content: NewsContent): Promise<NewsItem> {
  const [category, rows] = await Promise.all([
    db.category.findUnique({
      where: { id: content.categoryId },
      select: { id: true, name: true, color: true, colorDeep: true },
    }),
    db.media.findMany({ where: { id: { in: listMediaIds(content) } }, select: fileColumns }),
  ]);
  const files = new Map(rows.map((row) => [row.id, row]));
  const cover = content.coverId === null ? undefined : files.get(content.coverId);
  return {
    ...item,
    category: category ?? item.category,
    ...pickColumns(content, writtenColumns),
    detail: content.detail,
    detailMarks: undefined,
    cover: cover && toPicture(cover, content.coverAlt, content.coverCaption),
    videoLinks: content.videoLinks,
    publishedAt: content.publishAt ?? item.publishedAt,
    pictures: content.pictures.flatMap(({ mediaId, alt, caption, decorative }) => {
      const file = files.get(mediaId);
      return file ? [toPicture(file, decorative ? '' : alt, caption)] : [];
    }),
    attachments: content.attachments.flatMap(({ mediaId, title }) => {
      const file = files.get(mediaId);
      return file ? [{ title, url: getMediaUrl(file), mimeType: file.mimeType, bytes: file.bytes }] : [];
    }),
  };
}
