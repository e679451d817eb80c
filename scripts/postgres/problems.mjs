import { statfsSync } from 'node:fs';
import { DISK_FULL_LINE, StartError } from '../start/lines.mjs';

const MB = 1024 * 1024;
/** A new cluster with its first WAL files takes about 60 MB, the demo content as much again. */
const FREE_FOR_NEW_MB = 300;
const FREE_FOR_OLD_MB = 32;

const REASONS = [
  [/No space left on device|could not (write|extend).*space/i, () => DISK_FULL_LINE],
  [/Disk quota exceeded/i, () => DISK_FULL_LINE],
  [/Read-only file system/i, (folder) => `เขียนลงโฟลเดอร์ ${folder} ไม่ได้ เพราะดิสก์เป็นแบบอ่านอย่างเดียว (read-only disk)`],
  [/Permission denied/i, (folder) => `ไม่มีสิทธิ์เขียนโฟลเดอร์ ${folder} (the data folder is not writable)`],
  [
    /incompatible with server|initialized by PostgreSQL version/i,
    (folder) => `ข้อมูลใน ${folder} เป็นของ PostgreSQL รุ่นอื่น (data of another PostgreSQL version)`,
  ],
];

/**
 * Describes in one line why a PostgreSQL program failed.
 *
 * @param {string} output output of the program and its log
 * @param {string} folder data folder
 * @param {string} log path of the log
 */
export function toPostgresMessage(output, folder, log) {
  const known = REASONS.find(([pattern]) => pattern.test(output));
  if (known) return new StartError(known[1](folder));
  const last =
    output.split('\n').findLast((line) => /FATAL|error|could not/i.test(line)) ?? output.trim().split('\n').at(-1);
  return new StartError(`เปิดฐานข้อมูลใน ${folder} ไม่สำเร็จ ดู ${log} (${last?.trim()})`);
}

/** Rejects a disk that is too full to start; PostgreSQL itself would report it in many lines. */
export function checkSpace(folder, isNew) {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / MB);
  const needed = isNew ? FREE_FOR_NEW_MB : FREE_FOR_OLD_MB;
  if (free >= needed) return;
  throw new StartError(`${DISK_FULL_LINE}: ${folder} เหลือที่ว่าง ${free} MB ต้องมีอย่างน้อย ${needed} MB`);
}
