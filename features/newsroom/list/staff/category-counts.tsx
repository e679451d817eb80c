import { type Column, ListTable } from '@/components/ui/list/list-table';
import { formatNumber } from '@/lib/time/format';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { type NewsStatus, newsStatuses } from '../../workflow/workflow.schema';
import { newsroomListMessages } from '../list.messages';

type Row = { id: number; name: string; visible: boolean; counts: Partial<Record<NewsStatus, number>>; href: string };

/** Number of items by category and status; a category's name links to its items. */
export function CategoryCounts({ rows }: { rows: readonly Row[] }) {
  const shown = newsStatuses.filter((status) => status !== 'draft');
  const columns: Column<Row>[] = [
    {
      key: 'name',
      title: newsroomListMessages['newsroomList.category'],
      isRowHeader: true,
      foot: newsroomListMessages['newsroomList.total'],
      cell: (row) => (
        <a href={row.href} className="font-strong text-ink hover:text-link hover:underline">
          {row.name}
        </a>
      ),
    },
    ...shown.map((status) => ({
      key: status,
      title: newsroomMessages[`newsroom.status.${status}`],
      number: true,
      cell: (row: Row) => formatNumber(row.counts[status] ?? 0),
      foot: formatNumber(rows.reduce((sum, { counts }) => sum + (counts[status] ?? 0), 0)),
    })),
  ];
  return <ListTable label={newsroomListMessages['newsroomList.byCategory']} columns={columns} rows={rows} />;
}
