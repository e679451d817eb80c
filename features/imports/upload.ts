import { cleanFileName } from '@/features/media/media.rules';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { pickMessage } from '@/lib/messages/message';
import { cutText } from '@/lib/text/text-rules';
import { stageImport } from './imports.commands';
import { importsMessages as words } from './imports.messages';
import {
  importRights,
  isExample,
  isReasonHeading,
  matchColumns,
  toImportCells,
  toStoredProblem,
} from './imports.rules';
import type { ImportKind, RawCell } from './imports.schema';
import { type ParsedSheetRow, readSheet } from './read-sheet';
import { startImport } from './runner';

const MAX_NAME = 200;

type Upload = { kind: ImportKind; fileName: string; file: Buffer };

/**
 * Accepts a file: stores its rows and checks them in the background.
 *
 * @returns the job's id, even for an unusable file: the job holds the reason
 * @throws AppError 'forbidden', 'limited', 'busy' when the queue of files is full
 */
export async function uploadImport({ kind, fileName, file }: Upload, viewer: Viewer): Promise<number> {
  if (!can(viewer, 'accounts.import') || !can(viewer, importRights[kind])) {
    throw new AppError('forbidden', pickMessage(errorMessages, 'errors.forbidden'));
  }
  await consume(getLimiter('import.file'), String(viewer.accountId), pickMessage(words, 'imports.limited'));
  const named = {
    kind,
    fileName: cleanFileName(fileName),
  };
  const read = await readImportFile(kind, file);
  if ('problem' in read) return stageImport({ ...named, total: 0, unknown: [], ...read }, [], viewer);
  const { rows, ...facts } = read;
  const id = await stageImport({ ...named, ...facts, total: rows.length }, rows, viewer);
  startImport(id);
  return id;
}

async function readImportFile(kind: ImportKind, file: Buffer) {
  try {
    const [heading, ...below] = await readSheet(file);
    const { names, unknown, missing, doubled } = matchColumns(kind, heading?.cells ?? []);
    if (missing.length > 0) return { problem: 'imports.columnsMissing', detail: missing.join(', ') };
    if (doubled.length > 0) return { problem: 'imports.columnsDoubled', detail: doubled.join(', ') };
    const rows = below
      .map((row) => ({ ...row, cells: toImportCells(names, row.cells), original: toOriginal(row, heading) }))
      .filter(({ cells }) => !isExample(kind, cells))
      .map(({ number, cells, original }) => ({ number, cells, original }));
    if (rows.length === 0) return { problem: 'sheet.empty' };
    const headings = (heading ? toOriginal(heading, heading) : []).map(String);
    const named = unknown.map((name) => cutText(name, MAX_NAME));
    return { rows, unknown: named, heading: headings, format: heading?.format };
  } catch (error) {
    if (error instanceof AppError && error.kind === 'invalid') return { problem: toStoredProblem(error) };
    throw error;
  }
}

/** The cells of a row as they came, but for the reasons that a file of refused rows has beside them. */
const toOriginal = ({ cells, raw }: ParsedSheetRow, heading: ParsedSheetRow | undefined): RawCell[] =>
  cells.map((cell, index) => raw[index] ?? cell).filter((_, index) => !isReasonHeading(heading?.cells[index] ?? ''));
