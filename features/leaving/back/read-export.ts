import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@/lib/errors/errors';
import { ignoreMissing } from '@/lib/files/draft-files';
import { hashFile } from '@/lib/files/hashed-file';
import { readLines } from '@/lib/files/read-lines';
import { pickMessage } from '@/lib/messages/message';
import { parseJson } from '@/lib/text/parse-json';
import { leavingMessages as words } from '../leaving.messages';
import {
  type ExportManifest,
  exportManifest,
  MANIFEST,
  MEDIA_LIST,
  type MediaLine,
  mediaLine,
} from '../leaving.schema';

/** Damaged files named in a message. */
const NAMED = 5;

/**
 * Reads the manifest of an export.
 *
 * @throws AppError 'conflict' for a folder that is no finished export, or one of an unknown format
 */
export async function readExport(folder: string): Promise<ExportManifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(ignoreMissing);
  const value = text === undefined ? undefined : parseJson(text);
  if (value === undefined) throw new AppError('conflict', pickMessage(words, 'leaving.notExport'));
  const parsed = exportManifest.safeParse(value);
  if (!parsed.success) throw new AppError('conflict', pickMessage(words, 'leaving.unknownFormat'));
  return parsed.data;
}

/**
 * Compares the files of rows and the list of media files with the manifest.
 *
 * @throws AppError 'conflict' that names the damaged ones
 */
export async function checkExport(
  folder: string,
  { kinds, media }: ExportManifest,
  report: (file: string, done: number, total: number) => void,
): Promise<void> {
  const files = [...kinds, ...(media ? [{ file: MEDIA_LIST, ...media }] : [])];
  const damaged: string[] = [];
  for (const [at, { file, sha256 }] of files.entries()) {
    report(file, at, files.length);
    if ((await hashFile(join(folder, file)))?.sha256 !== sha256) damaged.push(file);
  }
  if (damaged.length > 0) throw createDamage(damaged);
}

/** Refusal of a damaged export, with the names of some of the files. */
export function createDamage(files: readonly string[]): AppError {
  const { key, text } = pickMessage(words, 'leaving.damaged');
  const more = files.length > NAMED ? ' …' : '';
  return new AppError('conflict', { key, text: `${text}: ${files.slice(0, NAMED).join(', ')}${more}` });
}

/** The lines of a file of an export. */
export const readExportLines = (folder: string, file: string): AsyncGenerator<string, void> =>
  readLines(createReadStream(join(folder, file)));

/** The media files of an export, by its list. */
export async function* readMediaLines(folder: string): AsyncGenerator<MediaLine> {
  for await (const line of readExportLines(folder, MEDIA_LIST)) yield mediaLine.parse(JSON.parse(line));
}
