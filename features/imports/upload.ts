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
import { importRights, isExample, matchColumns, toImportCells, toStoredProblem } from './imports.rules';
import type { ImportKind } from './imports.schema';
import { readSheet } from './read-sheet';
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
  const id = await stageImport({ ...named, total: read.rows.length, unknown: read.unknown }, read.rows, viewer);
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
      .map(({ number, cells }) => ({ number, cells: toImportCells(names, cells) }))
      .filter(({ cells }) => !isExample(kind, cells));
    return rows.length > 0
      ? { rows, unknown: unknown.map((name) => cutText(name, MAX_NAME)) }
      : { problem: 'sheet.empty' };
  } catch (error) {
    if (error instanceof AppError && error.kind === 'invalid') return { problem: toStoredProblem(error) };
    throw error;
  }
}
