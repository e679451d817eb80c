import type { Readable } from 'node:stream';

/** A complete file in memory, or a local file. */
export type FileSource = Uint8Array | { path: string; bytes: number };

/** A stored file, opened for reading. */
export type StoredObject = {
  bytes: number;
  /** Reads the bytes from `start` to `end`, both inclusive; may be called once. */
  read: (start: number, end: number) => Promise<Readable>;
  /** Releases the file; may also be called after `read`. */
  close: () => Promise<void>;
};

/**
 * File store. Names are derived from the content, so an existing file is correct. `write` is atomic, and completes only
 * when the file would survive a power failure.
 */
export type MediaStore = {
  write: (name: string, source: FileSource) => Promise<void>;
  open: (name: string) => Promise<StoredObject | undefined>;
  exists: (name: string) => Promise<boolean>;
  /** Names of all files, streamed; files added or removed meanwhile may or may not be included. */
  list: () => AsyncIterable<string>;
  /** Time of the last write, by the store's clock; undefined if the file does not exist. */
  writtenAt: (name: string) => Promise<Date | undefined>;
  /** A missing file is not an error. */
  remove: (name: string) => Promise<void>;
};
