import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type MediaStore, openBucket } from '@/features/media/media.store';
import { type Env, env } from '@/lib/env/env';
import type { WrittenFile } from '@/lib/files/hashed-file';
import { MEDIA_COPIES, parseManifest, readBackupTime } from '../backup/backup-folder';
import type { DamagedFile } from '../backup/check-backup';
import {
  type BackupManifest,
  getTablePath,
  MANIFEST,
  MANIFEST_SUM,
  MEDIA_LIST,
  type MediaEntry,
  SECRETS,
} from '../backup/manifest.schema';
import { parseMediaList } from '../backup/media-copies';
import { OperationRefused } from '../operation.errors';

/** Backups in a bucket of the S3 service of the settings. */
export type Remote = { address: string; store: MediaStore };

/** True for an address such as `s3://bucket/prefix`. */
export const isRemote = (address: string): boolean => address.startsWith('s3://');

/** Opens the place of an address. A name of a backup at its end is told apart: `s3://bucket/prefix/2026-11-27T02-30-00Z`. */
export async function openRemote(address: string, given: Env = env): Promise<Remote & { name: string | undefined }> {
  const [bucket = '', ...parts] = address.slice('s3://'.length).split('/').filter(Boolean);
  const name = readBackupTime(parts.at(-1) ?? '') ? parts.pop() : undefined;
  const prefix = parts.map((part) => `${part}/`).join('');
  return { address: `s3://${bucket}/${prefix}`, store: await openBucket(bucket, prefix, given), name };
}

/** Names of the complete backups there, oldest first, and all files. The sum of a manifest is what is sent last. */
export async function listRemote({ store }: Remote): Promise<{ names: string[]; files: Set<string> }> {
  const files = new Set<string>();
  for await (const file of store.list()) files.add(file);
  const names = [...files].flatMap((file) => {
    const [name = '', part] = file.split('/');
    return part === MANIFEST_SUM && readBackupTime(name) ? [name] : [];
  });
  return { names: names.sort(), files };
}

/** The files of a backup itself, with their hashes; its manifest aside. */
export const listParts = ({ tables, media, secrets }: BackupManifest): [string, WrittenFile][] => [
  ...tables.map((table): [string, WrittenFile] => [getTablePath(table.name), table]),
  [MEDIA_LIST, media],
  ...(secrets ? [[SECRETS, secrets] satisfies [string, WrittenFile]] : []),
];

/** Reads a whole file; undefined if there is none. */
export async function readRemote({ store }: Remote, file: string): Promise<Buffer | undefined> {
  const found = await openStream(store, file);
  return found && buffer(found.stream);
}

/** A file as a stream; undefined if there is none. */
export async function openStream(store: MediaStore, file: string) {
  const found = await store.open(file);
  if (!found) return undefined;
  const stream = found.bytes === 0 ? Readable.from([]) : await found.read(0, found.bytes - 1);
  return { stream, bytes: found.bytes };
}

/**
 * Reads the manifest of a backup there.
 *
 * @throws OperationRefused if there is none, or it was changed
 */
export async function readRemoteManifest(remote: Remote, name: string): Promise<BackupManifest> {
  const [text, sum] = [
    await readRemote(remote, `${name}/${MANIFEST}`),
    await readRemote(remote, `${name}/${MANIFEST_SUM}`),
  ];
  if (text && sum) return parseManifest(`${remote.address}${name}`, text, sum);
  throw new OperationRefused(`${remote.address}${name} ไม่ใช่ชุดสำรองที่ครบถ้วน (not a complete backup)`);
}

/** The list of the media files of a backup there; undefined if it is damaged. */
export async function readRemoteList(
  remote: Remote,
  { name, media }: BackupManifest,
): Promise<MediaEntry[] | undefined> {
  const bytes = await readRemote(remote, `${name}/${MEDIA_LIST}`);
  const isSound = bytes && createHash('sha256').update(bytes).digest('hex') === media.sha256;
  return isSound ? parseMediaList(Readable.from([bytes])) : undefined;
}

/** Compares every file of a backup there with its hash; nothing is kept. */
export async function checkRemote(remote: Remote, manifest: BackupManifest): Promise<DamagedFile[]> {
  const damaged: DamagedFile[] = [];
  const entries = await readRemoteList(remote, manifest);
  const files: [string, WrittenFile][] = [
    ...listParts(manifest).map(([file, written]): [string, WrittenFile] => [`${manifest.name}/${file}`, written]),
    ...(entries ?? []).map((entry): [string, WrittenFile] => [`${MEDIA_COPIES}/${entry.name}`, entry]),
  ];
  for (const [file, written] of files) {
    const found = await openStream(remote.store, file);
    if (!found) damaged.push({ file, problem: 'missing' });
    else if (found.bytes !== written.bytes)
      damaged.push({ file, problem: found.bytes < written.bytes ? 'cut short' : 'too long' });
    else if ((await hashStream(found.stream)) !== written.sha256) damaged.push({ file, problem: 'changed' });
  }
  return damaged;
}

async function hashStream(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of stream) hash.update(piece);
  return hash.digest('hex');
}
