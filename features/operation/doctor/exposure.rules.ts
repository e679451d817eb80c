import type { Env } from '@/lib/env/env';
import { type Finding, fault, ok, warn } from './finding';

/** Connections of a process below which pages wait for each other. */
const LEAST_POOL = 4;
/** Distinct characters below which a secret was typed, not drawn. */
const LEAST_VARIETY = 10;
const isWeak = (secret: string | undefined): boolean => secret !== undefined && new Set(secret).size < LEAST_VARIETY;

/** Settings that are meant for a closed network, and leave an open site weaker. */
export function judgeExposure({
  exposed,
  SESSION_SECRET,
  PASSWORD_PEPPER,
  METRICS_PORT,
  METRICS_HOST,
  ...others
}: Env): Finding[] {
  const { METRICS_TOKEN, LIMITS_FACTOR, LOG_LEVEL, DATABASE_POOL } = others;
  const isSame = SESSION_SECRET !== undefined && SESSION_SECRET === PASSWORD_PEPPER;
  const isPublic = METRICS_PORT !== undefined && !['127.0.0.1', '::1', 'localhost'].includes(METRICS_HOST);
  return [
    exposed && (isWeak(SESSION_SECRET) || isWeak(PASSWORD_PEPPER) || isSame)
      ? fault(
          'secrets.weak',
          isSame ? 'SESSION_SECRET กับ PASSWORD_PEPPER เป็นค่าเดียวกัน' : 'ความลับเดาง่าย',
          'สร้าง SESSION_SECRET ใหม่ด้วย openssl rand -base64 48 ส่วน PASSWORD_PEPPER เปลี่ยนได้เฉพาะก่อนมีบัญชี (secrets can be guessed)',
        )
      : ok('secrets.weak', 'เดายาก'),
    isPublic && METRICS_TOKEN === undefined
      ? warn(
          'metrics.open',
          `ตัวเลขการทำงานเปิดที่ ${METRICS_HOST}:${METRICS_PORT}`,
          'ให้ไฟร์วอลล์เปิดเฉพาะเครื่องเฝ้าระวัง หรือใช้ METRICS_TOKEN แทน METRICS_PORT (others may read the metrics)',
        )
      : ok('metrics.open', 'ปิด'),
    exposed && LIMITS_FACTOR > 1
      ? warn(
          'limits',
          `LIMITS_FACTOR=${LIMITS_FACTOR}`,
          'เอา LIMITS_FACTOR ออก มีไว้สำหรับวัดความเร็ว (limits are weakened)',
        )
      : ok('limits', 'ตามปกติ'),
    exposed && ['silent', 'fatal', 'trace'].includes(LOG_LEVEL)
      ? warn('log', `LOG_LEVEL=${LOG_LEVEL}`, 'ตั้ง LOG_LEVEL=info ให้มีบันทึกเมื่อเกิดเหตุ (too little or too much is logged)')
      : ok('log', LOG_LEVEL),
    DATABASE_POOL < LEAST_POOL
      ? warn(
          'postgres.pool',
          `DATABASE_POOL=${DATABASE_POOL}`,
          'ตั้ง DATABASE_POOL เป็น 5 ขึ้นไป หน้าเดียวถามหลายคำถามพร้อมกัน (a page asks several questions at once)',
        )
      : ok('postgres.pool', String(DATABASE_POOL)),
  ];
}
