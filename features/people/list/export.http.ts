import { findRow } from '@/lib/areas/open';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';
import type { SheetFormat } from '@/lib/files/sheet-format';
import { limit, spend } from '@/lib/http/rate-limit/database';
import { answerSheet, numbered, readFormat, type SheetFile, type SignedIn } from '@/lib/http/sheet-answer';
import { noteMemberExport } from '../members/members.commands';
import { memberDeskMessages } from '../members/members.messages';
import { listMemberExportIds, readMemberExportRows } from '../members/members.queries';
import { memberColumns, readMemberChoice, toMemberCells } from '../members/members.rules';
import { listExportIds, readExportRows } from './export.queries';
import { exportColumns, toCells } from './export.rules';
import { notePeopleExport } from './list.commands';
import { peopleDeskMessages } from './list.messages';
import { readPeopleChoice } from './list.rules';

/**
 * A list of people as a file, for whoever manages them and from our own pages.
 *
 * @param request its address: `place`, the list's path in the viewer's own area; `format`; and the list's own parameters
 */
export const answerPeopleExport = (request: Request): Promise<Response> => answerSheet(request, fileFor);

async function fileFor(viewer: SignedIn, params: URLSearchParams): Promise<SheetFile> {
  if (!can(viewer, 'accounts.manage')) throw new AppError('forbidden', 'errors.forbidden');
  const format = readFormat(params.get('format'));
  if (!format) throw new AppError('invalid', 'errors.invalid', { format: 'peopleDesk.badFormat' });
  const path = params.get('place') ?? '';
  const found = path === '' ? undefined : findRow(viewer.role, path);
  if (!found || found.rest.length > 0) throw new AppError('missing', 'peopleDesk.noPlace');
  const { people, screen } = found.row;
  const asked = { params: Object.fromEntries([...params].reverse()), format, place: found.row.path };
  if (people) return peopleFile(viewer, asked, people);
  if (screen !== 'members') throw new AppError('missing', 'peopleDesk.noPlace');
  return memberFile(viewer, asked);
}

type Asked = { params: Record<string, string>; format: SheetFormat; place: string };

const spendOne = ({ accountId }: Viewer): Promise<void> =>
  spend(limit('people.export'), String(accountId), 'peopleDesk.limited');

async function peopleFile(viewer: Viewer, { params, format, place }: Asked, kinds: readonly ('staff' | 'users')[]) {
  const choice = readPeopleChoice(params, kinds);
  await spendOne(viewer);
  const now = new Date();
  const ids = await listExportIds(viewer, choice, now);
  await notePeopleExport({ place, kind: choice.kind, format, rows: ids.length }, viewer);
  return {
    ...{ format, name: 'people', title: peopleDeskMessages[`peopleDesk.kind.${choice.kind}`].th },
    columns: exportColumns(choice.kind),
    batches: numbered(readExportRows(viewer, choice, now, ids), toCells),
  };
}

async function memberFile(viewer: Viewer, { params, format }: Asked) {
  const choice = readMemberChoice(params);
  if (!can(viewer, 'members.manage')) throw new AppError('forbidden', 'errors.forbidden');
  await spendOne(viewer);
  const ids = await listMemberExportIds(viewer, choice);
  await noteMemberExport({ format, rows: ids.length }, viewer);
  return {
    ...{ format, name: 'members', title: memberDeskMessages['memberDesk.sheet'].th },
    columns: memberColumns,
    batches: numbered(readMemberExportRows(viewer, ids), toMemberCells),
  };
}
