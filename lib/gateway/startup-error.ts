import { isNativeError } from 'node:util/types';
import { collectErrorCodes } from '@/lib/log/error-code';

/** Names of errors whose message is already one line for the operator. */
const OPERATOR_ERRORS = ['EnvError', 'StartError'];

const DISK_FULL = 'พื้นที่ดิสก์เต็ม (the disk is full)';

/** Messages by code of node or PostgreSQL; lib/db/migrate reports why a database can't be used. */
const messagesByCode: Readonly<Record<string, string>> = {
  EADDRINUSE: 'มีโปรแกรมอื่นใช้พอร์ตนี้อยู่ โปรดตั้งค่า PORT เป็นเลขอื่น (the port is taken)',
  EADDRNOTAVAIL: 'เครื่องนี้ไม่มีที่อยู่ตามค่า HOST (HOST is not an address of this machine)',
  EACCES: 'ไม่มีสิทธิ์ใช้พอร์ตหรือโฟลเดอร์นี้ (permission denied)',
  EROFS: 'โฟลเดอร์ข้อมูลเขียนไม่ได้ (the data folder is read-only)',
  ENOSPC: DISK_FULL,
  '53100': DISK_FULL,
};

/**
 * Puts a failed start into one line.
 *
 * @param error whatever was thrown
 * @param step what was being done, such as 'database'
 */
export function toStartupMessage(error: unknown, step: string): string {
  if (!isNativeError(error)) return toOneLine(`${step}: ${String(error)}`);
  if (OPERATOR_ERRORS.includes(error.name)) return toOneLine(error.message);
  const known = collectErrorCodes(error).find((code) => messagesByCode[code] !== undefined);
  const detail = known === undefined ? error.message || error.name : `${messagesByCode[known]} [${known}]`;
  return toOneLine(`เริ่มระบบไม่สำเร็จ (${step}): ${detail}`);
}

const toOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
