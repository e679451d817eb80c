import { newsMessages } from '@/features/news/news.messages';
import { newsroomExportMessages } from '@/features/newsroom/list/export.messages';
import type { Viewer } from '@/lib/auth/viewer';
import type { SheetFact } from '@/lib/files/sheet-facts';
import { buildColumn, type SheetColumn } from '@/lib/files/sheet-format';
import type { SheetRow } from '@/lib/files/sheets';
import { sheetExport } from '@/lib/http/sheet-export';
import { toSingleBatch } from '@/lib/http/sheet-response';
import { pickMessage } from '@/lib/messages/message';
import { listContentReportsForExport } from '../content-reports/content-reports.queries';
import { dataRequestsMessages as rights } from '../data-requests/data-requests.messages';
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
  refusals: {
    format: newsroomExportMessages['newsroomExport.badFormat'],
    limited: pickMessage(words, 'contact.exportLimited'),
  },
  find: ({ params }) => contactList.read(params),
  read: async (choice, { viewer }) => {
    const part = choice.part === 'answers' ? 'messages' : choice.part;
    const { columns, read } = sheets[part];
    const rows = await read(viewer, choice);
    return {
      audit: [recordTaskExport, { part, rows: rows.length }],
      ...{ title: words[`contact.part.${part}`], name: part, columns, batches: toSingleBatch(rows) },
      ...{ filters: [...describeStatus(part, choice), ...contactList.describe(choice, {})], most: MAX_EXPORT_ROWS },
    };
  },
});

/** The tab in words. */
const describeStatus = (part: keyof typeof sheets, { status }: ContactChoice): SheetFact[] =>
  status
    ? [
        [
          words['contact.statuses'],
          part === 'rights' ? rights[`rights.status.${status}`] : words[`contact.status.${status}`],
        ],
      ]
    : [];

type Sheet = { columns: readonly SheetColumn[]; read: (viewer: Viewer, choice: ContactChoice) => Promise<SheetRow[]> };

const sheets: Readonly<Record<Exclude<ContactTab, 'answers'>, Sheet>> = {
  messages: {
    columns: [
      ...[
        buildColumn(words['contact.code'], 16),
        buildColumn(words['contact.at'], 20),
        buildColumn(words['contact.statuses'], 16),
      ],
      ...[
        buildColumn(words['contact.name'], 26),
        buildColumn(words['contact.email'], 30),
        buildColumn(words['contact.phone'], 16),
      ],
      ...[
        buildColumn(words['contact.subject'], 40),
        buildColumn(words['contact.body'], 80),
        buildColumn(words['contact.replies'], 10),
      ],
      buildColumn(words['contact.whose'], 26),
    ],
    read: async (viewer, choice) =>
      (await listMessagesForExport(viewer, choice, MAX_EXPORT_ROWS)).map((row) => [
        ...[row.trackingCode, row.createdAt, words[`contact.status.${row.status}`], row.name, row.email],
        ...[row.phone, row.subject, row.body, row.replies, row.assignee?.name ?? ''],
      ]),
  },
  reports: {
    columns: [
      ...[
        buildColumn(words['contact.reported'], 20),
        buildColumn(words['contact.statuses'], 16),
        buildColumn(words['contact.reason'], 28),
      ],
      ...[buildColumn(words['contact.reportText'], 60), buildColumn(words['contact.item'], 60)],
      buildColumn(newsroomExportMessages['newsroomExport.organisation'], 36),
      buildColumn(words['contact.whose'], 26),
    ],
    read: async (viewer, choice) =>
      (await listContentReportsForExport(viewer, choice, MAX_EXPORT_ROWS)).map((row) => [
        ...[row.createdAt, words[`contact.status.${row.status}`], newsMessages[`news.reason.${row.reason}`].th],
        ...[row.text, row.item.topic, row.item.organisation.name, row.assignee?.name ?? ''],
      ]),
  },
  rights: {
    columns: [
      ...[buildColumn(rights['rights.code'], 22), buildColumn(rights['rights.at'], 20)],
      ...[buildColumn(rights['rights.due'], 20), buildColumn(rights['rights.statuses'], 20)],
      ...[buildColumn(rights['rights.kind'], 30), buildColumn(rights['rights.name'], 26)],
      ...[buildColumn(rights['rights.email'], 30), buildColumn(rights['rights.body'], 80)],
      buildColumn(words['contact.whose'], 26),
    ],
    read: async (viewer, choice) =>
      (await listDataRequestsForExport(viewer, choice, MAX_EXPORT_ROWS)).map((row) => [
        ...[row.trackingCode, row.createdAt, row.dueAt, rights[`rights.status.${row.status}`]],
        ...[rights[`rights.kind.${row.kind}`].th, row.name, row.email, row.body, row.assignee?.name ?? ''],
      ]),
  },
};
