import { join } from 'node:path';
import { hashFile, type WrittenFile } from '@/lib/files/hashed-file';
import type { ReportProgress } from '../operation.errors';
import { getMediaCopies, MEDIA_COPIES } from './backup-folder';
import { type BackupManifest, getTablePath, MEDIA_LIST, type MediaEntry, SECRETS } from './manifest.schema';
import { readMediaList } from './media-copies';

/** Media files hashed at a time. */
const BATCH = 8;

/** A file of a backup that isn't as it was written: gone, of another length or content, or not readable from its disk. */
export type DamagedFile = { file: string; problem: 'missing' | 'cut short' | 'too long' | 'changed' | 'unreadable' };

/**
 * Compares every file of a backup with its hash.
 *
 * @param folder of all backups, which holds the media files
 * @param withoutMedia leaves out the media files themselves
 * @returns the damaged files, none for a good backup, and the list of its media files
 */
export async function checkBackup(
  folder: string,
  manifest: BackupManifest,
  report: ReportProgress = () => undefined,
  withoutMedia = false,
): Promise<{ damaged: DamagedFile[]; media: MediaEntry[] }> {
  const path = join(/* turbopackIgnore: true */ folder, manifest.name);
  const files: [string, WrittenFile][] = [
    ...manifest.tables.map((table): [string, WrittenFile] => [getTablePath(table.name), table]),
    [MEDIA_LIST, manifest.media],
    ...(manifest.secrets ? [[SECRETS, manifest.secrets] satisfies [string, WrittenFile]] : []),
  ];
  const damaged: DamagedFile[] = [];
  for (const [at, [file, written]] of files.entries()) {
    report({ step: 'ตรวจแฟ้มของตาราง', done: at, total: files.length });
    damaged.push(...(await checkFile(path, file, written)));
  }
  if (damaged.some(({ file }) => file === MEDIA_LIST)) return { damaged, media: [] };
  const media = await readMediaList(path);
  if (withoutMedia) return { damaged, media };
  const copies = getMediaCopies(folder);
  for (let at = 0; at < media.length; at += BATCH) {
    report({ step: 'ตรวจไฟล์', done: at, total: media.length });
    const found = await Promise.all(media.slice(at, at + BATCH).map((entry) => checkFile(copies, entry.name, entry)));
    damaged.push(...found.flat().map((one) => ({ ...one, file: `${MEDIA_COPIES}/${one.file}` })));
  }
  return { damaged, media };
}

async function checkFile(folder: string, file: string, written: WrittenFile): Promise<DamagedFile[]> {
  const found = await hashFile(join(/* turbopackIgnore: true */ folder, file)).catch(() => 'unreadable' as const);
  if (found === 'unreadable') return [{ file, problem: 'unreadable' }];
  if (!found) return [{ file, problem: 'missing' }];
  if (found.bytes !== written.bytes) return [{ file, problem: found.bytes < written.bytes ? 'cut short' : 'too long' }];
  return found.sha256 === written.sha256 ? [] : [{ file, problem: 'changed' }];
}
