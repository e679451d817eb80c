import { resolve } from 'node:path';
import { getMediaStore } from '@/features/media/media.store';
import type { Viewer } from '@/lib/auth/viewer';
import { env } from '@/lib/env/env';
import { getCurrentTime } from '@/lib/time/current-time';
import { noteExport, noteExportStart } from '../leaving.commands';
import type { ExportManifest } from '../leaving.schema';
import { createExport, type ExportOptions } from './export.commands';

type OwnExport = Pick<ExportOptions, 'report' | 'databaseUrl' | 'folder' | 'scope' | 'format' | 'version'>;

/**
 * Exports this installation, and records it in the audit log before and after.
 *
 * @throws AppError 'conflict', see `createExport`
 */
export async function exportPortal(
  { folder, scope, format, version, report, databaseUrl }: OwnExport,
  viewer: Viewer,
): Promise<ExportManifest> {
  const path = resolve(folder);
  await noteExportStart({ scope, format, folder: path }, viewer);
  const manifest = await createExport({
    ...{ databaseUrl, folder: path, scope, format, store: getMediaStore(), site: env.SITE_URL },
    ...{ version, at: getCurrentTime(), ...(report && { report }) },
  });
  const rows = manifest.kinds.reduce((sum, kind) => sum + kind.rows, 0);
  await noteExport({ scope, format, folder: path, rows, files: manifest.media?.files ?? 0 }, viewer);
  return manifest;
}
