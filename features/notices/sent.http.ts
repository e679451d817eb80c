import { sheetMessages } from '@/lib/files/sheet-messages';
import { sheetExport } from '@/lib/http/sheet-export';
import { type RowColumn, tabulate } from '@/lib/http/sheet-response';
import { readPages } from '@/lib/list/in-batches';
import { pickMessage } from '@/lib/messages/message';
import { noticesMessages as words } from './notices.messages';
import { countNotices, listNotices, type NoticeRow } from './notices.queries';
import { recordNoticeListExport } from './receipts/receipts.commands';
import { sentList } from './sent.rules';

/** Maximum rows of a file, and batch size of reading. */
const MAX_EXPORT_ROWS = 10_000;
const BATCH_ROWS = 200;

const formatState = ({ sentAt, recalledAt }: NoticeRow): string =>
  words[`notices.tab.${recalledAt ? 'recalled' : sentAt ? 'sent' : 'draft'}`];

/** A figure that a notice has: a draft has none, and a duty only where it is asked for. */
const figure = (name: 'delivered' | 'read' | 'confirmed' | 'answered', asks: (row: NoticeRow) => boolean) =>
  ({
    title: words[`notices.column.${name}`],
    width: 12,
    cell: (row: NoticeRow) => (row.sentAt && asks(row) ? row[name] : '–'),
  }) as const;

const columns: readonly RowColumn<NoticeRow>[] = [
  { title: sheetMessages['sheet.number'], width: 8, cell: (_, number) => number },
  { title: words['notices.column.title'], width: 60, cell: ({ title }) => title },
  { title: words['notices.state'], width: 14, cell: formatState },
  { title: words['notices.column.sentAt'], width: 22, cell: ({ sentAt }) => sentAt ?? '' },
  { title: words['notices.column.deadline'], width: 22, cell: ({ deadlineAt }) => deadlineAt ?? '' },
  figure('delivered', () => true),
  figure('read', () => true),
  figure('confirmed', ({ mustRead }) => mustRead),
  figure('answered', ({ answerWanted }) => answerWanted),
];

/** The administrator's notices as a file; the URL has `format` and the list's own parameters. */
export const answerNoticeListExport = sheetExport({
  right: 'notices.send',
  limit: 'notices.list',
  refusals: {
    format: sheetMessages['sheet.badFormat'],
    limited: pickMessage(sheetMessages, 'sheet.limited'),
  },
  find: ({ params }) => sentList.read(params),
  read: async (choice, { viewer }) => {
    const counts = await countNotices(viewer, choice);
    return {
      audit: [recordNoticeListExport, { rows: Math.min(counts[choice.tab], MAX_EXPORT_ROWS) }],
      ...{ title: words['notices.list'], name: 'notices', most: MAX_EXPORT_ROWS },
      filters: [[words['notices.state'], words[`notices.tab.${choice.tab}`]], ...sentList.describe(choice, {})],
      ...tabulate(
        columns,
        readPages({ size: BATCH_ROWS, most: MAX_EXPORT_ROWS }, (paging) =>
          listNotices(viewer, { ...choice, ...paging }),
        ),
      ),
    };
  },
});
