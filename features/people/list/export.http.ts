import { findRow } from '@/lib/areas/navigation';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';
import type { SheetFormat } from '@/lib/files/sheet-format';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import {
  numberRows,
  readSheetFormat,
  type SheetFile,
  type SignedInViewer,
  serveSheet,
} from '@/lib/http/sheet-response';
import { recordMemberExport } from '../members/members.commands';
import { memberListMessages } from '../members/members.messages';
import { listMemberExportIds, listMemberExportRows } from '../members/members.queries';
import { memberList, memberSheetColumns, toMemberCells } from '../members/members.rules';
import { listPeopleExportIds, listPeopleExportRows } from './export.queries';
import { buildPeopleSheetColumns, toPersonCells } from './export.rules';
import { recordPeopleExport } from './list.commands';
import { peopleListMessages } from './list.messages';
import { buildPeopleList } from './list.rules';

/**
 * Exports a list of people as a file, for viewers who manage them and for requests from this site.
 *
 * @param request query: `place` (path of the list in the viewer's area), `format`, and the parameters of the list
 */
export const answerPeopleExport = (request: Request): Promise<Response> => serveSheet(request, buildSheet);

async function buildSheet(viewer: SignedInViewer, params: URLSearchParams): Promise<SheetFile> {
  if (!can(viewer, 'accounts.manage')) throw new AppError('forbidden', 'errors.forbidden');
  const format = readSheetFormat(params.get('format'));
  if (!format) throw new AppError('invalid', 'errors.invalid', { format: 'peopleDesk.badFormat' });
  const path = params.get('place') ?? '';
  const found = path === '' ? undefined : findRow(viewer.role, path);
  if (!found || found.rest.length > 0) throw new AppError('missing', 'peopleDesk.noPlace');
  const { people, screen } = found.row;
  const asked = { params: Object.fromEntries([...params].reverse()), format, place: found.row.path };
  if (people) return buildPeopleSheet(viewer, asked, people);
  if (screen !== 'members') throw new AppError('missing', 'peopleDesk.noPlace');
  return buildMemberSheet(viewer, asked);
}

type ExportRequest = { params: Record<string, string>; format: SheetFormat; place: string };

const limitExports = ({ accountId }: Viewer): Promise<void> =>
  consume(getLimiter('people.export'), String(accountId), 'peopleDesk.limited');

async function buildPeopleSheet(
  viewer: Viewer,
  { params, format, place }: ExportRequest,
  kinds: readonly ('staff' | 'users')[],
) {
  const choice = buildPeopleList(kinds).read(params);
  await limitExports(viewer);
  const now = new Date();
  const ids = await listPeopleExportIds(viewer, choice, now);
  await recordPeopleExport({ place, kind: choice.kind, format, rows: ids.length }, viewer);
  return {
    ...{ format, name: 'people', title: peopleListMessages[`peopleDesk.kind.${choice.kind}`].th },
    columns: buildPeopleSheetColumns(choice.kind),
    batches: numberRows(listPeopleExportRows(viewer, choice, now, ids), toPersonCells),
  };
}

async function buildMemberSheet(viewer: Viewer, { params, format }: ExportRequest) {
  const choice = memberList.read(params);
  if (!can(viewer, 'members.manage')) throw new AppError('forbidden', 'errors.forbidden');
  await limitExports(viewer);
  const ids = await listMemberExportIds(viewer, choice);
  await recordMemberExport({ format, rows: ids.length }, viewer);
  return {
    ...{ format, name: 'members', title: memberListMessages['memberDesk.sheet'].th },
    columns: memberSheetColumns,
    batches: numberRows(listMemberExportRows(viewer, ids), toMemberCells),
  };
}
