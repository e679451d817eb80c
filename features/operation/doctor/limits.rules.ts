/** Limits by which the doctor, the alarms and the screen judge the same facts. */

/** Age in hours above which a daily backup was missed. */
export const LATE_HOURS = 26;
/** Days by which a drill may be late. */
export const DRILL_GRACE_DAYS = 1;
/** Seconds of lag above which a replica is too far behind. */
export const LAG_SECONDS = 30;
/** Days before the end at which a certificate should have been renewed: automatic renewal happens 30 days before. */
export const SOON_DAYS = 14;
export const MEGABYTE = 1_048_576;
/** Share of the disk, and of its file entries, below which it is nearly full. */
const LOW_SHARE = 0.05;

/** Facts of a folder's disk. */
export type DiskFacts = { freeBytes: number; bytes: number; freeFiles: number; files: number };

/** True if little space is left. */
export const isSpaceLow = ({ freeBytes, bytes }: Pick<DiskFacts, 'freeBytes' | 'bytes'>): boolean =>
  freeBytes < bytes * LOW_SHARE;

/** True if few file entries are left; some file systems count none. */
export const areFilesLow = ({ freeFiles, files }: Pick<DiskFacts, 'freeFiles' | 'files'>): boolean =>
  files > 0 && freeFiles < files * LOW_SHARE;
