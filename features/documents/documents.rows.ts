import { z } from 'zod';
import { listUsableMedia } from '@/features/media/media.queries';
import type { Viewer } from '@/lib/auth/viewer';
import type { Transaction } from '@/lib/db/db';
import { createFieldError } from '@/lib/errors/errors';
import { selectColumns } from '@/lib/list/select-columns';
import { documentsMessages as words } from './documents.messages';
import { type DocumentKind, documentKinds } from './documents.schema';

/** Columns of a document recorded in the audit log. */
export const documentColumns = {
  ...selectColumns('id', 'kind', 'title', 'description', 'fiscalYear', 'position', 'visible', 'downloads', 'createdAt'),
  updatedAt: true,
} as const;
const versionsInOrder = {
  select: { number: true, mediaId: true, createdAt: true },
  orderBy: { number: 'desc' },
} as const;

/** A document with its versions, locked until the end of the transaction; null if there is none. */
export async function findAndLockDocument(tx: Transaction, id: number) {
  await tx.$queryRaw`SELECT id FROM document WHERE id = ${id} FOR UPDATE`;
  return tx.document.findUnique({ where: { id }, select: { ...documentColumns, versions: versionsInOrder } });
}

/**
 * Position after the last document of a kind and year; an advisory lock reserves it until the end of the transaction.
 */
export async function getNextPosition(tx: Transaction, kind: DocumentKind, fiscalYear: number): Promise<number> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`documents ${kind} ${fiscalYear}`}))`;
  const { _max } = await tx.document.aggregate({ where: { kind, fiscalYear }, _max: { position: true } });
  return (_max.position ?? 0) + 10;
}

/** @throws AppError 'invalid' if the file is no document of the library */
export async function requireLibraryDocument(tx: Transaction, viewer: Viewer, mediaId: number): Promise<void> {
  const [file] = await listUsableMedia(viewer, { ids: [mediaId] }, tx);
  if (file?.kind !== 'document') throw createFieldError('mediaId', words['documents.noFile']);
}

const dateField = z.coerce.date();
/** Schema of a deleted document in the audit log. */
export const deletedDocument = z.object({
  id: z.number(),
  kind: z.enum(documentKinds),
  title: z.string(),
  description: z.string(),
  fiscalYear: z.number(),
  position: z.number(),
  visible: z.boolean(),
  downloads: z.number(),
  createdAt: dateField,
  versions: z.array(z.object({ number: z.number(), mediaId: z.number(), createdAt: dateField })),
});
