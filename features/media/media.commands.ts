import { command } from '@/lib/command/command';
import { idInput } from '@/lib/command/validation';
import { db, type Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { getMediaFileNames, mediaTextInput, type StoredMedia, storedMedia } from '@/lib/files/picture.schema';
import { pickMessage } from '@/lib/messages/message';
import { toSearchText } from '@/lib/text/search-text';
import { getCurrentMs, getCurrentTime } from '@/lib/time/current-time';
import { DAY_MS } from '@/lib/time/units';
import { isUsedInDraftOrRevision } from './draft-uses';
import { mediaMessages as words } from './media.messages';
import { buildOwnedMediaWhere, isStored, listReferencedFiles, lockMedia } from './media.queries';
import { countUses, mediaEntryColumns, toMediaEntry } from './media.rows';
import { toMediaTitle } from './media.rules';
import { getMediaStore } from './media.store';

/** Text that the library search matches. */
const buildTitleSearch = (title: string, originalName: string): string => toSearchText(`${title} ${originalName}`);

/**
 * Creates the row of an uploaded file whose bytes are in the store. An organisation has one row per picture, and one
 * per document and name; a deleted one is restored.
 *
 * @returns the library entry
 * @throws AppError 'forbidden' for an account without an organisation, 'busy' if the files are not in the store
 */
export const saveMedia = command({
  access: 'news.write',
  input: storedMedia.extend({ alt: mediaTextInput.shape.alt.default('') }),
  run: async (file, { organisationId, accountId }, tx) => {
    if (organisationId === undefined) throw new AppError('forbidden', pickMessage(words, 'media.noOrganisation'));
    const row = await writeMediaRow(tx, file, { organisationId, uploadedById: accountId });
    return toMediaEntry(row);
  },
  audit: ({ hash, originalName }, { id }) => ({
    action: 'media.upload',
    noun: 'media',
    nounId: id,
    after: { sha256: hash, originalName },
  }),
});

type StoredFile = StoredMedia & { alt: string };
type Owner = { organisationId: number; uploadedById: number | undefined };

/**
 * The row of a stored file in the library of an organisation; the same picture has one.
 *
 * @throws AppError 'busy' if the files are not in the store
 */
export async function writeMediaRow(tx: Transaction, file: StoredFile, owner: Owner) {
  await lockFile(tx, file.hash);
  if (!(await isStored(file))) throw new AppError('busy', pickMessage(words, 'media.noSpace'), {}, 1);
  const title = toMediaTitle(file.originalName);
  const known = await findSameFile(tx, owner.organisationId, file);
  const titleSearch = buildTitleSearch(title, file.originalName);
  return known
    ? tx.media.update({ where: known, data: { deletedAt: null }, select: mediaEntryColumns })
    : tx.media.create({ data: { ...file, ...owner, title, titleSearch }, select: mediaEntryColumns });
}

/**
 * Existing row of the same file. Readers see a document's name, so that another name is another file; not so for
 * pictures.
 */
const findSameFile = (tx: Transaction, organisationId: number, { kind, hash, originalName }: StoredMedia) =>
  tx.media.findFirst({
    where: { organisationId, hash, ...(kind === 'image' ? {} : { originalName }) },
    select: { id: true },
    orderBy: { id: 'asc' },
  });

/** Locks a file's bytes against concurrent storing and removal until the end of the transaction. */
export async function lockFile(tx: Transaction, hash: string): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${hash}, 0))::text`;
}

/**
 * Sets the title, the default alternative text and the default caption of a file in the viewer's library.
 *
 * @throws AppError 'missing' if the file is not in the library
 */
export const updateMedia = command({
  access: 'news.write',
  input: mediaTextInput,
  run: async ({ id, title, alt, caption }, viewer, tx) => {
    const before = await lockMedia(tx, viewer, id);
    const data = { title, alt, caption, titleSearch: buildTitleSearch(title, before.originalName) };
    await tx.media.update({ where: { id }, data });
    return { id, before: { title: before.title, alt: before.alt, caption: before.caption } };
  },
  audit: ({ id, title, alt, caption }, { before }) => ({
    action: 'media.edit',
    noun: 'media',
    nounId: id,
    before,
    after: { title, alt, caption },
  }),
});

/**
 * Deletes a file that is not used anywhere, including drafts, autosaves and earlier versions. Its bytes are retained
 * for 30 days, during which `restoreMedia` can restore it.
 *
 * @throws AppError 'missing' if the file is not in the library, 'conflict' while it is used
 */
export const deleteMedia = command({
  access: 'news.write',
  input: idInput,
  run: async ({ id }, viewer, tx) => {
    const row = await lockMedia(tx, viewer, id);
    if (countUses(row) > 0 || (await isUsedInDraftOrRevision(tx, row)))
      throw new AppError('conflict', pickMessage(words, 'media.inUse'));
    await tx.media.update({ where: { id }, data: { deletedAt: getCurrentTime() } });
    return { id, name: row.originalName };
  },
  audit: (_, { id, name }) => ({ action: 'media.delete', noun: 'media', nounId: id, before: { name } }),
});

/**
 * Restores a deleted file.
 *
 * @throws AppError 'missing' if it was not deleted from this library, or its bytes are gone
 */
export const restoreMedia = command({
  access: 'news.write',
  input: idInput,
  run: async ({ id }, viewer, tx) => {
    const { count } = await tx.media.updateMany({
      where: { AND: [buildOwnedMediaWhere(viewer), { id }], deletedAt: { not: null } },
      data: { deletedAt: null },
    });
    if (count === 0) throw new AppError('missing', pickMessage(words, 'media.notFound'));
    return { id };
  },
  audit: (_, { id }) => ({ action: 'media.restore', noun: 'media', nounId: id }),
});

/** Retention of deleted files. */
const RETENTION_MS = 30 * DAY_MS;
const BATCH_SIZE = 100;

/**
 * Purges files that were deleted more than 30 days ago: the row, and the bytes if no other row uses them.
 *
 * @returns number of rows in this batch
 */
export async function deleteExpiredMedia(now = getCurrentMs()): Promise<number> {
  const rows = await db.media.findMany({
    where: { deletedAt: { lt: new Date(now - RETENTION_MS) } },
    select: { id: true, hash: true, extension: true, widths: true },
    take: BATCH_SIZE,
  });
  for (const row of rows) {
    await db.$transaction(async (tx) => {
      await lockFile(tx, row.hash);
      const { count } = await tx.media.deleteMany({
        where: { id: row.id, deletedAt: { lt: new Date(now - RETENTION_MS) } },
      });
      if (count === 0 || (await tx.media.count({ where: { hash: row.hash } })) > 0) return;
      for (const name of getMediaFileNames(row)) await getMediaStore().remove(name);
    });
  }
  return rows.length;
}

/**
 * Removes a file that no row references and that was last written before `before`. A concurrent upload of the same
 * bytes waits for the lock, and finds them missing before it creates its row.
 *
 * @returns false if it has a row by now, is newer or already gone
 */
export function deleteOrphanFile({ name, hash }: { name: string; hash: string }, before: Date): Promise<boolean> {
  return db.$transaction(async (tx) => {
    await lockFile(tx, hash);
    if ((await listReferencedFiles([hash], tx)).has(name)) return false;
    const writtenAt = await getMediaStore().writtenAt(name);
    if (!writtenAt || writtenAt >= before) return false;
    await getMediaStore().remove(name);
    return true;
  });
}
