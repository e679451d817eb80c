import { Badge } from '@/components/ui/badge';
import { buildSort } from '@/components/ui/list/build-sort';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { RowTitle } from '@/components/ui/list/row-title';
import { formatNumber } from '@/lib/time/format';
import { noticesMessages as words } from '../notices.messages';
import type { NoticeRow } from '../notices.queries';
import { type SentChoice, sentList } from '../sent.rules';

type Props = { rows: readonly NoticeRow[]; path: string; choice: SentChoice };

/** Notices of a sender with their receipt figures. */
export function SentTable({ rows, path, choice }: Props) {
  return <ListTable label={words['notices.list']} columns={buildColumns(path, choice)} rows={rows} />;
}

function buildColumns(path: string, choice: SentChoice): Column<NoticeRow>[] {
  const hrefOf = (change: Partial<SentChoice>) => sentList.href(path, choice, change);
  return [
    {
      key: 'title',
      title: words['notices.column.title'],
      isRowHeader: true,
      sort: buildSort('title', choice, hrefOf, false),
      cell: ({ id, title, mustRead, answerWanted }) => (
        <>
          <RowTitle href={`${path}/${id}`}>{title}</RowTitle>
          {(mustRead || answerWanted) && (
            <span className="mt-1 flex flex-wrap gap-1.5">
              {mustRead && <Badge tone="muted">{words['notices.mustRead']}</Badge>}
              {answerWanted && <Badge tone="muted">{words['notices.answerWanted']}</Badge>}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'sentAt',
      title: words['notices.column.sentAt'],
      sort: buildSort('sent', choice, hrefOf),
      cell: (row) => <State row={row} />,
    },
    {
      key: 'deadline',
      title: words['notices.column.deadline'],
      extra: true,
      cell: ({ deadlineAt }) => (deadlineAt ? <ListDateTime at={deadlineAt} /> : '–'),
    },
    { ...buildFigureColumn('delivered'), cell: ({ sentAt, delivered }) => (sentAt ? formatNumber(delivered) : '–') },
    { ...buildFigureColumn('read'), cell: ({ sentAt, read }) => (sentAt ? formatNumber(read) : '–') },
    {
      ...buildFigureColumn('confirmed'),
      cell: ({ sentAt, mustRead, confirmed }) => (sentAt && mustRead ? formatNumber(confirmed) : '–'),
    },
    {
      ...buildFigureColumn('answered'),
      cell: ({ sentAt, answerWanted, answered }) => (sentAt && answerWanted ? formatNumber(answered) : '–'),
    },
  ];
}

const buildFigureColumn = (key: 'delivered' | 'read' | 'confirmed' | 'answered') => ({
  key,
  title: words[`notices.column.${key}`],
  number: true,
});

function State({ row: { sentAt, recalledAt, updatedAt } }: { row: NoticeRow }) {
  if (!sentAt) {
    return (
      <>
        <Badge tone="warn">{words['notices.tab.draft']}</Badge>
        <span className="mt-1 block text-ink-2 text-xs">
          {words['notices.savedAt']} <ListDateTime at={updatedAt} />
        </span>
      </>
    );
  }
  return (
    <>
      <ListDateTime at={sentAt} />
      {recalledAt && (
        <span className="mt-1 block">
          <Badge tone="bad">{words['notices.tab.recalled']}</Badge>
        </span>
      )}
    </>
  );
}
