import { isNativeError } from 'node:util/types';
import { codesOf } from '@/lib/log/error-code';

/** Names of errors whose message is already one line for the operator. */
const PLAIN = ['EnvError', 'StartError'];

const FULL = 'พื้นที่ดิสก์เต็ม (the disk is full)';

/** By the code of node or PostgreSQL; why a database can't be used is told by lib/migrations. */
const words: Readonly<Record<string, string>> = {
  EADDRINUSE: 'มีโปรแกรมอื่นใช้พอร์ตนี้อยู่ โปรดตั้งค่า PORT เป็นเลขอื่น (the port is taken)',
  EADDRNOTAVAIL: 'เครื่องนี้ไม่มีที่อยู่ตามค่า HOST (HOST is not an address of this machine)',
  EACCES: 'ไม่มีสิทธิ์ใช้พอร์ตหรือโฟลเดอร์นี้ (permission denied)',
  EROFS: 'โฟลเดอร์ข้อมูลเขียนไม่ได้ (the data folder is read-only)',
  ENOSPC: FULL,
  '53100': FULL,
};

/**
 * Puts a failed start into one line.
 *
 * @param error whatever was thrown
 * @param step what was being done, such as 'database'
 */
export function explain(error: unknown, step: string): string {
  if (!isNativeError(error)) return oneLine(`${step}: ${String(error)}`);
  if (PLAIN.includes(error.name)) return oneLine(error.message);
  const known = codesOf(error).find((code) => words[code] !== undefined);
  const detail = known === undefined ? error.message || error.name : `${words[known]} [${known}]`;
  return oneLine(`เริ่มระบบไม่สำเร็จ (${step}): ${detail}`);
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
