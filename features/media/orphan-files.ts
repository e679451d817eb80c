import { log } from '@/lib/log/log';
import { getSingleton } from '@/lib/process/singleton';
import { HOUR_MS } from '@/lib/time/units';
import { deleteOrphanFile } from './media.commands';
import { listIncompleteMedia, listReferencedFiles } from './media.queries';
import { getMediaStore } from './media.store';

/** Grace period: a newer file without a row may belong to an upload in progress. */
const GRACE_MS = HOUR_MS;
/** Maximum number of files per run, and of files per query. */
const FILES_PER_RUN = 10_000;
const BATCH = 500;
/** Number of files of a batch that may always be removed, even if fewer have a row; see `isPlausible`. */
const ALWAYS_DELETABLE = 100;
/** Number of rows whose files one run checks. */
const ROWS_PER_RUN = 200;
/** Name of a stored or temporary file. Other names in a shared bucket are not ours. */
const FILE_NAME = /^([0-9a-f]{64})(?:-\d{1,5})?\.[a-z0-9]{2,5}(?:\.[0-9a-f]{12})?$/;

type StoredName = { name: string; hash: string };
/** Position after the last run, in the listing of the store and in the table. */
const cursor = getSingleton('media.orphanCursor', (): { names: AsyncIterator<string> | undefined; row: number } => ({
  names: undefined,
  row: 0,
}));

/**
 * Removes stored files older than an hour that no row references; an upload killed before its row is created leaves
 * such files. Each run checks a limited part of the store and continues where the last one stopped; instances may run
 * it concurrently.
 *
 * @param most maximum number of files to check
 * @returns number of removed files
 */
export async function deleteOrphanFiles(now = Date.now(), most = FILES_PER_RUN): Promise<number> {
  let removed = 0;
  for (let left = most; left > 0; left -= BATCH) {
    const { files, isEnd } = await listNextBatch(Math.min(left, BATCH));
    removed += await deleteOrphansIn(files, new Date(now - GRACE_MS));
    if (isEnd) break;
  }
  return removed;
}

async function listNextBatch(most: number): Promise<{ files: StoredName[]; isEnd: boolean }> {
  cursor.names ??= getMediaStore().list()[Symbol.asyncIterator]();
  const files: StoredName[] = [];
  for (let looked = 0; looked < most; looked++) {
    const { done, value: name = '' } = await cursor.names.next().catch(resetCursor);
    if (done) {
      cursor.names = undefined;
      return { files, isEnd: true };
    }
    const hash = FILE_NAME.exec(name)?.[1];
    if (hash !== undefined) files.push({ name, hash });
  }
  return { files, isEnd: false };
}

/** After an error, the next run restarts the listing. */
function resetCursor(error: unknown): never {
  cursor.names = undefined;
  throw error;
}

async function deleteOrphansIn(files: readonly StoredName[], before: Date): Promise<number> {
  const named = await listReferencedFiles([...new Set(files.map(({ hash }) => hash))]);
  const stray = files.filter(({ name }) => !named.has(name));
  if (!isPlausible(stray.length, files.length)) {
    log.error({ stray: stray.length, of: files.length }, 'most stored files have no row; none is removed');
    return 0;
  }
  let removed = 0;
  for (const file of stray) if (await deleteOrphanFile(file, before)) removed += 1;
  return removed;
}

/** Safeguard: with the wrong database, all files of the store would look like orphans. */
const isPlausible = (stray: number, all: number): boolean => stray <= ALWAYS_DELETABLE || stray <= all / 2;

/**
 * Checks the files of a limited number of rows, continuing where the last run stopped. Rows with missing files are only
 * logged: the files have to be restored from a backup.
 *
 * @returns zero, the number of removed rows
 */
export async function logIncompleteMedia(): Promise<number> {
  const { ids, last = 0 } = await listIncompleteMedia(cursor.row, ROWS_PER_RUN);
  cursor.row = last;
  if (ids.length > 0) log.error({ media: ids }, 'files of the library are missing in the store');
  return 0;
}
