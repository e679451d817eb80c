import { Badge } from '@/components/ui/badge';
import { ChooseAll } from '@/components/ui/list/chosen/choose-all';
import { ChooseBox } from '@/components/ui/list/chosen/choose-box';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import type { Column } from '@/components/ui/list/list-table';
import { roleTable } from '@/lib/auth/role-table';
import { peopleBulkMessages as bulkWords } from '../list/bulk.messages';
import { peopleListMessages as words } from '../list/list.messages';
import { buildPersonHref, listPersonTasks } from '../list/list.rules';
import type { PeopleKind, PeopleSort, PersonRow } from '../list/list.schema';

type ColumnOptions = {
  path: string;
  /** Query of the list, to which a person's page leads back. */
  query: string;
  /** Form that the checkboxes belong to. */
  formId: string;
  kind: PeopleKind;
  showsOrganisation: boolean;
  showsRole: boolean;
  sortOf: (sort: PeopleSort) => Column<PersonRow>['sort'];
  /** Address of the pages of whole organisations, of an area that has them. */
  organisations: string | undefined;
};

export function buildPeopleColumns({
  path,
  query,
  formId,
  kind,
  showsOrganisation,
  showsRole,
  sortOf,
  organisations,
}: ColumnOptions): Column<PersonRow>[] {
  const organisation: Column<PersonRow> = {
    key: 'organisation',
    title: words['peopleDesk.organisation'],
    sort: sortOf('organisation'),
    cell: (row) => <PersonOrganisation person={row} page={organisations} />,
  };
  const role: Column<PersonRow> = {
    key: 'role',
    title: words['peopleDesk.role'],
    cell: (row) => roleTable[row.role].title.th,
    extra: true,
  };
  return [
    {
      key: 'choose',
      title: bulkWords['peopleBulk.choose'],
      head: <ChooseAll formId={formId} label={bulkWords['peopleBulk.chooseAll']} />,
      ...{ quiet: true, width: 'w-12' },
      cell: (row) => (
        <ChooseBox
          formId={formId}
          row={{ id: row.id, version: 1, topic: row.name }}
          tasks={listPersonTasks(row)}
          label={bulkWords['peopleBulk.choose']}
        />
      ),
    },
    {
      key: 'name',
      title: words['peopleDesk.name'],
      isRowHeader: true,
      sort: sortOf('name'),
      cell: (row) => <Name row={row} href={buildPersonHref(path, row.id, query)} />,
    },
    {
      key: 'login',
      title: words[`peopleDesk.login.${kind}`],
      cell: ({ login }) => <span className="tabular wrap-anywhere md:whitespace-nowrap">{login}</span>,
    },
    ...(showsOrganisation ? [organisation] : []),
    ...(showsRole ? [role] : []),
    {
      key: 'lastLogin',
      title: words['peopleDesk.lastLogin'],
      sort: sortOf('login'),
      cell: ({ lastLoginAt }) => (lastLoginAt ? <ListDateTime at={lastLoginAt} /> : words['peopleDesk.never']),
    },
    {
      key: 'status',
      title: words['peopleDesk.status'],
      cell: (row) => <PersonStatusBadge row={row} />,
    },
  ];
}

/** Organisation of a person, with a link to its page where the viewer's area has such pages; the agency has none. */
export function PersonOrganisation({
  person: { organisation },
  page,
}: {
  person: Pick<PersonRow, 'organisation'>;
  page: string | undefined;
}) {
  if (page === undefined || organisation.kind === 'agency') return organisation.name;
  return (
    <a href={`${page}/${organisation.id}`} className="text-link hover:underline">
      {organisation.name}
    </a>
  );
}

function Name({ row, href }: { row: PersonRow; href: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <a href={href} className="wrap-anywhere font-normal text-link hover:underline">
        {row.name}
      </a>
      {row.isOffice && <Badge tone="info">{words['peopleDesk.office']}</Badge>}
      {row.isIdle && <Badge tone="warn">{words['peopleDesk.idle']}</Badge>}
    </span>
  );
}

/** Badge of the account status; a closed office is shown for an open account. */
export function PersonStatusBadge({
  row: { status, organisation },
}: {
  row: Pick<PersonRow, 'status' | 'organisation'>;
}) {
  if (status === 'open' && !organisation.open) return <Badge tone="muted">{words['peopleDesk.officeClosed']}</Badge>;
  return <Badge tone={status === 'open' ? 'ok' : 'muted'}>{words[`peopleDesk.status.${status}`]}</Badge>;
}
