import { resolve } from 'node:path';
import { getMediaStore } from '@/features/media/media.store';
import type { Viewer } from '@/lib/auth/viewer';
import { noteImport } from '../leaving.commands';
import { type ImportOptions, type ImportResult, importPortal } from './import.commands';

/**
 * Imports an export into this installation, and records in its audit log where its content came from.
 *
 * @throws AppError 'conflict', see `importPortal`
 */
export async function takeExportIn(
  { folder, ...options }: Omit<ImportOptions, 'store'>,
  viewer: Viewer,
): Promise<ImportResult> {
  const done = await importPortal({ ...options, folder: resolve(folder), store: getMediaStore() });
  const { site, at, scope } = done.manifest;
  await noteImport({ site, at, scope, rows: done.rows, files: done.files }, viewer);
  return done;
}
