import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Client } from 'pg';
import type { MediaStore } from '@/features/media/media.store';
import { listMigrations, listSequences } from '@/features/operation/backup/snapshot.queries';
import { withConnection } from '@/features/operation/connection.queries';
import { AppError } from '@/lib/errors/errors';
import { writeHashed } from '@/lib/files/hashed-file';
import { pickMessage } from '@/lib/messages/message';
import { listKinds } from '../kinds/kinds';
import { leavingMessages as words } from '../leaving.messages';
import {
  EXPORT_FORMAT,
  type ExportFormat,
  type ExportManifest,
  type ExportScope,
  type KindEntry,
} from '../leaving.schema';
import { writeWordpress } from '../wxr/write-wordpress.queries';
import { beginExportFolder } from './export-folder';
import { exportMedia } from './media';
import {
  beginExportSnapshot,
  estimateRows,
  findFields,
  listExportedHashes,
  streamRows,
  withExportLock,
} from './snapshot.queries';

export type ExportProgress = { step: string; detail?: string; done?: number; total?: number };
export type ExportOptions = {
  databaseUrl: string;
  folder: string;
  store: MediaStore;
  scope: ExportScope;
  format: ExportFormat;
  /** Address of this portal. */
  site: string;
  version: string;
  at: Date;
  /** Largest size of a WordPress file, in bytes. */
  wxrBytes?: number;
  report?: (progress: ExportProgress) => void;
};

/**
 * Exports the portal into a folder: one snapshot of the rows, as lines of JSON and as WordPress files, and the files of
 * its libraries. An interrupted export has no manifest, and is begun again by the same call.
 *
 * @throws AppError 'conflict' for a folder that holds anything else, and while another export runs; StartError if the
 *   database can't be reached
 */
export function createExport(options: ExportOptions): Promise<ExportManifest> {
  return withConnection(options.databaseUrl, (client) => withExportLock(client, () => writeExport(client, options)));
}

async function writeExport(client: Client, options: ExportOptions): Promise<ExportManifest> {
  const { folder, store, scope, format, site, version, at, report = () => undefined } = options;
  const { rows } = await client.query(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there`);
  const migration = rows[0].there ? (await listMigrations(client)).at(-1)?.name : undefined;
  if (migration === undefined) throw new AppError('conflict', pickMessage(words, 'leaving.empty'));
  const { finish } = await beginExportFolder(
    folder,
    listKinds('all').map(({ table }) => table),
    at,
  );
  await beginExportSnapshot(client, at);
  const kinds = format === 'wxr' ? [] : await writeKinds(client, options);
  const wordpress = format === 'jsonl' ? [] : await writeWordpress(client, options);
  const media =
    format === 'wxr'
      ? undefined
      : await exportMedia({
          ...{ store, folder },
          pick: (hashes) => listExportedHashes(client, scope, hashes),
          report: (done) => report({ step: 'ไฟล์', done }),
        });
  const sequences = format === 'wxr' ? [] : await listOwnSequences(client, kinds);
  await client.query('COMMIT');
  const personal = kinds.flatMap(({ name, fields }) =>
    fields.filter((field) => field.personal).map((field) => `${name}.${field.name}`),
  );
  const manifest: ExportManifest = {
    ...{ format: EXPORT_FORMAT, scope, at: at.toISOString(), version, migration, site },
    ...{ personal, kinds, sequences, ...(media && { media }), wordpress },
  };
  await finish(manifest);
  return manifest;
}

async function writeKinds(client: Client, { folder, scope, report = () => undefined }: ExportOptions) {
  const written: KindEntry[] = [];
  for (const kind of listKinds(scope)) {
    const { fields, key } = await findFields(client, kind, scope);
    const total = await estimateRows(client, kind.table);
    const file = `${kind.table}.jsonl`;
    let rows = 0;
    const count = (piece: Uint8Array) => {
      rows += countLines(piece);
      report({ step: 'แถว', detail: kind.table, done: rows, total: Math.max(total, rows) });
    };
    const source = Readable.from(watch(streamRows(client, { kind, scope, fields, key }), count));
    const { bytes, sha256 } = await writeHashed(join(folder, file), source);
    written.push({ name: kind.table, file, rows, bytes, sha256, fields });
  }
  return written;
}

async function* watch(pieces: AsyncIterable<Uint8Array>, look: (piece: Uint8Array) => void) {
  for await (const piece of pieces) {
    look(piece);
    yield piece;
  }
}

const NEW_LINE = 10;

function countLines(piece: Uint8Array): number {
  let lines = 0;
  for (let at = piece.indexOf(NEW_LINE); at >= 0; at = piece.indexOf(NEW_LINE, at + 1)) lines += 1;
  return lines;
}

/** Sequences of the exported tables. */
async function listOwnSequences(client: Client, kinds: readonly KindEntry[]) {
  const names = new Set(kinds.map(({ name }) => name));
  return (await listSequences(client)).filter(({ name }) => names.has(name.replace(/_id_seq$/, '')));
}
