import { log } from '@/lib/log/log';
import { shared } from '@/lib/process/shared';
import { removeStrayFile } from './media.commands';
import { listIncomplete, listNamedFiles } from './media.queries';
import { mediaStore } from './media.store';

/** A file without a row may belong to an upload that is under way; after so long it belongs to none. */
const GRACE_MS = 3_600_000;
/** The most files that one round looks at, and those whose rows one query looks up. */
const ROUND = 10_000;
const BATCH = 500;
/** So many files of a batch may be removed though fewer have a row; see `isPlausible`. */
const FEW = 100;
/** Rows whose files one round looks for. */
const ROWS = 200;
/** A stored file's name, also while it was being written. Other names in a shared bucket are not ours. */
const NAME = /^([0-9a-f]{64})(?:-\d{1,5})?\.[a-z0-9]{2,5}(?:\.[0-9a-f]{12})?$/;

type Stored = { name: string; hash: string };
/** Where the last round stopped, in the listing of the store and in the table. */
const walk = shared('media.walk', (): { names: AsyncIterator<string> | undefined; row: number } => ({
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
export async function sweepStrayFiles(now = Date.now(), most = ROUND): Promise<number> {
  let removed = 0;
  for (let left = most; left > 0; left -= BATCH) {
    const { files, isEnd } = await readBatch(Math.min(left, BATCH));
    removed += await sweepBatch(files, new Date(now - GRACE_MS));
    if (isEnd) break;
  }
  return removed;
}

async function readBatch(most: number): Promise<{ files: Stored[]; isEnd: boolean }> {
  walk.names ??= mediaStore().list()[Symbol.asyncIterator]();
  const files: Stored[] = [];
  for (let looked = 0; looked < most; looked++) {
    const { done, value: name = '' } = await walk.names.next().catch(forgetPlace);
    if (done) {
      walk.names = undefined;
      return { files, isEnd: true };
    }
    const hash = NAME.exec(name)?.[1];
    if (hash !== undefined) files.push({ name, hash });
  }
  return { files, isEnd: false };
}

/** A listing that broke off begins anew in the next round. */
function forgetPlace(error: unknown): never {
  walk.names = undefined;
  throw error;
}

async function sweepBatch(files: readonly Stored[], before: Date): Promise<number> {
  const named = await listNamedFiles([...new Set(files.map(({ hash }) => hash))]);
  const stray = files.filter(({ name }) => !named.has(name));
  if (!isPlausible(stray.length, files.length)) {
    log.error({ stray: stray.length, of: files.length }, 'most stored files have no row; none is removed');
    return 0;
  }
  let removed = 0;
  for (const file of stray) if (await removeStrayFile(file, before)) removed += 1;
  return removed;
}

/** A portal that was started on the wrong database would take all files of the store for strays. */
const isPlausible = (stray: number, all: number): boolean => stray <= FEW || stray <= all / 2;

/**
 * Looks for the files of a bounded number of rows, beginning where the last round stopped. Those that are not there are
 * logged and nothing else: somebody has to bring them back from a backup.
 *
 * @returns zero, the number of removed rows
 */
export async function reportIncompleteMedia(): Promise<number> {
  const { ids, last = 0 } = await listIncomplete(walk.row, ROWS);
  walk.row = last;
  if (ids.length > 0) log.error({ media: ids }, 'files of the library are missing in the store');
  return 0;
}
