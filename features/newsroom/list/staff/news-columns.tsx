import { ChooseAll } from '@/components/ui/list/chosen/choose-all';
import { ChooseBox } from '@/components/ui/list/chosen/choose-box';
import type { Column } from '@/components/ui/list/list-table';
import { formatDate, formatNumber } from '@/lib/time/format';
import { RoadHint } from '../../road/staff/road-hint';
import { newsroomListMessages } from '../list.messages';
import type { NewsroomListRow } from '../list.rows';
import { listBulkTasks } from '../list.rules';
import type { NewsroomSort } from '../list.schema';
import { RowMenu } from './row-menu';
import { RowPicture } from './row-picture';
import { RowStatus } from './row-status';

type ColumnOptions = {
  path: string;
  now: Date;
  formId: string;
  showsOrganisation: boolean;
  /** Sum of reads of the listed items; undefined for lists that are too long to sum. */
  reads: number | undefined;
  /** Link that sorts the list by a column, and the column's current direction. */
  sortOf: (sort: NewsroomSort) => Column<NewsroomListRow>['sort'];
};

/** Columns of the newsroom's lists. */
export function buildNewsColumns({
  path,
  now,
  formId,
  showsOrganisation,
  reads,
  sortOf,
}: ColumnOptions): Column<NewsroomListRow>[] {
  const words = newsroomListMessages;
  return [
    {
      key: 'choose',
      title: words['newsroomList.choose'],
      head: <ChooseAll formId={formId} label={newsroomListMessages['newsroomList.chooseAll']} />,
      quiet: true,
      width: 'w-12',
      cell: (row) => (
        <ChooseBox
          formId={formId}
          row={row}
          tasks={listBulkTasks(row)}
          label={newsroomListMessages['newsroomList.choose']}
        />
      ),
    },
    {
      key: 'topic',
      title: words['newsroomList.topic'],
      isRowHeader: true,
      width: 'md:w-1/2',
      cell: (row) => <Topic row={row} path={path} />,
    },
    { key: 'status', title: words['newsroomList.status'], cell: (row) => <RowStatus row={row} now={now} /> },
    ...(showsOrganisation
      ? [
          {
            key: 'organisation',
            title: words['newsroomList.organisation'],
            cell: (row: NewsroomListRow) => (
              <span title={row.organisation.name} className="md:block md:truncate">
                {row.organisation.shortName}
              </span>
            ),
          },
        ]
      : []),
    {
      key: 'date',
      title: words['newsroomList.date'],
      sort: sortOf('date'),
      cell: (row) =>
        row.publishOnApproval ? (
          <span className="text-ink-3">{words['newsroomList.onApproval']}</span>
        ) : (
          <Day at={row.publishAt} />
        ),
    },
    {
      key: 'updated',
      title: words['newsroomList.updated'],
      extra: true,
      sort: sortOf('updated'),
      cell: (row) => <Day at={row.updatedAt} />,
    },
    {
      key: 'reads',
      title: words['newsroomList.reads'],
      number: true,
      sort: sortOf('reads'),
      cell: (row) => (row.status === 'allow' ? formatNumber(row.reads) : '–'),
      foot:
        reads === undefined ? undefined : (
          <>
            <span className="whitespace-nowrap font-normal text-ink-3 text-xs md:block">
              {words['newsroomList.sum']}
            </span>{' '}
            {formatNumber(reads)}
          </>
        ),
    },
    {
      key: 'actions',
      title: words['newsroomList.actions'],
      quiet: true,
      corner: true,
      width: 'w-14',
      cell: (row) => <RowMenu row={row} path={path} now={now} />,
    },
  ];
}

/** A draft opens in the editor. */
function Topic({ row, path }: { row: NewsroomListRow; path: string }) {
  const words = newsroomListMessages;
  const isDraft = row.mayEdit && row.status === 'draft' && !row.deletedAt;
  return (
    <span className="flex items-center gap-3">
      <RowPicture row={row} />
      <span className="min-w-0">
        <a
          href={`${path}/${row.id}${isDraft ? '?edit=1' : ''}`}
          title={row.topic}
          className="wrap-anywhere md:thai-clamp font-strong text-ink hover:text-link hover:underline md:line-clamp-1"
        >
          {row.topic}
        </a>
        <span className="block text-ink-2 text-xs md:truncate">
          {row.category.name} · {words['newsroomList.by']} {row.author} ·{' '}
          <span className="tabular whitespace-nowrap">
            {words['newsroomList.number']} {row.id}
          </span>
          {row.road && <RoadHint road={row.road} />}
        </span>
      </span>
    </span>
  );
}

function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} className="tabular whitespace-nowrap">
      {formatDate(new Date(at))}
    </time>
  );
}
