import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '@/lib/text/parse-json';

/** A file of the site's library. */
export type LibraryFile = { file: string; title: string; alt: string; caption: string };

const stored = z.union([
  z.object({ file: z.string(), title: z.string(), alt: z.string(), caption: z.string() }),
  z.object({ block: z.string() }),
]);
type Stored = z.infer<typeof stored>;

/** Bytes that are gathered before they are written, and records for which there is room at first. */
const BUFFER_BYTES = 1_048_576;
const FIRST_ROOM = 1_024;
/** Most pictures of a post that a gallery without a list shows. */
const MAX_CHILDREN = 500;

/** Numbers of a record: its id, the id of the post that it was uploaded to, its order there, and its place in the file. */
const WIDTH = 5;

/**
 * Attachments and reusable blocks of a WordPress file, which are needed while its posts are read: they stand anywhere in
 * it. They are kept in a temporary file; in memory are five numbers for each.
 */
export function openLibrary() {
  const folder = mkdtempSync(join(/* turbopackIgnore: true */ tmpdir(), 'portal-wxr-'));
  const handle = openSync(/* turbopackIgnore: true */ join(folder, 'library'), 'w+');
  // Without its name the file goes with the process, however that ends; Windows keeps the name until it is closed.
  removeFolder(folder);
  let numbers = new Float64Array(FIRST_ROOM * WIDTH);
  let count = 0;
  let size = 0;
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  let byId: Uint32Array | undefined;
  let byParent: Uint32Array | undefined;
  const numberAt = (record: number, column: number): number => numbers[record * WIDTH + column] ?? 0;

  const flush = () => {
    if (pendingBytes === 0) return;
    writeSync(handle, Buffer.concat(pending));
    [pending, pendingBytes] = [[], 0];
  };

  const add = (row: readonly [number, number, number], value: Stored) => {
    const bytes = Buffer.from(JSON.stringify(value));
    if ((count + 1) * WIDTH > numbers.length) {
      const wider = new Float64Array(numbers.length * 2);
      wider.set(numbers);
      numbers = wider;
    }
    numbers.set([...row, size, bytes.length], count * WIDTH);
    count += 1;
    size += bytes.length;
    pending.push(bytes);
    pendingBytes += bytes.length;
    [byId, byParent] = [undefined, undefined];
    if (pendingBytes >= BUFFER_BYTES) flush();
  };

  const read = (record: number): Stored | undefined => {
    flush();
    const bytes = Buffer.alloc(numberAt(record, 4));
    readSync(handle, bytes, 0, bytes.length, numberAt(record, 3));
    return stored.safeParse(parseJson(bytes.toString())).data;
  };
  const readFile = (record: number): LibraryFile | undefined => {
    const value = read(record);
    return value && 'file' in value ? value : undefined;
  };

  /** Places of all records, in the order of a column, of a second one, and of the file. */
  const sortBy = (column: number, second: number): Uint32Array => {
    const records = Uint32Array.from({ length: count }, (_, record) => record);
    const compare = (one: number, other: number) =>
      numberAt(one, column) - numberAt(other, column) || numberAt(one, second) - numberAt(other, second) || one - other;
    return records.sort(compare);
  };

  const find = (id: number): number | undefined => {
    byId ??= sortBy(0, 0);
    const record = byId[findFirst(byId, (one) => numberAt(one, 0) >= id)];
    return record !== undefined && numberAt(record, 0) === id ? record : undefined;
  };

  return {
    addFile: (at: { id: number; parent: number; order: number }, file: LibraryFile) =>
      add([at.id, at.parent, at.order], file),
    addBlock: (id: number, block: string) => add([id, -1, 0], { block }),
    findFile: (id: number): LibraryFile | undefined => {
      const record = find(id);
      return record === undefined ? undefined : readFile(record);
    },
    /** Content of a reusable block. */
    findBlock: (id: number): string | undefined => {
      const record = find(id);
      const value = record === undefined ? undefined : read(record);
      return value && 'block' in value ? value.block : undefined;
    },
    /** Files that were uploaded to a post, with their ids, in its order. */
    listFilesOf: (parent: number): (LibraryFile & { id: number })[] => {
      byParent ??= sortBy(1, 2);
      const files: (LibraryFile & { id: number })[] = [];
      for (let at = findFirst(byParent, (record) => numberAt(record, 1) >= parent); at < count; at += 1) {
        const record = byParent[at] ?? 0;
        if (numberAt(record, 1) !== parent || files.length >= MAX_CHILDREN) break;
        const file = readFile(record);
        if (file) files.push({ ...file, id: numberAt(record, 0) });
      }
      return files;
    },
    count: () => count,
    close: () => {
      closeSync(handle);
      removeFolder(folder);
    },
  };
}
export type Library = ReturnType<typeof openLibrary>;

function removeFolder(folder: string): void {
  try {
    rmSync(/* turbopackIgnore: true */ folder, { recursive: true, force: true });
  } catch {
    // It is removed when the file is closed.
  }
}

/** First place of a sorted list for whose record a condition holds that holds for all after it. */
function findFirst(records: Uint32Array, holds: (record: number) => boolean): number {
  let [low, high] = [0, records.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(records[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
