import type { Env } from '@/lib/env/env';
import { findRootErrorCode } from '@/lib/log/error-code';
import { getBackupFolder, listBackups, readBackupTime } from '../backup/backup-folder';
import { listRemote, openRemote } from '../remote/remote';
import { type Finding, fault } from './finding';
import { judgeRemote } from './remote.rules';

/**
 * Looks into the second place of the backups, if there is one; reads names only, no contents.
 *
 * @param now in milliseconds
 */
export async function checkRemoteBackups(given: Env, now: number): Promise<Finding[]> {
  if (given.BACKUP_S3 === undefined) return [];
  const toTime = (name: string | undefined) => (name === undefined ? undefined : readBackupTime(name));
  try {
    const remote = await openRemote(given.BACKUP_S3, given);
    const { names } = await listRemote(remote);
    const localAt = toTime((await listBackups(getBackupFolder(given))).at(-1));
    return [judgeRemote(given, { address: remote.address, newestAt: toTime(names.at(-1)), localAt }, now)];
  } catch (error) {
    const code = findRootErrorCode(error) ?? (error instanceof Error ? error.name : 'error');
    const advice = 'ตรวจ S3_ENDPOINT S3_KEY S3_SECRET ชื่อถัง และเครือข่าย (the second place of the backups can’t be read)';
    return [fault('backup.remote', `อ่าน ${given.BACKUP_S3} ไม่ได้ (${code})`, advice)];
  }
}
