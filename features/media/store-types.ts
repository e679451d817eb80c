import type { Readable } from 'node:stream';

/** A whole file in memory, or one that lies elsewhere on this machine. */
export type FileSource = Uint8Array | { path: string; bytes: number };

/** A file of the store, ready to be read. */
export type StoredObject = {
  bytes: number;
  /** The file's bytes from `start` to `end`, both included; once. */
  read: (start: number, end: number) => Promise<Readable>;
  /** Gives back what is held open; after `read` it may still be called. */
  close: () => Promise<void>;
};

/**
 * Where files lie. Their names are made from their content, so a file that is there is right. `write` keeps one whole or not
 * at all, and is done only when it would survive a loss of power.
 */
export type MediaStore = {
  write: (name: string, source: FileSource) => Promise<void>;
  open: (name: string) => Promise<StoredObject | undefined>;
  exists: (name: string) => Promise<boolean>;
  /** The names of all files, a few at a time; those that come or go meanwhile may be among them. */
  list: () => AsyncIterable<string>;
  /** The time of a file's last writing, by the store's clock. */
  writtenAt: (name: string) => Promise<Date | undefined>;
  /** What is not there is no error. */
  remove: (name: string) => Promise<void>;
};
