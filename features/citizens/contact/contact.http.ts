import { newsMessages } from '@/features/news/news.messages';
import { newsroomExportMessages } from '@/features/newsroom/list/export.messages';
import type { Viewer } from '@/lib/auth/viewer';
import type { SheetColumn } from '@/lib/files/sheet-format';
import type { SheetRow } from '@/lib/files/sheets';
import { sheetExport } from '@/lib/http/sheet-export';
import { toSingleBatch } from '@/lib/http/sheet-response';
import { getThai } from '@/lib/messages/message';
import { listContentReportsForExport } from '../content-reports/content-reports.queries';
import { dataRequestsMessages } from '../data-requests/data-requests.messages';
import { listDataRequestsForExport } from '../data-requests/data-requests.queries';
import { recordTaskExport } from './contact.commands';
import { contactMessages as words } from './contact.messages';
import { listMessagesForExport } from './contact.queries';
import { type ContactChoice, type ContactTab, contactList } from './contact.rules';

/** Maximum rows of a file. */
const MAX_EXPORT_ROWS = 5_000;

/**
 * A queue (messages, readers' reports or data subject requests) as a file; the URL has `part`, `format` and the list's
 * own parameters.
 */
export const answerContactExport = sheetExport({
  right: 'contact.handle',
  limit: 'contact.export',
  refusals: { format: 'newsroomExport.badFormat', limited: 'contact.exportLimited' },
  find: ({ params }) => contactList.read(params),
  read: async (choice, { viewer }) => {
    const part = choice.part === 'answers' ? 'messages' : choice.part;
    const { columns, read } = sheets[part];
    const rows = await read(viewer, choice);
    return {
      audit: [recordTaskExport, { part, rows: rows.length }],
      ...{ title: words[`contact.part.${part}`], name: part, columns, batches: toSingleBatch(rows) },
    };
  },
});

type Sheet = { columns: readonly SheetColumn[]; read: (viewer: Viewer, choice: ContactChoice) => Promise<SheetRow[]> };

const buildColumn = (key: keyof typeof words, width: number): SheetColumn => ({ title: getThai(words[key]), width });

const buildDataRequestColumn = (key: keyof typeof dataRequestsMessages, width: number): SheetColumn => ({
  title: getThai(dataRequestsMessages[key]),
  width,
});

const sheets: Readonly<Record<Exclude<ContactTab, 'answers'>, Sheet>> = {
  messages: {
    columns: [
      ...[buildColumn('contact.code', 16), buildColumn('contact.at', 20), buildColumn('contact.statuses', 16)],
      ...[buildColumn('contact.name', 26), buildColumn('contact.email', 30), buildColumn('contact.phone', 16)],
      ...[buildColumn('contact.subject', 40), buildColumn('contact.body', 80), buildColumn('contact.replies', 10)],
      buildColumn('contact.whose', 26),
    ],
    read: async (viewer, choice) =>
      (await listMessagesForExport(viewer, choice, MAX_EXPORT_ROWS)).map((row) => [
        ...[row.trackingCode, row.createdAt, words[`contact.status.${row.status}`], row.name, row.email],
        ...[row.phone, row.subject, row.body, row.replies, row.assignee?.name ?? ''],
      ]),
  },
  reports: {
    columns: [
      ...[buildColumn('contact.reported', 20), buildColumn('contact.statuses', 16), buildColumn('contact.reason', 28)],
      ...[buildColumn('contact.reportText', 60), buildColumn('contact.item', 60)],
      { title: newsroomExportMessages['newsroomExport.organisation'], width: 36 },
      buildColumn('contact.whose', 26),
    ],
    read: async (viewer, choice) =>
      (await listContentReportsForExport(viewer, choice, MAX_EXPORT_ROWS)).map((row) => [
        ...[row.createdAt, words[`contact.status.${row.status}`], newsMessages[`news.reason.${row.reason}`].th],
        ...[row.text, row.item.topic, row.item.organisation.name, row.assignee?.name ?? ''],
      ]),
  },
  rights: {
    columns: [
      ...[
        buildDataRequestColumn('rights.code', 22),
        buildDataRequestColumn('rights.at', 20),
        buildDataRequestColumn('rights.due', 20),
      ],
      ...[
        buildDataRequestColumn('rights.statuses', 20),
        buildDataRequestColumn('rights.kind', 30),
        buildDataRequestColumn('rights.name', 26),
      ],
      ...[
        buildDataRequestColumn('rights.email', 30),
        buildDataRequestColumn('rights.body', 80),
        buildDataRequestColumn('rights.whose', 26),
      ],
    ],
    read: async (viewer, choice) =>
      (await listDataRequestsForExport(viewer, choice, MAX_EXPORT_ROWS)).map((row) => [
        ...[row.trackingCode, row.createdAt, row.dueAt, dataRequestsMessages[`rights.status.${row.status}`]],
        ...[
          dataRequestsMessages[`rights.kind.${row.kind}`].th,
          row.name,
          row.email,
          row.body,
          row.assignee?.name ?? '',
        ],
      ]),
  },
};
