import { Ellipsis } from 'lucide-react';
import { DetailsMenu, menuItemClass } from '@/components/ui/details-menu';
import type { Column } from '@/components/ui/list/list-table';
import { formatDate, formatNumber } from '@/lib/time/format';
import { newsroomListMessages } from '../list.messages';
import type { NewsroomRow } from '../list.queries';
import type { NewsroomSort } from '../list.schema';
import { ChooseAll } from './choose-all';
import { RowStatus } from './row-status';

type ColumnOptions = {
  path: string;
  /** True for an item of the list that the viewer may write. */
  mayEdit: (row: NewsroomRow) => boolean;
  formId: string;
  showsOrganisation: boolean;
  /** Sum of reads of the listed items; undefined for lists that are too long to sum. */
  reads: number | undefined;
  /** Link that sorts the list by a column, and the column's current direction. */
  sortOf: (sort: NewsroomSort) => Column<NewsroomRow>['sort'];
};

/** Columns of the newsroom's lists. */
export function buildNewsColumns({
  path,
  mayEdit,
  formId,
  showsOrganisation,
  reads,
  sortOf,
}: ColumnOptions): Column<NewsroomRow>[] {
  const words = newsroomListMessages;
  return [
    {
      key: 'choose',
      title: words['newsroomList.choose'],
      head: <ChooseAll formId={formId} />,
      quiet: true,
      width: 'w-12',
      cell: (row) => <ChooseBox row={row} formId={formId} />,
    },
    {
      key: 'topic',
      title: words['newsroomList.topic'],
      isRowHeader: true,
      width: 'md:w-2/5',
      cell: (row) => <Topic row={row} path={path} mayEdit={mayEdit(row)} />,
    },
    { key: 'status', title: words['newsroomList.status'], cell: (row) => <RowStatus row={row} /> },
    ...(showsOrganisation
      ? [
          {
            key: 'organisation',
            title: words['newsroomList.organisation'],
            cell: (row: NewsroomRow) => (
              <span title={row.organisation.name} className="xl:whitespace-nowrap">
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
      cell: (row) => <Actions row={row} path={path} mayEdit={mayEdit(row)} />,
    },
  ];
}

function ChooseBox({ row, formId }: { row: NewsroomRow; formId: string }) {
  return (
    <label className="-m-2 inline-flex items-center gap-2 p-2 text-ink-3">
      <input
        type="checkbox"
        name="items"
        form={formId}
        value={`${row.id}:${row.version}`}
        data-topic={row.topic}
        className="size-4.5 accent-red-800"
      />
      <span className="sr-only">
        {newsroomListMessages['newsroomList.choose']} {row.topic}
      </span>
    </label>
  );
}

/** A draft opens in the editor. */
function Topic({ row, path, mayEdit }: { row: NewsroomRow; path: string; mayEdit: boolean }) {
  const isDraft = mayEdit && row.status === 'draft' && !row.deletedAt;
  return (
    <>
      <a
        href={`${path}/${row.id}${isDraft ? '?edit=1' : ''}`}
        className="break-words font-strong text-ink hover:text-link hover:underline"
      >
        {row.topic}
      </a>
      <span className="mt-0.5 block text-ink-2 text-xs">
        {row.category.name} · {newsroomListMessages['newsroomList.by']} {row.author}
      </span>
    </>
  );
}

function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} className="tabular whitespace-nowrap">
      {formatDate(new Date(at))}
    </time>
  );
}

function Actions({ row, path, mayEdit }: { row: NewsroomRow; path: string; mayEdit: boolean }) {
  const words = newsroomListMessages;
  return (
    <div className="flex justify-end">
      <DetailsMenu
        label={`${words['newsroomList.actions']} ${row.topic}`}
        button={<Ellipsis aria-hidden="true" className="size-5" />}
        buttonClass="inline-flex size-10 cursor-pointer list-none items-center justify-center rounded-full hover:bg-sunken"
      >
        <a className={menuItemClass} href={`${path}/${row.id}`}>
          {words['newsroomList.open']}
        </a>
        {mayEdit && (
          <a className={menuItemClass} href={`${path}/${row.id}?edit=1`}>
            {words['newsroomList.edit']}
          </a>
        )}
        <a className={menuItemClass} href={`/readnews/preview?news_id=${row.id}`} target="_blank" rel="noopener">
          {words['newsroomList.preview']}
        </a>
      </DetailsMenu>
    </div>
  );
}
