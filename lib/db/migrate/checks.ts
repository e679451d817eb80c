import type { Pool } from 'pg';
import { StartError } from '@/lib/process/start-error';

const POSTGRES_MIN = 150_000;
const THAI_COLLATION = 'th-TH-x-icu';

/**
 * A Thai word: with a locale that doesn't know its letters, PostgreSQL finds no trigram in it, and search finds
 * nothing.
 */
const THAI_WORD = 'เชียงใหม่';

/**
 * Refuses a server on which the portal would run but search or sort Thai incorrectly. Creates the extension `pg_trgm`.
 *
 * @throws StartError that names the first thing missing
 */
export async function checkServer(pool: Pool): Promise<void> {
  const { rows } = await pool.query(
    `SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding,
            EXISTS (SELECT FROM pg_collation WHERE collname = $1) AS collation,
            EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') AS trigrams`,
    [THAI_COLLATION],
  );
  const [server] = rows;
  if (server.version < POSTGRES_MIN) {
    throw new StartError('ฐานข้อมูลต้องเป็น PostgreSQL รุ่น 15 ขึ้นไป (PostgreSQL 15 or newer is needed)');
  }
  if (server.encoding !== 'UTF8') {
    throw new StartError(
      `ฐานข้อมูลต้องเก็บตัวอักษรแบบ UTF8 แต่ฐานข้อมูลนี้เป็น ${server.encoding} (the database encoding must be UTF8)`,
    );
  }
  if (!server.trigrams) {
    throw new StartError(
      'เซิร์ฟเวอร์ฐานข้อมูลไม่มีส่วนเสริม pg_trgm ซึ่งการค้นหาต้องใช้ (extension pg_trgm is missing: install postgresql-contrib)',
    );
  }
  if (!server.collation) {
    throw new StartError(`เซิร์ฟเวอร์ฐานข้อมูลไม่มีการเรียงลำดับ ${THAI_COLLATION} (PostgreSQL must be built with ICU)`);
  }
  await checkThai(pool);
}

async function checkThai(pool: Pool) {
  await pool.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  const { rows } = await pool.query('SELECT cardinality(show_trgm($1)) AS found', [THAI_WORD]);
  if (rows[0].found) return;
  throw new StartError(
    'ฐานข้อมูลนี้ค้นหาภาษาไทยไม่ได้ เพราะตั้ง locale เป็น C ให้สร้างใหม่ด้วย C.UTF-8 (wrong database locale: run initdb with --locale-provider=builtin --builtin-locale=C.UTF-8 --locale=C.UTF-8)',
  );
}
