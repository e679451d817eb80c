import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { MediaStore } from './store-types';

/** Timeouts for connecting to the remote store, and for each silence of it; a large file may take as long as it moves. */
const CONNECT_TIMEOUT_MS = 3_000;
const SILENCE_MS = 10_000;
/** Tries of a request, so that a reader or an author waits for a store that is away for less than half a minute. */
const TRIES = 2;

/** Lines of the client are no lines of our log; its errors are thrown. */
const drop = () => undefined;
const SILENT = { debug: drop, info: drop, warn: drop, error: drop };

type S3Settings = {
  /** Undefined for AWS itself. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  key: string;
  secret: string;
  /** True if the bucket name is part of the path, as most stores other than AWS require. */
  pathStyle: boolean;
  /** Begin of all keys, which ends with a slash; empty for the whole bucket. */
  prefix?: string;
  /** Timeout for each silence of the store, in milliseconds, if not the usual one. */
  silenceMs?: number;
};

/** Store in a bucket of an S3-compatible service. S3 makes an object visible only once it has arrived completely. */
export function createS3Store({
  endpoint,
  region,
  bucket,
  key,
  secret,
  pathStyle,
  prefix = '',
  silenceMs = SILENCE_MS,
}: S3Settings): MediaStore {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // Many compatible stores do not support trailing checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: silenceMs },
    maxAttempts: TRIES,
    logger: SILENT,
  });
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  const toKey = (name: string): string => `${prefix}${name}`;
  return {
    write: (name, source) =>
      source instanceof Uint8Array
        ? disk.put(toKey(name), source)
        : disk.putStream(toKey(name), createReadStream(source.path), { contentLength: source.bytes }),
    open: async (name) => {
      const bytes = (await headObject(client, bucket, toKey(name)))?.bytes;
      if (bytes === undefined) return undefined;
      return {
        bytes,
        read: async (start, end) => {
          const Range = `bytes=${start}-${end}`;
          const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: toKey(name), Range }));
          if (Body instanceof Readable) return Body;
          throw new Error('the store answered without a body');
        },
        close: async () => undefined,
      };
    },
    exists: async (name) => (await headObject(client, bucket, toKey(name))) !== undefined,
    list: async function* () {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        yield* Contents.flatMap(({ Key }) => (Key === undefined ? [] : Key.slice(prefix.length)));
      }
    },
    writtenAt: async (name) => (await headObject(client, bucket, toKey(name)))?.writtenAt,
    remove: (name) => disk.delete(toKey(name)),
  };
}

type ObjectInfo = { bytes: number; writtenAt: Date | undefined };

async function headObject(client: S3Client, Bucket: string, Key: string): Promise<ObjectInfo | undefined> {
  try {
    const { ContentLength = 0, LastModified } = await client.send(new HeadObjectCommand({ Bucket, Key }));
    return { bytes: ContentLength, writtenAt: LastModified };
  } catch (error) {
    if (error instanceof Error && error.name === 'NotFound') return undefined;
    throw error;
  }
}
