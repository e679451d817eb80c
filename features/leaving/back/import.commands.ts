import { join } from 'node:path';
import type { Client } from 'pg';
import type { MediaStore } from '@/features/media/media.store';
import { inTransaction, quote, withConnection } from '@/features/operation/connection.queries';
import { listDetours } from '@/features/operation/restore/rebuild.queries';
import { hashFile } from '@/lib/files/hashed-file';
import type { ExportProgress } from '../export/export.commands';
import { type ExportManifest, MEDIA_FOLDER } from '../leaving.schema';
import { deriveRows } from './derive.commands';
import { checkExport, createDamage, readExport, readExportLines, readMediaLines } from './read-export';
import { assertEmptyPortal, type KindPlan, planKinds } from './target.queries';

/** Length of the lines that are written at a time, in characters; a longer line goes alone. */
const BATCH_LENGTH = 2_000_000;
/** Advisory lock of an import, and of nothing else. */
const LOCK = 'portal import';

export type ImportOptions = {
  databaseUrl: string;
  folder: string;
  store: MediaStore;
  report?: (progress: ExportProgress) => void;
};
export type ImportResult = { manifest: ExportManifest; rows: number; files: number };

/**
 * Imports an export into an empty portal: its media files, then its rows in one transaction, so that there are all or
 * none. An interrupted import is simply repeated.
 *
 * @throws AppError 'conflict' for a folder that is no finished export, a damaged one, one of a newer portal, and for a
 *   portal that isn't empty or is running
 */
export async function importPortal({
  databaseUrl,
  folder,
  store,
  report = () => undefined,
}: ImportOptions): Promise<ImportResult> {
  const manifest = await readExport(folder);
  return withConnection(databaseUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [LOCK]);
    await assertEmptyPortal(client);
    const plans = await planKinds(client, manifest);
    await checkExport(folder, manifest, (detail, done, total) => report({ step: 'ตรวจแฟ้ม', detail, done, total }));
    const files = await importMedia({ folder, store, report }, manifest);
    await inTransaction(client, () => loadRows(client, { folder, manifest, plans, report }));
    await client.query('ANALYZE');
    return { manifest, rows: manifest.kinds.reduce((sum, kind) => sum + kind.rows, 0), files };
  });
}

type Reporting = { folder: string; report: NonNullable<ImportOptions['report']> };

/** Copies the media files into the store; each is compared with its hash before. */
async function importMedia(
  { folder, store, report }: Reporting & Pick<ImportOptions, 'store'>,
  { media }: ExportManifest,
): Promise<number> {
  if (!media) return 0;
  let done = 0;
  for await (const { name, bytes, sha256 } of readMediaLines(folder)) {
    const path = join(folder, MEDIA_FOLDER, name);
    if ((await hashFile(path))?.sha256 !== sha256) throw createDamage([`${MEDIA_FOLDER}/${name}`]);
    await store.write(name, { path, bytes });
    done += 1;
    report({ step: 'ไฟล์', done, total: media.files });
  }
  return done;
}

type Load = Reporting & { manifest: ExportManifest; plans: readonly KindPlan[] };

/** Rows go in without foreign keys, indexes and triggers; putting the keys back checks every reference. */
async function loadRows(client: Client, { folder, manifest, plans, report }: Load): Promise<void> {
  await client.query("SET LOCAL maintenance_work_mem = '256MB'");
  const detours = await listDetours(client);
  for (const { off } of detours) await client.query(off);
  await client.query(`TRUNCATE ${plans.map(({ entry }) => quote(entry.name)).join(', ')}`);
  for (const plan of plans) await loadKind(client, plan, { folder, report });
  for (const { name, last, isCalled } of manifest.sequences)
    await client.query(`SELECT setval(to_regclass($1), $2::bigint, $3) WHERE to_regclass($1) IS NOT NULL`, [
      quote(name),
      last,
      isCalled,
    ]);
  await deriveRows(client, new Set(plans.map(({ entry }) => entry.name)));
  for (const [at, { on }] of detours.toReversed().entries()) {
    report({ step: 'ดัชนีและความสัมพันธ์', done: at, total: detours.length });
    await client.query(on);
  }
}

async function loadKind(client: Client, { entry, sql }: KindPlan, { folder, report }: Reporting): Promise<void> {
  let [batch, length, done]: [string[], number, number] = [[], 0, 0];
  const write = async () => {
    await client.query(sql, [batch]);
    done += batch.length;
    report({ step: 'แถว', detail: entry.name, done, total: entry.rows });
    [batch, length] = [[], 0];
  };
  for await (const line of readExportLines(folder, entry.file)) {
    batch.push(line);
    length += line.length;
    if (length >= BATCH_LENGTH) await write();
  }
  if (batch.length > 0) await write();
  if (done !== entry.rows) throw createDamage([entry.file]);
}
