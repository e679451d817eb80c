import { randomBytes } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMediaFolder } from '@/features/media/disk-store';
import { getMediaStore } from '@/features/media/media.store';
import { assertMigrated, assertWritable, pingDatabase } from '@/lib/db/migrate/readiness';
import { env } from '@/lib/env/env';
import type { ReadinessCheck } from './health';

const MEGABYTE = 1_048_576;
/** Probe key that no file has: a 'not found' proves that the store is reachable. */
const MISSING_FILE = 'is-the-store-there';

/** The parts without which `/readyz` answers 503. */
export const readinessChecks: readonly ReadinessCheck[] = [
  { name: 'database', run: pingDatabase },
  { name: 'writing', run: assertWritable },
  { name: 'migrations', run: assertMigrated },
  { name: 'disk', run: () => assertDisk(env.MEDIA_STORE === 's3' ? env.DATA_DIR : getMediaFolder(), env.DISK_FREE_MB) },
  ...(env.MEDIA_STORE === 's3' ? [{ name: 'media', run: () => getMediaStore().exists(MISSING_FILE) }] : []),
];

/**
 * Checks that a file can be written into a folder and that enough space is left. A missing folder, as when its disk
 * isn't mounted, is not created.
 *
 * @param freeMegabytes of 1,048,576 bytes, as available to an ordinary user
 * @throws node's own error when the disk refuses, Error when it is nearly full
 */
export async function assertDisk(folder: string, freeMegabytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if ((bavail * bsize) / MEGABYTE < freeMegabytes) throw new Error('the disk is nearly full');
  const path = join(/* turbopackIgnore: true */ folder, `.ready-${randomBytes(6).toString('hex')}`);
  await writeFile(path, 'ready').finally(() => rm(path, { force: true }));
}
