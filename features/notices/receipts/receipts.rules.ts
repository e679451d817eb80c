import { type ChoiceOf, listParams } from '@/lib/list/list-params';
import { action, named, oneOf, page, per, search } from '@/lib/list/params';
import { toThaiDay } from '@/lib/time/format';
import { noticeReceiptsMessages as words } from './receipts.messages';
import { type ReceiptRow, receiptTabs } from './receipts.schema';

/** The address of a notice with the state of its table; a confirmation to remind keeps the page. */
export const receiptList = listParams({
  tab: named('show', oneOf(receiptTabs)),
  ...search,
  per: per(24),
  page,
  ask: action<string>(),
  to: action<number>(),
});
export type TrackingChoice = ChoiceOf<typeof receiptList>;

/** True if an organisation was not yet reminded on this Thai calendar day. */
export const canRemind = ({ remindedAt }: { remindedAt?: Date }, now: Date): boolean =>
  remindedAt === undefined || toThaiDay(remindedAt) !== toThaiDay(now);

type NoticeDuties = { mustRead: boolean; answerWanted: boolean };

/** True if an organisation has open duties for a notice; reading it is always one. */
export function hasOpenDuties(
  row: Pick<ReceiptRow, 'readAt' | 'confirmedAt' | 'answeredAt'>,
  asked: NoticeDuties,
): boolean {
  if (!row.readAt) return true;
  return (asked.mustRead && !row.confirmedAt) || (asked.answerWanted && !row.answeredAt);
}

const buildColumn = (name: ColumnName, width: number) => ({ title: words[`noticeTracking.${name}`], width });
type ColumnName =
  | ('code' | 'organisation' | 'place' | 'deliveredAt' | 'readAt' | 'confirmedAt')
  | ('answeredAt' | 'late' | 'answer' | 'file' | 'remindedAt');

/** Columns of the exported file, in order. */
export const receiptSheetColumns = [
  buildColumn('code', 14),
  buildColumn('organisation', 40),
  buildColumn('place', 20),
  buildColumn('deliveredAt', 20),
  buildColumn('readAt', 20),
  buildColumn('confirmedAt', 20),
  buildColumn('answeredAt', 20),
  buildColumn('late', 10),
  buildColumn('answer', 60),
  buildColumn('file', 60),
  buildColumn('remindedAt', 20),
];

type Cell = string | Date;

/**
 * Cells of a receipt, in the order of `receiptSheetColumns`; `site` is the URL of the site without a trailing slash.
 */
export function toReceiptCells(row: ReceiptRow, site: string): Cell[] {
  return [
    ...[row.code, row.organisation, row.province],
    ...[row.deliveredAt, row.readAt ?? '', row.confirmedAt ?? '', row.answeredAt ?? ''],
    row.late ? words['noticeTracking.late'] : '',
    row.answer,
    row.file ? `${site}${row.file.url}` : '',
    row.remindedAt ?? '',
  ];
}
