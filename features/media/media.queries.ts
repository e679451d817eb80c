import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { db, type Prisma, type Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { getMediaFileNames, type MediaEntry, type MediaPage, type StoredMedia } from '@/lib/files/picture.schema';
import { toSkipTake } from '@/lib/list/list';
import { escapeLike } from '@/lib/text/search-text';
import { mediaEntryColumns, toMediaEntry } from './media.rows';
import type { MediaChoice } from './media.rules';
import { getMediaStore } from './media.store';

/** Matches no row; in a condition, an undefined id would match all. */
const NONE = -1;

/**
 * Whose files somebody's library holds: those of the own organisation, all for those who stand over all news, but what went
 * with others' answers to notices and with their reports only for who may see all of these.
 */
export function buildOwnedMediaWhere(viewer: Viewer): Prisma.MediaWhereInput {
  if (!can(viewer, 'news.write')) return { id: NONE };
  const own = { organisationId: viewer.organisationId ?? NONE };
  if (!can(viewer, 'news.everywhere')) return own;
  const closed: Prisma.MediaWhereInput[] = [
    ...(can(viewer, 'notices.send') ? [] : [{ noticeAnswers: { some: {} } }]),
    ...(can(viewer, 'reports.oversee') ? [] : [{ reportFiles: { some: {} } }]),
  ];
  // In an OR, Prisma takes an empty condition for one that nothing fits.
  return closed.length === 0 ? { id: { gt: 0 } } : { OR: [own, { NOT: { OR: closed } }] };
}

/** What somebody's library holds, without what was deleted. */
export const buildLibraryWhere = (viewer: Viewer): Prisma.MediaWhereInput => ({
  ...buildOwnedMediaWhere(viewer),
  deletedAt: null,
});

/**
 * Refuses whoever has no library.
 *
 * @throws AppError 'unauthenticated' for a visitor, 'forbidden' for who may not write news
 */
export function requireWriter(viewer: Viewer): void {
  if (viewer.accountId === undefined) throw new AppError('unauthenticated', 'errors.unauthenticated');
  if (!can(viewer, 'news.write')) throw new AppError('forbidden', 'errors.forbidden');
}

/**
 * A page of a viewer's library, the newest first, and how many files match.
 *
 * @param choice search in titles and names, kind and page, as `readMediaChoice` gives them
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

/** One file of a viewer's library, whose it is and who uploaded it; undefined for any other. */
export async function findMedia(
  viewer: Viewer,
  id: number,
): Promise<(MediaEntry & { organisation?: string; uploader?: string }) | undefined> {
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
 * A row of the viewer's library, locked: until the end of the transaction nobody puts the file anywhere or takes it away.
 *
 * @throws AppError 'missing' for a file that is not in the library
 */
export async function lockMedia(tx: Transaction, viewer: Viewer, id: number) {
  await tx.$queryRaw`SELECT id FROM media WHERE id = ${id} FOR UPDATE`;
  const row = await tx.media.findFirst({
    where: { AND: [{ id }, buildLibraryWhere(viewer)] },
    select: mediaEntryColumns,
  });
  if (!row) throw new AppError('missing', 'media.notFound');
  return row;
}

/**
 * Which files somebody may put into an item: those of the own library, by id or by hash. What an item holds already is the
 * caller's to add.
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

/** Whether an id is that of a picture that was not deleted; it can't be until the transaction ends. */
export async function isPictureAvailable(tx: Transaction, id: number): Promise<boolean> {
  const found: unknown[] = await tx.$queryRaw`
    SELECT 1 FROM media WHERE id = ${id} AND kind = 'image' AND deleted_at IS NULL FOR SHARE`;
  return found.length > 0;
}

/** A file of these very bytes that is kept whole already, whoever uploaded it. */
export async function findStoredFile(hash: string): Promise<Omit<StoredMedia, 'originalName'> | undefined> {
  const row = await db.media.findFirst({
    where: { hash },
    select: {
      kind: true,
      hash: true,
      extension: true,
      mimeType: true,
      bytes: true,
      width: true,
      height: true,
      widths: true,
      color: true,
    },
  });
  return row && (await isStored(row)) ? row : undefined;
}

/** The names of all files that rows with these hashes name. */
export async function listReferencedFiles(
  hashes: readonly string[],
  from: Pick<Transaction, 'media'> = db,
): Promise<Set<string>> {
  const rows = await from.media.findMany({
    where: { hash: { in: [...hashes] } },
    select: { hash: true, extension: true, widths: true },
  });
  return new Set(rows.flatMap(getMediaFileNames));
}

/** Whether all files behind a row are in the store. */
export async function isStored(file: Parameters<typeof getMediaFileNames>[0]): Promise<boolean> {
  const found = await Promise.all(getMediaFileNames(file).map((name) => getMediaStore().exists(name)));
  return found.every(Boolean);
}

/**
 * The rows after an id whose files are not all in the store, of a bounded number of rows in the order of their ids.
 *
 * @returns `last`, the id to go on with; undefined when these were the last rows
 */
export async function listIncompleteMedia(
  after: number,
  most: number,
): Promise<{ ids: number[]; last: number | undefined }> {
  const select = { id: true, hash: true, extension: true, widths: true } as const;
  const rows = await db.media.findMany({ where: { id: { gt: after } }, select, orderBy: { id: 'asc' }, take: most });
  const ids: number[] = [];
  for (const row of rows) if (!(await isStored(row))) ids.push(row.id);
  // The row of a deleted file may have gone with its bytes in the meantime.
  const there = await db.media.findMany({ where: { id: { in: ids } }, select: { id: true }, orderBy: { id: 'asc' } });
  return { ids: there.map(({ id }) => id), last: rows.length < most ? undefined : rows.at(-1)?.id };
}
