import { type FileHandle, open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type/core';
import type { MediaKind } from '@/lib/files/picture.schema';
import { readArchiveNames } from './archive-names';
import { readCompoundNames } from './compound-names';
import { readPart } from './read-part';

/** What a file is by its content. */
export type FileForm = { kind: MediaKind; extension: string; mimeType: string };

/** So much of a file's beginning tells what it is. */
const HEAD_BYTES = 4_100;
/** A PDF ends with its mark, behind which some programs leave a little. */
const PDF_TAIL_BYTES = 4_096;
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** The pictures that are taken; each is made anew from its pixels. */
const pictures = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif'];

const document = (extension: string, mimeType: string): FileForm => ({ kind: 'document', extension, mimeType });

/** Office files are ZIP files with a part that names the program. */
const zipForms = [
  ['word/document.xml', document('docx', `${OFFICE}.wordprocessingml.document`)],
  ['xl/workbook.xml', document('xlsx', `${OFFICE}.spreadsheetml.sheet`)],
  ['ppt/presentation.xml', document('pptx', `${OFFICE}.presentationml.presentation`)],
] as const;
/** An OpenDocument file says in its first part, unpacked, what it is. */
const openDocuments = [
  ['text', document('odt', `${OPEN_DOCUMENT}.text`)],
  ['spreadsheet', document('ods', `${OPEN_DOCUMENT}.spreadsheet`)],
  ['presentation', document('odp', `${OPEN_DOCUMENT}.presentation`)],
] as const;
/** The old office programs' files by the stream that only they have. */
const compoundForms = [
  ['WordDocument', document('doc', 'application/msword')],
  ['Workbook', document('xls', 'application/vnd.ms-excel')],
  ['Book', document('xls', 'application/vnd.ms-excel')],
  ['PowerPoint Document', document('ppt', 'application/vnd.ms-powerpoint')],
] as const;
const MACROS = /(^|\/)vbaProject\.bin$/i;
const MIME_PART = 'mimetypeapplication/vnd.oasis.opendocument.';
const MIME_PART_AT = 30;

/**
 * What a file is, by its content alone; its name says nothing.
 *
 * @returns undefined for whatever may not be uploaded
 * @throws AppError 'invalid' for an office file that is broken or made to harm who opens it; 'busy' when too many wait
 */
export async function recogniseFile(path: string): Promise<FileForm | undefined> {
  const file = await open(/* turbopackIgnore: true */ path, 'r');
  try {
    const { size } = await file.stat();
    const head = await readPart(file, 0, HEAD_BYTES);
    if (head.toString('latin1', 0, 5) === '%PDF-') return await recognisePdf(file, size);
    if (head.toString('latin1', 0, 4) === 'PK\x03\x04') return await recogniseZip(path, head);
    if (head.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1') return await recogniseCompound(file);
    const mimeType = (await fileTypeFromBuffer(head))?.mime ?? '';
    return pictures.includes(mimeType) ? { kind: 'image', extension: 'webp', mimeType: 'image/webp' } : undefined;
  } finally {
    await file.close();
  }
}

async function recognisePdf(file: FileHandle, size: number): Promise<FileForm | undefined> {
  const tail = await readPart(file, Math.max(0, size - PDF_TAIL_BYTES), size);
  return tail.includes('%%EOF') ? document('pdf', 'application/pdf') : undefined;
}

async function recogniseZip(path: string, head: Buffer): Promise<FileForm | undefined> {
  const names = await readArchiveNames(path);
  if (names.some((name) => MACROS.test(name))) return undefined;
  const first = head.toString('latin1', MIME_PART_AT, MIME_PART_AT + MIME_PART.length + 12);
  if (first.startsWith(MIME_PART)) {
    if (!names.includes('content.xml')) return undefined;
    return openDocuments.find(([word]) => first.startsWith(`${MIME_PART}${word}`))?.[1];
  }
  if (!names.includes('[Content_Types].xml')) return undefined;
  return zipForms.find(([part]) => names.includes(part))?.[1];
}

async function recogniseCompound(file: FileHandle): Promise<FileForm | undefined> {
  const names = await readCompoundNames(file);
  return compoundForms.find(([stream]) => names.includes(stream))?.[1];
}
