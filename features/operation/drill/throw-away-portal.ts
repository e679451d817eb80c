import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withChildPortal } from '../child-portal';

/**
 * Settings of the throw-away portal: it must reach nothing but its own database. Mails become files in its own folder,
 * uploads are looked for there, and its jobs begin no backup.
 */
const ALONE = {
  ...{ CACHE_MB: '16', DATABASE_POOL: '4', SEED: 'none', LOG_LEVEL: 'silent', METRICS_TOKEN: '' },
  ...{ SMTP_URL: '', DATABASE_REPLICA_URL: '', MEDIA_STORE: 'disk', BACKUP_AT: '' },
};

/**
 * Runs `work` with a portal of this build on another database, in a data folder of its own.
 *
 * @throws Error with the reason if it isn't ready in time, or `work` fails
 */
export async function withPortalOn<R>(databaseUrl: string, work: (port: number) => Promise<R>): Promise<R> {
  const folder = await mkdtemp(join(/* turbopackIgnore: true */ tmpdir(), 'portal-drill-'));
  try {
    return await withChildPortal({ settings: { ...ALONE, DATABASE_URL: databaseUrl, DATA_DIR: folder } }, work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
