import { newsroomExportMessages } from '@/features/newsroom/list/export.messages';
import type { Viewer } from '@/lib/auth/viewer';
import { buildColumn } from '@/lib/files/sheet-format';
import { sheetExport } from '@/lib/http/sheet-export';
import { toSingleBatch } from '@/lib/http/sheet-response';
import { pickMessage } from '@/lib/messages/message';
import { contactMessages } from '../contact/contact.messages';
import { isAgency } from './access.queries';
import { recordVoiceExport } from './voices.commands';
import { voicesMessages as words } from './voices.messages';
import { listVoiceOffices, listVoicesForExport } from './voices.queries';
import { partWords, type VoiceChoice, voiceList } from './voices.rules';

/** Maximum rows of a file. */
const MAX_EXPORT_ROWS = 5_000;

const columns = [
  ...[buildColumn(words['voices.code'], 24), buildColumn(words['voices.kind'], 18)],
  ...[buildColumn(words['voices.subject'], 60), buildColumn(words['voices.owner'], 36)],
  ...[buildColumn(words['voices.status'], 18), buildColumn(words['voices.at'], 20)],
  ...[buildColumn(words['voices.due'], 20), buildColumn(words['voices.closedAt'], 20)],
];

/** The list of voices as a file, without senders; the URL has `format` and the list's own parameters. */
export const answerVoicesExport = sheetExport({
  right: 'voices.handle',
  limit: 'voices.export',
  refusals: {
    format: newsroomExportMessages['newsroomExport.badFormat'],
    limited: pickMessage(words, 'voices.exportLimited'),
  },
  find: ({ params }) => voiceList.read(params),
  read: async (choice, { viewer }) => {
    const found = await listVoicesForExport(viewer, choice, MAX_EXPORT_ROWS);
    const rows = found.map((row) => [
      ...[row.trackingCode ?? '', words[`voices.kind.${row.kind}`], row.subject, row.office],
      ...[contactMessages[`contact.status.${row.status}`], row.createdAt, row.dueAt, row.closedAt ?? ''],
    ]);
    return {
      audit: [recordVoiceExport, { rows: rows.length }],
      ...{ title: words['voices.home'], name: 'voices', columns, batches: toSingleBatch(rows) },
      ...{ filters: await describeFilters(viewer, choice), most: MAX_EXPORT_ROWS },
    };
  },
});

/** Part, tab and filters of the list in words. */
async function describeFilters(viewer: Viewer, choice: VoiceChoice) {
  const organisationId = choice.organisationId === undefined ? [] : await listVoiceOffices(viewer);
  return [
    [words['voices.parts'], partWords[isAgency(viewer) ? 'agency' : 'office'][choice.part]],
    [words['voices.tabs'], words[`voices.tab.${choice.tab}`]],
    ...voiceList.describe(choice, { organisationId }),
  ] as const;
}
