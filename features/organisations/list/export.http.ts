import { findRow } from '@/lib/areas/navigation';
import { can } from '@/lib/auth/access';
import { AppError } from '@/lib/errors/errors';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import {
  numberRows,
  readSheetFormat,
  type SheetFile,
  type SignedInViewer,
  serveSheet,
} from '@/lib/http/sheet-response';
import { recordOrganisationExport } from './export.commands';
import { organisationExportMessages as words } from './export.messages';
import { buildOrganisationExport } from './export.queries';
import { organisationSheetColumns, toOrganisationCells } from './export.rules';
import { findOrganisationListScope, readOrganisationChoice } from './list.rules';

/**
 * Exports a list of organisations as a file; only for viewers who have such a list in their area, and from our own
 * pages.
 *
 * @param request its query has `place`, the list's path in the viewer's own area; `format`; and the list's own
 *   parameters
 */
export const answerOrganisationExport = (request: Request): Promise<Response> =>
  serveSheet(request, buildOrganisationSheet);

async function buildOrganisationSheet(viewer: SignedInViewer, params: URLSearchParams): Promise<SheetFile> {
  if (!can(viewer, 'organisations.read')) throw new AppError('forbidden', 'errors.forbidden');
  const format = readSheetFormat(params.get('format'));
  if (!format) throw new AppError('invalid', 'errors.invalid', { format: 'organisationExport.badFormat' });
  const { row, place } = findExportList(viewer, params.get('place') ?? '');
  const choice = readOrganisationChoice(Object.fromEntries([...params].reverse()), place.kind);
  const key = String(viewer.accountId);
  await consume(getLimiter('organisation.export'), key, 'organisationExport.limited');
  const { total, batches } = await buildOrganisationExport(viewer, place, choice, new Date());
  await recordOrganisationExport({ place: row.path, format, rows: total }, viewer);
  return {
    ...{ format, title: row.title.th, name: 'organisations', columns: organisationSheetColumns },
    ...{ sheet: words['organisationExport.sheet'].th, sum: words['organisationExport.sum'].th },
    batches: numberRows(batches, toOrganisationCells),
  };
}

function findExportList(viewer: SignedInViewer, path: string) {
  const found = path === '' ? undefined : findRow(viewer.role, path);
  const isList = found?.rest.length === 0 && found.row.screen === 'organisations';
  const place = isList ? findOrganisationListScope(found.row.scope) : undefined;
  if (!found || !place) throw new AppError('missing', 'organisationExport.noPlace');
  return { row: found.row, place };
}
