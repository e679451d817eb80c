import { randomBytes } from 'node:crypto';
import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, fault, ok, warn } from './finding';

const MEGABYTE = 1_048_576;
/** Share of the disk, and of its file entries, below which it is nearly full. */
const LOW_SHARE = 0.05;

/** Facts of a folder's disk. */
export type DiskFacts = { freeBytes: number; bytes: number; freeFiles: number; files: number };

/**
 * Judges a disk.
 *
 * @param leastMegabytes of free space, below which the portal calls itself not ready
 */
export function judgeDisk(
  name: string,
  folder: string,
  { freeBytes, bytes, freeFiles, files }: DiskFacts,
  leastMegabytes: number,
): Finding[] {
  const free = `${Math.floor(freeBytes / MEGABYTE)} MB ว่างใน ${folder}`;
  const space =
    freeBytes < leastMegabytes * MEGABYTE
      ? fault(`${name}.space`, free, 'เพิ่มที่ว่างทันที: ต่ำกว่า DISK_FREE_MB (the portal is not ready)')
      : freeBytes < bytes * LOW_SHARE
        ? warn(`${name}.space`, free, 'เพิ่มที่ว่างหรือลบไฟล์ที่ไม่ใช้ (nearly full)')
        : ok(`${name}.space`, free);
  // Some file systems count no entries.
  const inodes =
    files > 0 && freeFiles < files * LOW_SHARE
      ? warn(`${name}.inodes`, `เหลือที่สำหรับ ${freeFiles} ไฟล์ใน ${folder}`, 'ลบไฟล์เล็กที่ไม่ใช้ (inodes are nearly used up)')
      : ok(`${name}.inodes`, files > 0 ? `${freeFiles} จาก ${files}` : '-');
  return [space, inodes];
}

/** Looks at the disk of a folder and writes a file into it. */
export async function checkDisk(name: string, folder: string, leastMegabytes: number): Promise<Finding[]> {
  const found = await statfs(folder).catch(() => undefined);
  if (!found)
    return [
      fault(
        `${name}.folder`,
        `ไม่มีโฟลเดอร์ ${folder}`,
        'สร้างโฟลเดอร์ หรือต่อดิสก์ของมัน (it doesn’t exist, or its disk isn’t mounted)',
      ),
    ];
  const { bavail, blocks, bsize, ffree, files } = found;
  const facts = { freeBytes: bavail * bsize, bytes: blocks * bsize, freeFiles: ffree, files };
  const path = join(/* turbopackIgnore: true */ folder, `.doctor-${randomBytes(6).toString('hex')}`);
  const isWritable = await writeFile(path, 'x').then(
    () => true,
    () => false,
  );
  await rm(path, { force: true });
  return [
    isWritable
      ? ok(`${name}.folder`, folder)
      : fault(`${name}.folder`, `เขียนใน ${folder} ไม่ได้`, 'แก้เจ้าของหรือสิทธิ์ของโฟลเดอร์ (not writable)'),
    ...judgeDisk(name, folder, facts, leastMegabytes),
  ];
}

/** True if two folders lie on one disk. */
export async function isSameDisk(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map((folder) => stat(folder).catch(() => undefined)));
  return first !== undefined && second !== undefined && first.dev === second.dev;
}
