import { z } from 'zod';
import { listUsableMedia } from '@/features/media/media.queries';
import { command } from '@/lib/command/command';
import { exportRecord } from '@/lib/command/export-record';
import { AppError, createFieldError, createStaleError } from '@/lib/errors/errors';
import { orderedList } from '@/lib/list/ordered-list';
import { assertSameIds, orderInput } from '@/lib/list/ordering';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { toSearchText } from '@/lib/text/search-text';
import { getCurrentTime } from '@/lib/time/current-time';
import { documentsMessages as words } from './documents.messages';
import {
  deletedDocument,
  documentColumns,
  findAndLockDocument,
  getNextPosition,
  requireLibraryDocument,
} from './documents.rows';
import { documentInput, documentKinds, versionIdInput } from './documents.schema';

const access = 'site.manage';
const touches = () => [tag.documents];
const noun = 'document';

/** Writers lock the one document; its place is among those of its kind and year. */
const documents = orderedList({
  noun: 'document',
  table: 'document',
  missing: pickMessage(words, 'documents.missing'),
  access,
  touches,
  locks: [],
  find: (tx, { id }) => findAndLockDocument(tx, id),
});

/**
 * Saves a document; a new one, or one moved to another kind or year, goes last there. A different file becomes the next
 * version under the same URL.
 *
 * @throws AppError 'invalid' by field, also if the file is no document of the library; 'missing'; 'conflict' when it
 *   was changed since `seenAt`
 */
export const saveDocument = command({
  access,
  input: documentInput,
  invalidates: touches,
  run: async ({ id, seenAt, mediaId, ...given }, viewer, tx) => {
    const before = id === undefined ? undefined : await documents.requireEntry(tx, id);
    if (before && seenAt !== undefined && before.updatedAt.toISOString() !== seenAt) {
      throw createStaleError(pickMessage(words, 'documents.changed'), { noun, id: before.id });
    }
    const current = before?.versions[0];
    if (mediaId === null && !current) throw createFieldError('mediaId', words['documents.fileMissing']);
    const isNewFile = mediaId !== null && mediaId !== current?.mediaId;
    if (isNewFile) await requireLibraryDocument(tx, viewer, mediaId);
    const stays = before?.kind === given.kind && before.fiscalYear === given.fiscalYear;
    const position = stays ? before.position : await getNextPosition(tx, given.kind, given.fiscalYear);
    const data = { ...given, position, titleSearch: toSearchText(`${given.title} ${given.description}`) };
    const row = before
      ? await tx.document.update({ where: { id: before.id }, data, select: documentColumns })
      : await tx.document.create({ data, select: documentColumns });
    const number = (current?.number ?? 0) + 1;
    if (isNewFile) await tx.documentVersion.create({ data: { documentId: row.id, number, mediaId } });
    return { id: row.id, before, after: { ...given, version: isNewFile ? number : current?.number } };
  },
  audit: (_, { id, before, after }) => ({
    action: before ? 'document.save' : 'document.add',
    noun,
    nounId: id,
    before,
    after,
  }),
});

/**
 * Makes an earlier version the newest again, by adding a new version with its file.
 *
 * @throws AppError 'missing' for an unknown document or version, or one whose file was deleted
 */
export const reuseVersion = command({
  access,
  input: versionIdInput,
  invalidates: touches,
  run: async ({ id, number }, viewer, tx) => {
    const { versions } = await documents.requireEntry(tx, id);
    const old = versions.find((version) => version.number === number);
    if (!old) throw new AppError('missing', pickMessage(words, 'documents.noVersion'));
    const next = (versions[0]?.number ?? 0) + 1;
    if (old.number === next - 1) throw new AppError('conflict', pickMessage(words, 'documents.isNewest'));
    await requireLibraryDocument(tx, viewer, old.mediaId);
    await tx.documentVersion.create({ data: { documentId: id, number: next, mediaId: old.mediaId } });
    await tx.document.update({ where: { id }, data: { updatedAt: getCurrentTime() } });
    return next;
  },
  audit: ({ id, number }, next) => ({
    action: 'document.reuse',
    noun,
    nounId: id,
    after: { number: next, sameAs: number },
  }),
});

export const setDocumentVisibility = documents.declareVisibility((tx, where, data) =>
  tx.document.update({ where, data }),
);

const documentOrderInput = orderInput.extend({
  kind: z.enum(documentKinds),
  fiscalYear: z.union([z.number(), z.string().regex(/^2\d{3}$/)]).transform(Number),
});

/**
 * Reorders all documents of a kind and year.
 *
 * @throws AppError 'conflict' when the ids are not exactly the stored ones
 */
export const orderDocuments = command({
  access,
  input: documentOrderInput,
  invalidates: touches,
  run: async ({ ids, kind, fiscalYear }, _viewer, tx) => {
    await getNextPosition(tx, kind, fiscalYear);
    const stored = await tx.document.findMany({
      where: { kind, fiscalYear },
      select: { id: true },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
    });
    assertSameIds(stored, ids);
    await tx.$executeRaw`UPDATE document d SET position = o.at * 10
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS o(id, at) WHERE d.id = o.id`;
    return stored.map((row) => row.id);
  },
  audit: ({ ids, kind, fiscalYear }, before) => ({
    action: 'document.order',
    noun,
    before: { kind, fiscalYear, ids: before },
    after: { ids },
  }),
});

/** Deletes a document with its versions; the files stay in the library. */
export const deleteDocument = documents.declareDelete(async (tx, where, row) => {
  await tx.document.delete({ where });
  return row;
});

/**
 * Restores a deleted document, without versions whose files are gone.
 *
 * @throws AppError 'missing' also if none of its files is left
 */
export const restoreDocument = documents.declareRestore(deletedDocument, async (tx, { versions, ...row }, viewer) => {
  const there = await listUsableMedia(viewer, { ids: versions.map(({ mediaId }) => mediaId) }, tx);
  const left = versions.filter(({ mediaId }) => there.some((file) => file.id === mediaId));
  if (left.length === 0) throw new AppError('missing', pickMessage(words, 'documents.filesGone'));
  const titleSearch = toSearchText(`${row.title} ${row.description}`);
  await tx.document.create({ data: { ...row, titleSearch, versions: { createMany: { data: left } } } });
  return { ...row, versions: left };
});

/** Records an export of the list in the audit log, with its number of rows. */
export const recordDocumentExport = exportRecord({ access, action: 'document.export', noun });
