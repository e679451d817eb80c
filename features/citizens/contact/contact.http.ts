import { newsMessages } from '@/features/news/news.messages';
import { newsroomExportMessages } from '@/features/newsroom/list/export.messages';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';
import type { SheetColumn, SheetRow } from '@/lib/files/sheets';
import { limit, spend } from '@/lib/http/rate-limit/database';
import { answerSheet, inOneBatch, readFormat, type SheetFile, type SignedIn } from '@/lib/http/sheet-answer';
import { listReportsForExport } from '../content-reports/content-reports.queries';
import { rightsMessages } from '../data-requests/data-requests.messages';
import { listRequestsForExport } from '../data-requests/data-requests.queries';
import { noteTaskExport } from './contact.commands';
import { contactMessages as words } from './contact.messages';
import { listMessagesForExport } from './contact.queries';
import { type ContactChoice, type ContactPart, readContactChoice } from './contact.rules';

/** Rows of a file at most. */
const EXPORT_ROWS = 5_000;

/**
 * The queue of messages, of readers' reports or of requests over personal data as a file, for whoever handles them and from our own pages.
 *
 * @param request its address: `part`, `format`, and the list's own parameters
 */
export const answerContactExport = (request: Request): Promise<Response> => answerSheet(request, makeFile);

async function makeFile(viewer: SignedIn, params: URLSearchParams): Promise<SheetFile> {
  if (!can(viewer, 'contact.handle')) throw new AppError('forbidden', 'errors.forbidden');
  const format = readFormat(params.get('format'));
  if (!format) throw new AppError('invalid', 'errors.invalid', { format: 'newsroomExport.badFormat' });
  const choice = readContactChoice(Object.fromEntries([...params].reverse()));
  const part = choice.part === 'answers' ? 'messages' : choice.part;
  await spend(limit('contact.export'), String(viewer.accountId), 'contact.exportLimited');
  const { columns, read } = sheets[part];
  const rows = await read(viewer, choice);
  await noteTaskExport({ part, format, rows: rows.length }, viewer);
  return { format, title: words[`contact.part.${part}`].th, name: part, columns, batches: inOneBatch(rows) };
}

type Sheet = { columns: readonly SheetColumn[]; read: (viewer: Viewer, choice: ContactChoice) => Promise<SheetRow[]> };

const column = (key: keyof typeof words, width: number): SheetColumn => ({ title: words[key].th, width });

const rightsColumn = (key: keyof typeof rightsMessages, width: number): SheetColumn => ({
  title: rightsMessages[key].th,
  width,
});

const sheets: Readonly<Record<Exclude<ContactPart, 'answers'>, Sheet>> = {
  messages: {
    columns: [
      ...[column('contact.code', 16), column('contact.at', 20), column('contact.statuses', 16)],
      ...[column('contact.name', 26), column('contact.email', 30), column('contact.phone', 16)],
      ...[column('contact.subject', 40), column('contact.body', 80), column('contact.replies', 10)],
      column('contact.whose', 26),
    ],
    read: async (viewer, choice) =>
      (await listMessagesForExport(viewer, choice, EXPORT_ROWS)).map((row) => [
        ...[row.trackingCode, row.createdAt, words[`contact.status.${row.status}`].th, row.name, row.email],
        ...[row.phone, row.subject, row.body, row.replies, row.assignee?.name ?? ''],
      ]),
  },
  reports: {
    columns: [
      ...[column('contact.reported', 20), column('contact.statuses', 16), column('contact.reason', 28)],
      ...[column('contact.reportText', 60), column('contact.item', 60)],
      { title: newsroomExportMessages['newsroomExport.organisation'].th, width: 36 },
      column('contact.whose', 26),
    ],
    read: async (viewer, choice) =>
      (await listReportsForExport(viewer, choice, EXPORT_ROWS)).map((row) => [
        ...[row.createdAt, words[`contact.status.${row.status}`].th, newsMessages[`news.reason.${row.reason}`].th],
        ...[row.text, row.item.topic, row.item.organisation.name, row.assignee?.name ?? ''],
      ]),
  },
  rights: {
    columns: [
      ...[rightsColumn('rights.code', 22), rightsColumn('rights.at', 20), rightsColumn('rights.due', 20)],
      ...[rightsColumn('rights.statuses', 20), rightsColumn('rights.kind', 30), rightsColumn('rights.name', 26)],
      ...[rightsColumn('rights.email', 30), rightsColumn('rights.body', 80), rightsColumn('rights.whose', 26)],
    ],
    read: async (viewer, choice) =>
      (await listRequestsForExport(viewer, choice, EXPORT_ROWS)).map((row) => [
        ...[row.trackingCode, row.createdAt, row.dueAt, rightsMessages[`rights.status.${row.status}`].th],
        ...[rightsMessages[`rights.kind.${row.kind}`].th, row.name, row.email, row.body, row.assignee?.name ?? ''],
      ]),
  },
};
