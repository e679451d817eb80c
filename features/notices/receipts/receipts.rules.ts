import { getFirstValue, type ListState, readList, type SearchParams } from '@/lib/list/list';
import { toThaiDay } from '@/lib/time/format';
import { buildHref } from '../notices.rules';
import { noticeReceiptsMessages as words } from './receipts.messages';
import { type ReceiptRow, type ReceiptTab, receiptTabs } from './receipts.schema';

const sorts = ['name'] as const;
export type TrackingChoice = ListState<(typeof sorts)[number]> & { tab: ReceiptTab };

/** Default number of rows per page. */
const ROWS = 24;

/** Reads the state of the table; forged values fall back to all receipts. */
export function readTrackingChoice(params: SearchParams): TrackingChoice {
  const tab = getFirstValue(params.show);
  return { ...readList(params, sorts, ROWS), tab: receiptTabs.find((name) => name === tab) ?? 'all' };
}

type Change = Partial<Pick<TrackingChoice, 'search' | 'tab' | 'page' | 'per'>> & { ask?: string; to?: number };

/** URL of a notice with the state of its table, with a change. */
export function trackingHref(path: string, choice: TrackingChoice, change: Change = {}): string {
  return buildHref(path, trackingQuery(choice, change));
}

export function trackingQuery(choice: TrackingChoice, change: Change = {}): [string, string][] {
  const next = { ...choice, page: 'ask' in change ? choice.page : 1, ...change };
  return [
    ['show', next.tab === 'all' ? '' : next.tab],
    ['search', next.search],
    ['per', next.per === ROWS ? '' : String(next.per)],
    ['page', next.page > 1 ? String(next.page) : ''],
    ['ask', next.ask ?? ''],
    ['to', next.to === undefined ? '' : String(next.to)],
  ];
}

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

const buildColumn = (name: ColumnName, width: number) => ({ title: words[`noticeTracking.${name}`].th, width });
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
    row.late ? words['noticeTracking.late'].th : '',
    row.answer,
    row.file ? `${site}${row.file.url}` : '',
    row.remindedAt ?? '',
  ];
}
