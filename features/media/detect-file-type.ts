import { type FileHandle, open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type/core';
import type { MediaKind } from '@/lib/files/picture.schema';
import { readArchiveNames } from './read-archive-names';
import { readCompoundNames } from './read-compound-names';
import { readRange } from './read-range';

/** File type, detected from the content. */
export type FileType = { kind: MediaKind; extension: string; mimeType: string };

/** Number of leading bytes needed to detect the type. */
const HEAD_BYTES = 4_100;
/** A PDF ends with `%%EOF`, but some programs write a few more bytes after it. */
const PDF_TAIL_BYTES = 4_096;
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** Accepted picture types; each picture is re-encoded from its pixels. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif'];

const toDocumentType = (extension: string, mimeType: string): FileType => ({ kind: 'document', extension, mimeType });

/** Office files are ZIP archives; the type follows from the name of the main part. */
const officeTypes = [
  ['word/document.xml', toDocumentType('docx', `${OFFICE}.wordprocessingml.document`)],
  ['xl/workbook.xml', toDocumentType('xlsx', `${OFFICE}.spreadsheetml.sheet`)],
  ['ppt/presentation.xml', toDocumentType('pptx', `${OFFICE}.presentationml.presentation`)],
] as const;
/** An OpenDocument file names its type in its first entry, which is stored uncompressed. */
const openDocumentTypes = [
  ['text', toDocumentType('odt', `${OPEN_DOCUMENT}.text`)],
  ['spreadsheet', toDocumentType('ods', `${OPEN_DOCUMENT}.spreadsheet`)],
  ['presentation', toDocumentType('odp', `${OPEN_DOCUMENT}.presentation`)],
] as const;
/** Legacy Office files, by the stream that only that type has. */
const compoundTypes = [
  ['WordDocument', toDocumentType('doc', 'application/msword')],
  ['Workbook', toDocumentType('xls', 'application/vnd.ms-excel')],
  ['Book', toDocumentType('xls', 'application/vnd.ms-excel')],
  ['PowerPoint Document', toDocumentType('ppt', 'application/vnd.ms-powerpoint')],
] as const;
const MACROS = /(^|\/)vbaProject\.bin$/i;
const MIME_PART = 'mimetypeapplication/vnd.oasis.opendocument.';
const MIME_PART_OFFSET = 30;

/**
 * Detects a file's type by its content alone; the name is ignored.
 *
 * @returns undefined for types that may not be uploaded
 * @throws AppError 'invalid' for an office file that is broken or malicious; 'busy' when the queue is full
 */
export async function detectFileType(path: string): Promise<FileType | undefined> {
  const file = await open(/* turbopackIgnore: true */ path, 'r');
  try {
    const { size } = await file.stat();
    const head = await readRange(file, 0, HEAD_BYTES);
    if (head.toString('latin1', 0, 5) === '%PDF-') return await detectPdf(file, size);
    if (head.toString('latin1', 0, 4) === 'PK\x03\x04') return await detectZip(path, head);
    if (head.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1') return await detectCompound(file);
    const mimeType = (await fileTypeFromBuffer(head))?.mime ?? '';
    return pictureTypes.includes(mimeType) ? { kind: 'image', extension: 'webp', mimeType: 'image/webp' } : undefined;
  } finally {
    await file.close();
  }
}

async function detectPdf(file: FileHandle, size: number): Promise<FileType | undefined> {
  const tail = await readRange(file, Math.max(0, size - PDF_TAIL_BYTES), size);
  return tail.includes('%%EOF') ? toDocumentType('pdf', 'application/pdf') : undefined;
}

async function detectZip(path: string, head: Buffer): Promise<FileType | undefined> {
  const names = await readArchiveNames(path);
  if (names.some((name) => MACROS.test(name))) return undefined;
  const first = head.toString('latin1', MIME_PART_OFFSET, MIME_PART_OFFSET + MIME_PART.length + 12);
  if (first.startsWith(MIME_PART)) {
    if (!names.includes('content.xml')) return undefined;
    return openDocumentTypes.find(([word]) => first.startsWith(`${MIME_PART}${word}`))?.[1];
  }
  if (!names.includes('[Content_Types].xml')) return undefined;
  return officeTypes.find(([part]) => names.includes(part))?.[1];
}

async function detectCompound(file: FileHandle): Promise<FileType | undefined> {
  const names = await readCompoundNames(file);
  return compoundTypes.find(([stream]) => names.includes(stream))?.[1];
}
