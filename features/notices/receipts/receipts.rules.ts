import { parseId } from '@/lib/command/ids';
import { toFileNamePart } from '@/lib/files/file-name';
import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { type ChoiceOf, listParams, type Param } from '@/lib/list/list-params';
import { action, named, oneOf, page, per, search } from '@/lib/list/params';
import { cutText } from '@/lib/text/text-rules';
import { formatNumber, toThaiDay } from '@/lib/time/format';
import { formatUnit } from '../people/people.rules';
import { noticeReceiptsMessages as words } from './receipts.messages';
import { NOWHERE, type NoticePlace, type ReceiptRow, receiptTabs } from './receipts.schema';

/** A region or province, set by the links of its sums. */
const place: Param<NoticePlace | undefined> = {
  role: 'link',
  read: (raw) => (raw === NOWHERE ? raw : parseId(raw)),
  write: String,
};

/** The address of a notice with the state of its table; a confirmation to remind keeps the page. */
export const receiptList = listParams({
  tab: named('show', oneOf(receiptTabs)),
  ...search,
  region: place,
  province: place,
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

export type ReminderCounts = { reminded: number; done: number; withoutMail: number };
const reminderCounts = ['reminded', 'done', 'withoutMail'] as const satisfies (keyof ReminderCounts)[];
const COUNT = /^(0|[1-9][0-9]{0,4})$/;

/** Address of a page of receipts that also shows the outcome of a reminder. */
export function addReminderCounts(address: string, counts: ReminderCounts): string {
  const query = new URLSearchParams(reminderCounts.map((name) => [name, String(counts[name])]));
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/** Outcome of a reminder from the address; undefined if it has none, or a forged one. */
export function readReminderCounts(params: SearchParams): ReminderCounts | undefined {
  const texts = reminderCounts.map((name) => getFirstValue(params[name]));
  if (!texts.every((text) => COUNT.test(text))) return undefined;
  const [reminded = 0, done = 0, withoutMail = 0] = texts.map(Number);
  return { reminded, done, withoutMail };
}

/** Outcome of a reminder in words: those reminded, those that have done everything, those without an e-mail. */
export function formatReminded(counts: ReminderCounts, toPeople = false): string {
  const unit = formatUnit(toPeople);
  const parts = [
    `${words['noticeTracking.reminded']} ${formatNumber(counts.reminded)} ${unit}`,
    ...(counts.done > 0 ? [`${formatNumber(counts.done)} ${unit}${words['noticeTracking.doneAlready']}`] : []),
    ...(counts.withoutMail > 0
      ? [`${words['noticeTracking.withoutMail']} ${formatNumber(counts.withoutMail)} ${unit}`]
      : []),
  ];
  return parts.join(' · ');
}

const buildColumn = (name: ColumnName, width: number) => ({ title: words[`noticeTracking.${name}`], width });
type ColumnName =
  | ('code' | 'organisation' | 'place' | 'deliveredAt' | 'readAt' | 'confirmedAt')
  | ('answeredAt' | 'inTime' | 'answer' | 'file' | 'fileUrl' | 'remindedAt');

/** Columns of the exported file, in order. */
export const receiptSheetColumns = [
  buildColumn('code', 14),
  buildColumn('organisation', 40),
  buildColumn('place', 20),
  buildColumn('deliveredAt', 20),
  buildColumn('readAt', 20),
  buildColumn('confirmedAt', 20),
  buildColumn('answeredAt', 20),
  buildColumn('inTime', 12),
  buildColumn('answer', 60),
  buildColumn('file', 40),
  buildColumn('fileUrl', 60),
  buildColumn('remindedAt', 20),
];

type Cell = string | Date;

type Deadline = { answerWanted: boolean; deadlineAt?: Date };

/** Late or in time; empty without a deadline, and for a duty that is open. */
function formatPunctuality(
  { late, answeredAt, confirmedAt }: ReceiptRow,
  { answerWanted, deadlineAt }: Deadline,
): string {
  if (!deadlineAt || !(answerWanted ? answeredAt : confirmedAt)) return '';
  return words[late ? 'noticeTracking.late' : 'noticeTracking.inTimeYes'];
}

/** Maximum letters of an organisation's and of a file's own name: Thai letters take three of the 255 bytes of a name. */
const NAME_LETTERS = 36;

/** Name of an answer's file in the archive of all: the office by code and name, then the file's own name. */
export function toAnswerFileName({ code, organisation, file }: ReceiptRow): string {
  if (!file) return '';
  const own = file.title.replace(new RegExp(`\\.${file.extension}$`, 'i'), '');
  const parts = [code, cutText(organisation, NAME_LETTERS), cutText(own, NAME_LETTERS)].map(toFileNamePart);
  return `${parts.filter(Boolean).join(' - ')}.${file.extension}`;
}

/**
 * Cells of a receipt, in the order of `receiptSheetColumns`; `site` is the URL of the site without a trailing slash.
 */
export function toReceiptCells(row: ReceiptRow, asked: Deadline, site: string): Cell[] {
  return [
    ...[row.code, row.organisation, row.province],
    ...[row.deliveredAt, row.readAt ?? '', row.confirmedAt ?? '', row.answeredAt ?? ''],
    formatPunctuality(row, asked),
    row.answer,
    row.file ? toAnswerFileName(row) : '',
    row.file ? `${site}${row.file.url}` : '',
    row.remindedAt ?? '',
  ];
}
