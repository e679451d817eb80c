import { Plus, SearchCheck } from 'lucide-react';
import { getButtonClass } from '@/components/ui/button';
import { buildSort } from '@/components/ui/list/build-sort';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { type Column, KeyedListTable } from '@/components/ui/list/list-table';
import { RowLink } from '@/components/ui/ordered/row-link';
import { formatNumber } from '@/lib/time/format';
import { filterHref, SEARCH_PATH } from '../../page/page.rules';
import type { ZeroResult, ZeroResultSort } from '../../zero-results/zero-results.schema';
import { searchAdminMessages as words } from '../admin.messages';
import { type DeskChoice, groupHref, searchAdminList } from '../admin.rules';
import { DismissZeroResultForm } from './dismiss-zero-result-form';

type Props = { path: string; choice: DeskChoice; misses: readonly ZeroResult[] };

/** Searches without results, with the actions on each. */
export function ZeroResultTable({ path, choice, misses }: Props) {
  const sort = (name: ZeroResultSort) =>
    buildSort(name, choice, (change) => searchAdminList.href(path, choice, change));
  const columns: readonly Column<ZeroResult>[] = [
    {
      key: 'typed',
      title: words['searchDesk.typed'],
      isRowHeader: true,
      cell: ({ typed }) => <span className="wrap-anywhere font-strong">{typed}</span>,
    },
    {
      key: 'count',
      title: words['searchDesk.count'],
      number: true,
      sort: sort('count'),
      cell: ({ count }) => formatNumber(count),
    },
    {
      key: 'last',
      title: words['searchDesk.last'],
      sort: sort('last_at'),
      cell: ({ lastAt }) => <ListDateTime at={new Date(lastAt)} />,
    },
    { key: 'actions', title: words['searchDesk.actions'], quiet: true, cell: createActionsCell(path) },
  ];
  return (
    <KeyedListTable
      label={words['searchDesk.part.misses']}
      columns={columns}
      rows={misses}
      getRowId={({ needle }) => needle}
    />
  );
}

const createActionsCell = (path: string) =>
  function Actions({ needle, typed }: ZeroResult) {
    return (
      <div className="flex flex-wrap max-md:-ms-3 md:justify-end">
        <RowLink href={groupHref(path, typed)} icon={Plus} label={`${words['searchDesk.makeGroup']} ${typed}`}>
          {words['searchDesk.makeGroup']}
        </RowLink>
        <a
          href={filterHref(SEARCH_PATH, { search: typed })}
          target="_blank"
          rel="noreferrer"
          aria-label={`${words['searchDesk.try']} ${typed}`}
          className={getButtonClass({ look: 'quiet', size: 'sm' }, 'whitespace-nowrap px-3!')}
        >
          <SearchCheck aria-hidden="true" className="size-4" />
          {words['searchDesk.try']}
        </a>
        <DismissZeroResultForm needle={needle} typed={typed} />
      </div>
    );
  };
