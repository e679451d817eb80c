import { findRow } from '@/lib/areas/open';
import { can } from '@/lib/auth/access';
import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { limit, spend } from '@/lib/http/rate-limit/database';
import { answerSheet, numbered, readFormat, type SheetFile, type SignedIn } from '@/lib/http/sheet-answer';
import { noteExport } from './export.commands';
import { newsroomExportMessages as words } from './export.messages';
import { listExportIds, readExportRows } from './export.queries';
import { exportColumns, toCells } from './export.rules';
import { readNewsroomChoice } from './list.rules';
import { newsroomPlaceOf } from './list-scope';

/**
 * A list of the newsroom as a file, for whoever is signed in and from our own pages.
 *
 * @param request its address: `place`, the list's path in the viewer's own area; `format`; and the list's own parameters
 */
export const answerExport = (request: Request): Promise<Response> => answerSheet(request, makeFile);

async function makeFile(viewer: SignedIn, params: URLSearchParams): Promise<SheetFile> {
  if (!can(viewer, 'news.write')) throw new AppError('forbidden', 'errors.forbidden');
  const path = params.get('place') ?? '';
  const format = readFormat(params.get('format'));
  if (!format) throw new AppError('invalid', 'errors.invalid', { format: 'newsroomExport.badFormat' });
  const choice = readNewsroomChoice(Object.fromEntries([...params].reverse()));
  const found = path === '' ? undefined : findRow(viewer.role, path);
  const place = found?.rest.length === 0 ? newsroomPlaceOf(found.row, choice.part) : undefined;
  if (!found || !place) throw new AppError('missing', 'newsroomExport.noPlace');
  await spend(limit('newsroom.export'), String(viewer.accountId), 'newsroomExport.limited');
  const now = new Date();
  const ids = await listExportIds(viewer, place, choice, now);
  await noteExport({ place: found.row.path, format, rows: ids.length }, viewer);
  return {
    ...{ format, title: found.row.title.th, name: 'news', columns: exportColumns },
    ...{ sheet: words['newsroomExport.sheet'].th, sum: words['newsroomExport.sum'].th },
    batches: numbered(readExportRows(viewer, place, choice, now, ids), (row, number) =>
      toCells(row, number, env.SITE_URL, now),
    ),
  };
}
