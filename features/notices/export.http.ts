import { env } from '@/lib/env/env';
import { sheetExport } from '@/lib/http/sheet-export';
import { numberRows } from '@/lib/http/sheet-response';
import { readId } from '@/lib/list/list';
import { pickMessage } from '@/lib/messages/message';
import { formatDateTime } from '@/lib/time/format';
import { noticesMessages } from './notices.messages';
import { findNotice, type Notice } from './notices.queries';
import { recordNoticeExport } from './receipts/receipts.commands';
import { noticeReceiptsMessages as words } from './receipts/receipts.messages';
import { countReceipts, streamReceipts } from './receipts/receipts.queries';
import { receiptList, receiptSheetColumns, type TrackingChoice, toReceiptCells } from './receipts/receipts.rules';

/** The receipts of a sent notice as a file; the URL has `notice`, `format` and the table's own parameters. */
export const answerNoticeExport = sheetExport({
  right: 'notices.send',
  limit: 'notices.export',
  refusals: {
    format: words['noticeTracking.badFormat'],
    limited: pickMessage(words, 'noticeTracking.limited'),
    missing: pickMessage(noticesMessages, 'notices.notFound'),
  },
  find: async ({ viewer, params }) => {
    const notice = await findNotice(viewer, readId(params.notice) ?? 0);
    return notice?.sentAt && notice;
  },
  read: async (notice, { viewer, params }) => {
    const choice = receiptList.read(params);
    const counts = await countReceipts(viewer, notice, choice);
    return {
      audit: [recordNoticeExport, { id: notice.id, rows: counts[choice.tab] }],
      ...{ title: `${words['noticeTracking.fileName']} ${notice.id}`, name: `notice-${notice.id}` },
      ...{
        columns: receiptSheetColumns,
        sheet: words['noticeTracking.sheet'],
        filters: describeReceipts(notice, choice),
      },
      batches: numberRows(streamReceipts(viewer, notice, choice), (row) => toReceiptCells(row, notice, env.SITE_URL)),
    };
  },
});

/** The notice, its dates, and the tab and search of its receipts, in words. */
const describeReceipts = (
  { title, sentAt, deadlineAt }: Notice,
  choice: TrackingChoice,
): (readonly [name: string, value: string])[] => [
  [noticesMessages['notices.title'], title],
  ...(sentAt ? [[noticesMessages['notices.sentOn'], formatDateTime(sentAt)] as const] : []),
  ...(deadlineAt ? [[noticesMessages['notices.deadline'], formatDateTime(deadlineAt)] as const] : []),
  [words['noticeTracking.tabs'], words[`noticeTracking.tab.${choice.tab}`]],
  ...receiptList.describe(choice, {}),
];
