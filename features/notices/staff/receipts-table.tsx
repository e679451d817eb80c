import { Badge } from '@/components/ui/badge';
import { getButtonClass } from '@/components/ui/button';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { type Column, KeyedListTable } from '@/components/ui/list/list-table';
import { DialogLink } from '@/components/ui/ordered/dialog-link';
import { noticeReceiptsMessages as words } from '../receipts/receipts.messages';
import { canRemind, hasOpenDuties, receiptList, type TrackingChoice } from '../receipts/receipts.rules';
import type { ReceiptRow } from '../receipts/receipts.schema';
import { FileLink } from './notice-files';

type Props = {
  rows: readonly ReceiptRow[];
  asked: { mustRead: boolean; answerWanted: boolean };
  /** Page and state for reminders; undefined for a recalled notice. */
  remind?: { path: string; choice: TrackingChoice; now: Date };
};

/** Receipts of a notice by organisation. */
export function ReceiptsTable({ rows, asked, remind }: Props) {
  const columns = [
    organisation,
    buildDateColumn('readAt', ({ readAt }) => readAt),
    ...(asked.mustRead ? [buildDateColumn('confirmedAt', ({ confirmedAt }) => confirmedAt)] : []),
    ...(asked.answerWanted ? [answer] : []),
    buildReminderColumn(asked, remind),
  ];
  return (
    <KeyedListTable
      label={words['noticeTracking.table']}
      columns={columns}
      rows={rows}
      getRowId={({ organisationId }) => organisationId}
    />
  );
}

const organisation: Column<ReceiptRow> = {
  key: 'organisation',
  title: words['noticeTracking.organisation'],
  isRowHeader: true,
  cell: (row) => (
    <>
      <span className="wrap-anywhere font-strong">{row.organisation}</span>
      <span className="tabular block text-ink-2 text-xs">{[row.code, row.province].filter(Boolean).join(' · ')}</span>
      {row.late && <Badge tone="bad">{words['noticeTracking.late']}</Badge>}
    </>
  ),
};

const buildDateColumn = (
  key: 'readAt' | 'confirmedAt',
  read: (row: ReceiptRow) => Date | undefined,
): Column<ReceiptRow> => ({
  key,
  title: words[`noticeTracking.${key}`],
  cell: (row) => {
    const at = read(row);
    return at ? <ListDateTime at={at} /> : <span className="text-ink-3">–</span>;
  },
});

const answer: Column<ReceiptRow> = {
  key: 'answer',
  title: words['noticeTracking.answer'],
  cell: (row) =>
    row.answeredAt ? (
      <div className="md:max-w-80">
        <ListDateTime at={row.answeredAt} />
        {row.answer && <p className="wrap-anywhere whitespace-pre-line">{row.answer}</p>}
        {row.file && <FileLink file={row.file} />}
      </div>
    ) : (
      <span className="text-ink-3">–</span>
    ),
};

const buildReminderColumn = (asked: Props['asked'], remind: Props['remind']): Column<ReceiptRow> => ({
  key: 'remindedAt',
  title: words['noticeTracking.remindedAt'],
  cell: (row) => (
    <div className="flex flex-wrap items-center gap-2 max-md:justify-end">
      {row.remindedAt && <ListDateTime at={row.remindedAt} />}
      {remind && hasOpenDuties(row, asked) && canRemind(row, remind.now) && (
        <DialogLink
          href={receiptList.href(remind.path, remind.choice, { ask: 'remind', to: row.organisationId })}
          aria-label={`${words['noticeTracking.remind']} ${row.organisation}`}
          className={getButtonClass({ look: 'quiet', size: 'sm' })}
        >
          {words['noticeTracking.remind']}
        </DialogLink>
      )}
    </div>
  ),
});
