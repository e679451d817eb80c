import clsx from 'clsx';
import { Badge } from '@/components/ui/badge';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import type { Column } from '@/components/ui/list/list-table';
import { RowTitle } from '@/components/ui/list/row-title';
import { formatNumber } from '@/lib/time/format';
import { healthMessages } from '../health/health.messages';
import { getHealthLevel } from '../health/health.rules';
import { organisationListMessages as words } from '../list/list.messages';
import type { OrganisationRow } from '../list/list.queries';
import { filtersByKind, type OrganisationSort } from '../list/list.schema';
import type { OrganisationKind } from '../organisations.schema';

type ColumnOptions = {
  path: string;
  kind: OrganisationKind;
  sums: { people: number; items: number };
  sortOf: (sort: OrganisationSort) => Column<OrganisationRow>['sort'];
  /** Address of the pages of whole organisations; undefined for viewers who see no scores. */
  page: string | undefined;
};

/** Columns of a list of organisations. */
export function buildOrganisationColumns({ path, kind, sums, sortOf, page }: ColumnOptions): Column<OrganisationRow>[] {
  return [
    {
      key: 'name',
      title: words['organisationList.name'],
      isRowHeader: true,
      sort: sortOf('name'),
      cell: (row) => <RowTitle href={`${path}/${row.id}`}>{row.name}</RowTitle>,
    },
    {
      key: 'code',
      title: words['organisationList.code'],
      sort: sortOf('code'),
      cell: (row) => <span className="tabular wrap-anywhere lg:whitespace-nowrap">{row.code}</span>,
    },
    ...(filtersByKind[kind].length > 0
      ? [
          {
            key: 'place',
            title: words['organisationList.place'],
            cell: (row: OrganisationRow) => <Affiliation row={row} />,
          },
        ]
      : []),
    { key: 'status', title: words['organisationList.status'], cell: (row) => <Status row={row} /> },
    {
      key: 'login',
      title: words['organisationList.login'],
      sort: sortOf('login'),
      cell: (row) => <LastLogin row={row} />,
    },
    ...(page === undefined
      ? []
      : [
          {
            key: 'health',
            title: healthMessages['health.short'],
            sort: sortOf('health'),
            cell: (row: OrganisationRow) => <Health row={row} page={page} />,
          },
        ]),
    {
      key: 'people',
      title: words['organisationList.people'],
      number: true,
      sort: sortOf('people'),
      cell: (row) => formatNumber(row.people),
      foot: <Sum value={sums.people} />,
    },
    {
      key: 'items',
      title: words['organisationList.items'],
      number: true,
      sort: sortOf('items'),
      cell: (row) => formatNumber(row.items),
      foot: <Sum value={sums.items} />,
    },
  ];
}

function Affiliation({ row: { province, institute, department } }: { row: OrganisationRow }) {
  const [first, ...others] = [department, province, institute].filter((name) => name !== undefined);
  return (
    <>
      {first ?? '–'}
      {others.map((name) => (
        <span key={name} className="block text-ink-2 text-xs">
          {name}
        </span>
      ))}
    </>
  );
}

function Status({ row: { status } }: { row: OrganisationRow }) {
  return <Badge tone={status === 'open' ? 'ok' : 'muted'}>{words[`organisationList.tab.${status}`]}</Badge>;
}

function LastLogin({ row: { lastLoginAt, idle } }: { row: OrganisationRow }) {
  return (
    <>
      {lastLoginAt ? <ListDateTime at={new Date(lastLoginAt)} /> : words['organisationList.never']}
      {idle && lastLoginAt && <span className="block text-warn text-xs">{words['organisationList.idle']}</span>}
    </>
  );
}

const healthTones = { low: 'text-bad', fair: 'text-warn', good: 'text-ok', none: 'text-ink-2' } as const;

function Health({ row: { id, score }, page }: { row: OrganisationRow; page: string }) {
  const level = getHealthLevel(score);
  return (
    <a href={`${page}/${id}`} className="tabular inline-block min-h-6 min-w-6 hover:underline">
      <span className="sr-only">{words['organisationList.overview']} </span>
      {score}
      <span className={clsx('block text-xs', healthTones[level])}>{healthMessages[`health.level.${level}`]}</span>
    </a>
  );
}

function Sum({ value }: { value: number }) {
  return (
    <>
      <span className="whitespace-nowrap font-normal text-ink-3 text-xs md:block">{words['organisationList.sum']}</span>{' '}
      {formatNumber(value)}
    </>
  );
}
