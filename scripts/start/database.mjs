import { openPostgres } from '../postgres.mjs';
import { step } from './lines.mjs';
import { checkDatabase } from './settings.mjs';

/**
 * Opens the database of DATABASE_URL if it is set, else the embedded one.
 *
 * @param {import('../../lib/env').Env} env
 * @param {{ keepAlive?: boolean, quiet?: boolean }} [wishes]
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function openDatabase({ DATABASE_URL, DATA_DIR }, { keepAlive = false, quiet = false } = {}) {
  if (DATABASE_URL) {
    await checkDatabase(DATABASE_URL);
    return { url: DATABASE_URL, close: async () => undefined };
  }
  const open = () => openPostgres({ dataDir: DATA_DIR, keepAlive });
  return quiet ? open() : step('เปิดฐานข้อมูลแล้ว (database started)', open);
}
