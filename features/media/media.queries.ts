import { can } from '@/lib/auth/access';
import { assertCan } from '@/lib/auth/assert-can';
import { requireAccount } from '@/lib/auth/require-account';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma, type Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { getMediaFileNames, type MediaPage, type StoredMedia } from '@/lib/files/picture.schema';
import { toSkipTake } from '@/lib/list/list';
import { selectColumns } from '@/lib/list/select-columns';
import { pickMessage } from '@/lib/messages/message';
import { escapeLike } from '@/lib/text/search-text';
import type { MediaChoice } from './library.rules';
import { mediaMessages as words } from './media.messages';
import { mediaEntryColumns, toMediaEntry } from './media.rows';
import { getMediaStore } from './media.store';

/**
 * Files of the viewer's library, including deleted ones: those of the own organisation; with `news.everywhere` all
 * files, but attachments of other organisations' notice answers and reports only with the right to see all of those.
 */
export function buildOwnedMediaWhere(viewer: Viewer): Prisma.MediaWhereInput {
  if (!can(viewer, 'news.write')) return { id: NO_ID };
  const own = { organisationId: viewer.organisationId ?? NO_ID };
  if (!can(viewer, 'news.everywhere')) return own;
  const closed: Prisma.MediaWhereInput[] = [
    ...(can(viewer, 'notices.send') ? [] : [{ noticeAnswers: { some: {} } }]),
    ...(can(viewer, 'reports.oversee') ? [] : [{ reportFiles: { some: {} } }]),
  ];
  // In an OR, Prisma treats an empty condition as one that matches nothing.
  return closed.length === 0 ? { id: { gt: 0 } } : { OR: [own, { NOT: { OR: closed } }] };
}

/** Files of the viewer's library, without deleted ones. */
export const buildLibraryWhere = (viewer: Viewer): Prisma.MediaWhereInput => ({
  ...buildOwnedMediaWhere(viewer),
  deletedAt: null,
});

/**
 * Requires the right to write news, and thus a library.
 *
 * @throws AppError 'unauthenticated' for a visitor, 'forbidden' without the right to write news
 */
export function requireWriter(viewer: Viewer): void {
  requireAccount(viewer);
  assertCan(viewer, 'news.write');
}

/**
 * A page of the viewer's library, newest first, with the total number of matches.
 *
 * @param choice search in titles and names, kind and page, as returned by `mediaList.read`
 * @throws AppError as `requireWriter`
 */
export async function listMedia(viewer: Viewer, choice: MediaChoice): Promise<MediaPage> {
  requireWriter(viewer);
  const where = {
    ...buildLibraryWhere(viewer),
    kind: choice.kind,
    titleSearch: choice.needle ? { contains: escapeLike(choice.needle) } : undefined,
  };
  const [rows, total] = await Promise.all([
    db.media.findMany({
      where,
      select: mediaEntryColumns,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...toSkipTake(choice),
    }),
    db.media.count({ where }),
  ]);
  return { items: rows.map(toMediaEntry), total };
}

/** One file of the viewer's library, with its organisation and uploader; undefined if it is not in the library. */
export async function findMedia(viewer: Viewer, id: number) {
  const row = await db.media.findFirst({
    where: { AND: [{ id }, buildLibraryWhere(viewer)] },
    select: {
      ...mediaEntryColumns,
      organisation: { select: { name: true } },
      uploadedBy: { select: { displayName: true } },
    },
  });
  return row
    ? { ...toMediaEntry(row), organisation: row.organisation?.name, uploader: row.uploadedBy?.displayName }
    : undefined;
}

/**
 * Locks a file of the viewer's library: until the end of the transaction it can't be used anywhere or deleted.
 *
 * @throws AppError 'missing' if the file is not in the library
 */
export async function lockMedia(tx: Transaction, viewer: Viewer, id: number) {
  await tx.$queryRaw`SELECT id FROM media WHERE id = ${id} FOR UPDATE`;
  const row = await tx.media.findFirst({
    where: { AND: [{ id }, buildLibraryWhere(viewer)] },
    select: mediaEntryColumns,
  });
  if (!row) throw new AppError('missing', pickMessage(words, 'media.notFound'));
  return row;
}

/**
 * Files that the viewer may use in an item, by id or hash: those of the own library. The caller adds the files that the
 * item already uses.
 */
export function listUsableMedia(
  viewer: Viewer,
  { ids = [], hashes = [] }: { ids?: readonly number[]; hashes?: readonly string[] },
  from: Pick<Transaction, 'media'> = db,
): Promise<{ id: number; hash: string; kind: StoredMedia['kind'] }[]> {
  return from.media.findMany({
    where: { AND: [buildLibraryWhere(viewer), { OR: [{ id: { in: [...ids] } }, { hash: { in: [...hashes] } }] }] },
    select: { id: true, hash: true, kind: true },
  });
}

/** True if the viewer's library has a picture with this id. */
export async function isUsablePicture(viewer: Viewer, id: number | null, from: Pick<Transaction, 'media'>) {
  const [file] = id === null ? [] : await listUsableMedia(viewer, { ids: [id] }, from);
  return file?.kind === 'image';
}

/** A file with the same bytes that is already stored completely, of any organisation. */
export async function findStoredFile(hash: string): Promise<Omit<StoredMedia, 'originalName'> | undefined> {
  const row = await db.media.findFirst({
    where: { hash },
    select: {
      ...selectColumns('kind', 'hash', 'extension', 'mimeType', 'bytes', 'width', 'height', 'widths', 'color'),
    },
  });
  return row && (await isStored(row)) ? row : undefined;
}

/** Names of all files that rows with these hashes reference. */
export async function listReferencedFiles(hashes: readonly string[], from: Pick<Transaction, 'media'> = db) {
  const rows = await from.media.findMany({
    where: { hash: { in: [...hashes] } },
    select: { hash: true, extension: true, widths: true },
  });
  return new Set(rows.flatMap(getMediaFileNames));
}

/** True if all files of a row are in the store. */
export async function isStored(file: Parameters<typeof getMediaFileNames>[0]): Promise<boolean> {
  const found = await Promise.all(getMediaFileNames(file).map((name) => getMediaStore().exists(name)));
  return found.every(Boolean);
}

/**
 * Checks the next `most` rows after an id, in order of id, for files missing in the store.
 *
 * @returns the ids of incomplete rows; `last` is the cursor for the next call, undefined after the last row
 */
export async function listIncompleteMedia(after: number, most: number) {
  const select = { id: true, hash: true, extension: true, widths: true } as const;
  const rows = await db.media.findMany({ where: { id: { gt: after } }, select, orderBy: { id: 'asc' }, take: most });
  const ids: number[] = [];
  for (const row of rows) if (!(await isStored(row))) ids.push(row.id);
  // The row of a deleted file may have gone with its bytes in the meantime.
  const there = await db.media.findMany({ where: { id: { in: ids } }, select: { id: true }, orderBy: { id: 'asc' } });
  return { ids: there.map(({ id }) => id), last: rows.length < most ? undefined : rows.at(-1)?.id };
}
