import type { Readable } from 'node:stream';
import { env } from '../env';
import { shared } from '../shared';
import { diskStore, mediaFolder } from './disk-store';

/** A whole file in memory, or one that lies elsewhere on this machine. */
export type Source = Uint8Array | { path: string; bytes: number };

/** A file of the store, ready to be read. */
export type StoredBytes = {
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
  write: (name: string, source: Source) => Promise<void>;
  open: (name: string) => Promise<StoredBytes | undefined>;
  exists: (name: string) => Promise<boolean>;
  /** The names of all files, a few at a time; those that come or go meanwhile may be among them. */
  list: () => AsyncIterable<string>;
  /** The time of a file's last writing, by the store's clock. */
  writtenAt: (name: string) => Promise<Date | undefined>;
  /** What is not there is no error. */
  remove: (name: string) => Promise<void>;
};

/** The store that the setting MEDIA_STORE names. The packages of S3 are loaded only for it, at its first use. */
export const mediaStore = (): MediaStore =>
  shared('media.store', () => (env.MEDIA_STORE === 's3' ? laterStore(openS3) : diskStore(mediaFolder())));

async function openS3(): Promise<MediaStore> {
  const { s3Store } = await import('./s3-store');
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET = '', S3_KEY = '', S3_SECRET = '', S3_PATH_STYLE } = env;
  return s3Store({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    key: S3_KEY,
    secret: S3_SECRET,
    pathStyle: S3_PATH_STYLE,
  });
}

/** A store that is opened at its first use. */
function laterStore(open: () => Promise<MediaStore>): MediaStore {
  let opened: Promise<MediaStore> | undefined;
  const store = () => {
    opened ??= open();
    return opened;
  };
  return {
    write: async (name, source) => (await store()).write(name, source),
    open: async (name) => (await store()).open(name),
    exists: async (name) => (await store()).exists(name),
    list: async function* () {
      yield* (await store()).list();
    },
    writtenAt: async (name) => (await store()).writtenAt(name),
    remove: async (name) => (await store()).remove(name),
  };
}
