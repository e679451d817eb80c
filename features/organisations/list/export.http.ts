import { findRow } from '@/lib/areas/open';
import { can } from '@/lib/auth/access';
import { AppError } from '@/lib/errors/errors';
import { limit, spend } from '@/lib/http/rate-limit/database';
import { answerSheet, numbered, readFormat, type SheetFile, type SignedIn } from '@/lib/http/sheet-answer';
import { noteExport } from './export.commands';
import { organisationExportMessages as words } from './export.messages';
import { readExport } from './export.queries';
import { exportColumns, toCells } from './export.rules';
import { organisationPlaceOf, readOrganisationChoice } from './list.rules';

/**
 * A list of organisations as a file, for whoever has such a list in the own area and asks from our own pages.
 *
 * @param request its address: `place`, the list's path in the viewer's own area; `format`; and the list's own parameters
 */
export const answerOrganisationExport = (request: Request): Promise<Response> => answerSheet(request, makeFile);

async function makeFile(viewer: SignedIn, params: URLSearchParams): Promise<SheetFile> {
  if (!can(viewer, 'organisations.read')) throw new AppError('forbidden', 'errors.forbidden');
  const format = readFormat(params.get('format'));
  if (!format) throw new AppError('invalid', 'errors.invalid', { format: 'organisationExport.badFormat' });
  const { row, place } = findPlace(viewer, params.get('place') ?? '');
  const choice = readOrganisationChoice(Object.fromEntries([...params].reverse()), place.kind);
  const key = String(viewer.accountId);
  await spend(limit('organisation.export'), key, 'organisationExport.limited');
  const { total, batches } = await readExport(viewer, place, choice, new Date());
  await noteExport({ place: row.path, format, rows: total }, viewer);
  return {
    ...{ format, title: row.title.th, name: 'organisations', columns: exportColumns },
    ...{ sheet: words['organisationExport.sheet'].th, sum: words['organisationExport.sum'].th },
    batches: numbered(batches, toCells),
  };
}

function findPlace(viewer: SignedIn, path: string) {
  const found = path === '' ? undefined : findRow(viewer.role, path);
  const isList = found?.rest.length === 0 && found.row.screen === 'organisations';
  const place = isList ? organisationPlaceOf(found.row.scope) : undefined;
  if (!found || !place) throw new AppError('missing', 'organisationExport.noPlace');
  return { row: found.row, place };
}
