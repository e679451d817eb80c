import { sheetMessages } from '@/lib/files/sheet-messages';
import { sheetExport } from '@/lib/http/sheet-export';
import { type RowColumn, tabulate } from '@/lib/http/sheet-response';
import { readPages } from '@/lib/list/in-batches';
import { pickMessage } from '@/lib/messages/message';
import { formatYear } from '@/lib/time/format';
import { recordDocumentExport } from './documents.commands';
import { documentsMessages as words } from './documents.messages';
import { type DocumentEntry, listDocuments } from './documents.queries';
import { documentList } from './documents.rules';

/** Maximum rows of a file, and batch size of reading. */
const MAX_EXPORT_ROWS = 10_000;
const BATCH_ROWS = 500;

const columns: readonly RowColumn<DocumentEntry>[] = [
  { title: sheetMessages['sheet.number'], width: 8, cell: (_, number) => number },
  { title: words['documents.titleLabel'], width: 60, cell: ({ title }) => title },
  { title: words['documents.description'], width: 60, cell: ({ description }) => description },
  { title: words['documents.kind'].th, width: 28, cell: ({ kind }) => words[`documents.kind.${kind}`].th },
  { title: words['documents.yearShort'].th, width: 14, cell: ({ fiscalYear }) => formatYear(fiscalYear) },
  {
    title: words['documents.state'].th,
    width: 14,
    cell: ({ visible }) => words[`documents.state.${visible ? 'shown' : 'hidden'}`].th,
  },
  { title: words['documents.version'], width: 12, cell: ({ version }) => version },
  { title: words['documents.file'], width: 40, cell: ({ file }) => file?.name ?? '' },
  { title: words['documents.downloads'], width: 14, sum: true, cell: ({ downloads }) => downloads },
  { title: words['documents.published'].th, width: 22, cell: ({ publishedAt }) => publishedAt },
  { title: words['documents.updated'], width: 22, cell: ({ updatedAt }) => updatedAt },
];

/** The list of documents as a file; the URL has `format` and the list's own parameters. */
export const answerDocumentExport = sheetExport({
  right: 'site.manage',
  limit: 'documents.export',
  refusals: {
    format: sheetMessages['sheet.badFormat'],
    limited: pickMessage(sheetMessages, 'sheet.limited'),
  },
  find: ({ params }) => documentList.read(params),
  read: async (choice) => {
    const { total, years } = await listDocuments({ ...choice, page: 1, per: 1 });
    return {
      audit: [recordDocumentExport, { rows: Math.min(total, MAX_EXPORT_ROWS) }],
      ...{ title: words['documents.list'], name: 'documents', sum: sheetMessages['sheet.sum'] },
      filters: documentList.describe(choice, { year: years.map((id) => ({ id, name: String(formatYear(id)) })) }),
      most: MAX_EXPORT_ROWS,
      ...tabulate(
        columns,
        readPages({ size: BATCH_ROWS, most: MAX_EXPORT_ROWS }, async (paging) => {
          const { items } = await listDocuments({ ...choice, ...paging });
          return items;
        }),
      ),
    };
  },
});
