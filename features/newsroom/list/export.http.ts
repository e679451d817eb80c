import { findRow } from '@/lib/areas/navigation';
import { can } from '@/lib/auth/access';
import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import {
  numberRows,
  readSheetFormat,
  type SheetFile,
  type SignedInViewer,
  serveSheet,
} from '@/lib/http/sheet-response';
import { recordNewsroomExport } from './export.commands';
import { newsroomExportMessages as words } from './export.messages';
import { listNewsroomExportIds, listNewsroomExportRows } from './export.queries';
import { newsroomExportColumns, toNewsroomExportCells } from './export.rules';
import { newsroomList } from './list.rules';
import { toNewsroomListScope } from './list-scope';

/**
 * Exports a newsroom list as a file; only for signed-in viewers and from our own pages.
 *
 * @param request its query has `place`, the list's path in the viewer's own area; `format`; and the list's own
 *   parameters
 */
export const answerExport = (request: Request): Promise<Response> => serveSheet(request, buildFile);

async function buildFile(viewer: SignedInViewer, params: URLSearchParams): Promise<SheetFile> {
  if (!can(viewer, 'news.write')) throw new AppError('forbidden', 'errors.forbidden');
  const path = params.get('place') ?? '';
  const format = readSheetFormat(params.get('format'));
  if (!format) throw new AppError('invalid', 'errors.invalid', { format: 'newsroomExport.badFormat' });
  const choice = newsroomList.read(Object.fromEntries([...params].reverse()));
  const found = path === '' ? undefined : findRow(viewer.role, path);
  const place = found?.rest.length === 0 ? toNewsroomListScope(found.row, choice.part) : undefined;
  if (!found || !place) throw new AppError('missing', 'newsroomExport.noPlace');
  await consume(getLimiter('newsroom.export'), String(viewer.accountId), 'newsroomExport.limited');
  const now = new Date();
  const ids = await listNewsroomExportIds(viewer, place, choice, now);
  await recordNewsroomExport({ place: found.row.path, format, rows: ids.length }, viewer);
  return {
    ...{ format, title: found.row.title.th, name: 'news', columns: newsroomExportColumns },
    ...{ sheet: words['newsroomExport.sheet'].th, sum: words['newsroomExport.sum'].th },
    batches: numberRows(listNewsroomExportRows(viewer, place, choice, now, ids), (row, number) =>
      toNewsroomExportCells(row, number, env.SITE_URL, now),
    ),
  };
}
