import { isNativeError } from 'node:util/types';
import { DatabaseError } from 'pg';
import { isMissingSocket } from '@/lib/errors/errors';
import { getErrorCode } from '@/lib/log/error-code';
import { StartError } from '@/lib/process/start-error';

const UNREACHABLE = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET',
];

/** PostgreSQL's codes (Appendix A of its manual) that the person who starts the portal can act on. */
const REASONS: Record<string, string> = {
  '28P01': 'ชื่อผู้ใช้หรือรหัสผ่านของฐานข้อมูลไม่ถูกต้อง (wrong database user or password)',
  '28000': 'ฐานข้อมูลไม่ยอมให้ผู้ใช้นี้เข้า (the database refuses this user)',
  '3D000': 'ยังไม่มีฐานข้อมูลชื่อนี้ในเซิร์ฟเวอร์ ต้องสร้างก่อน (this database does not exist yet)',
  '42501': 'ผู้ใช้ฐานข้อมูลนี้ไม่มีสิทธิ์สร้างตาราง (the database user may not create tables)',
  '53100': 'ดิสก์ของฐานข้อมูลเต็ม ต้องเพิ่มที่ว่างก่อน (the disk of the database is full)',
  '53300': 'ฐานข้อมูลมีผู้เชื่อมต่อเต็มแล้ว (the database has too many connections)',
  '55P03': 'มีโปรแกรมอื่นกำลังปรับโครงสร้างฐานข้อมูลนี้อยู่นานเกินไป (another program holds the migration lock)',
  '57P03': 'ฐานข้อมูลกำลังเริ่มหรือกำลังหยุดทำงาน ลองใหม่อีกครั้ง (the database is starting or stopping)',
};

/**
 * Turns an error of the database driver into one line for the person who starts the portal; any other error is returned
 * unchanged.
 *
 * @param databaseUrl only its host, port and database name are shown
 */
export function toStartError(error: unknown, databaseUrl: string): unknown {
  const code = getErrorCode(error) ?? '';
  const where = `${new URL(databaseUrl).host || 'localhost'}${new URL(databaseUrl).pathname}`;
  const reason = REASONS[code];
  if (reason) return new StartError(`ใช้ฐานข้อมูล ${where} ไม่ได้: ${reason}`, { cause: error });
  if (UNREACHABLE.includes(code) || isMissingSocket(error) || isBadAnswer(error)) {
    return new StartError(
      `ติดต่อฐานข้อมูล ${where} ไม่ได้ ตรวจค่า DATABASE_URL และดูว่าเซิร์ฟเวอร์เปิดอยู่ (the database can't be reached: ${code || 'no answer'})`,
      { cause: error },
    );
  }
  return error;
}

/** The server is starting, stopping, restarting after a crash, or has no free connection. */
const TRANSIENT = ['53300', '57P01', '57P02', '57P03'];

/** True for an error of `toStartError` that may pass without a change of settings. */
export function isTransientError(error: unknown): boolean {
  const cause = isNativeError(error) ? error.cause : undefined;
  const code = getErrorCode(cause) ?? '';
  return UNREACHABLE.includes(code) || TRANSIENT.includes(code) || isMissingSocket(cause) || isNoAnswer(cause);
}

/**
 * Turns the error of a refused migration script into one line; errors that `toStartError` explains are returned
 * unchanged.
 */
export function toMigrationError(error: unknown, migration = ''): unknown {
  if (!(error instanceof DatabaseError) || REASONS[error.code ?? '']) return error;
  return new StartError(
    `ปรับโครงสร้างฐานข้อมูลด้วย ${migration} ไม่สำเร็จ ข้อมูลเดิมยังอยู่ครบ (migration failed and was rolled back: ${error.message})`,
  );
}

/** The driver's own errors have no code: no response in time, or one that isn't PostgreSQL's. */
const isNoAnswer = (error: unknown) => isNativeError(error) && /timeout|connection terminated/i.test(error.message);
const isBadAnswer = (error: unknown) => isNoAnswer(error) || (isNativeError(error) && /SSL/i.test(error.message));
