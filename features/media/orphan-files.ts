import { log } from '@/lib/log/log';
import { getSingleton } from '@/lib/process/singleton';
import { deleteOrphanFile } from './media.commands';
import { listIncompleteMedia, listReferencedFiles } from './media.queries';
import { getMediaStore } from './media.store';

/** A file without a row may belong to an upload that is under way; after so long it belongs to none. */
const GRACE_MS = 3_600_000;
/** The most files that one round looks at, and those whose rows one query looks up. */
const FILES_PER_RUN = 10_000;
const BATCH = 500;
/** So many files of a batch may be removed though fewer have a row; see `isPlausibleTime`. */
const ALWAYS_DELETABLE = 100;
/** Rows whose files one round looks for. */
const ROWS_PER_RUN = 200;
/** A stored file's name, also while it was being written. Other names in a shared bucket are not ours. */
const FILE_NAME = /^([0-9a-f]{64})(?:-\d{1,5})?\.[a-z0-9]{2,5}(?:\.[0-9a-f]{12})?$/;

type StoredName = { name: string; hash: string };
/** Where the last round stopped, in the listing of the store and in the table. */
const cursor = getSingleton('media.walk', (): { names: AsyncIterator<string> | undefined; row: number } => ({
  names: undefined,
  row: 0,
}));

/**
 * Removes files of the store that no row names and that are older than an hour, as an upload leaves them that is killed
 * before its row is made. A round looks at a bounded part of the store and goes on where the last one stopped; instances
 * may do so at once.
 *
 * @param most files that this round looks at
 * @returns the number of removed files
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

/** A listing that broke off begins anew in the next round. */
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

/** A portal that was started on the wrong database would take all files of the store for strays. */
const isPlausible = (stray: number, all: number): boolean => stray <= ALWAYS_DELETABLE || stray <= all / 2;

/**
 * Looks for the files of a bounded number of rows, beginning where the last round stopped. Those that are not there are
 * logged and nothing else: somebody has to bring them back from a backup.
 *
 * @returns zero, the number of removed rows
 */
export async function logIncompleteMedia(): Promise<number> {
  const { ids, last = 0 } = await listIncompleteMedia(cursor.row, ROWS_PER_RUN);
  cursor.row = last;
  if (ids.length > 0) log.error({ media: ids }, 'files of the library are missing in the store');
  return 0;
}
