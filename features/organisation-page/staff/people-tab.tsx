import { Badge } from '@/components/ui/badge';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import type { Column } from '@/components/ui/list/list-table';
import { RowTitle } from '@/components/ui/list/row-title';
import { peopleKinds } from '@/features/people/list/list.schema';
import { type OrganisationPeople, summarizePeople } from '@/features/people/list/organisation.queries';
import { PersonStatusBadge } from '@/features/people/staff/people-columns';
import { findPeopleHref } from '../page.hrefs';
import { organisationPageMessages as words } from '../page.messages';
import { TabCounts } from './tab-counts';
import { TabList } from './tab-list';
import type { TabProps } from './tab-props';

type Row = OrganisationPeople['rows'][number];

/** Accounts of an organisation: their states, and those that are used least. */
export async function PeopleTab({ viewer, organisation, now }: TabProps) {
  const { counts, rows } = await summarizePeople(viewer, organisation.id, now);
  const lists = peopleKinds.flatMap((kind) => {
    const href = findPeopleHref(viewer, kind, organisation);
    const count = rows.filter((row) => row.kind === kind).length;
    return href && count > 0 ? [{ kind, href }] : [];
  });
  const columns: Column<Row>[] = [
    {
      key: 'name',
      title: words['organisationPage.people.name'],
      isRowHeader: true,
      cell: ({ id, name, kind }) => {
        const href = findPeopleHref(viewer, kind, organisation, id);
        return href ? <RowTitle href={href}>{name}</RowTitle> : name;
      },
    },
    {
      key: 'login',
      title: words['organisationPage.people.login'],
      cell: ({ login }) => <span className="tabular wrap-anywhere">{login}</span>,
    },
    { key: 'state', title: words['organisationPage.people.state'], cell: (row) => <State row={row} /> },
    {
      key: 'last',
      title: words['organisationPage.lastLogin'],
      cell: ({ lastLoginAt }) => (lastLoginAt ? <ListDateTime at={lastLoginAt} /> : words['organisationPage.never']),
    },
  ];
  return (
    <>
      <TabCounts
        label={words['organisationPage.tab.people']}
        counts={(['all', 'open', 'closed', 'noPassword', 'never'] as const).map((key) => ({
          key,
          label: words[`organisationPage.people.${key}`],
          value: counts[key],
          warns: key === 'noPassword' || key === 'never',
        }))}
      />
      <TabList title={words['organisationPage.people.latest']} columns={columns} rows={rows} />
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {lists.map(({ kind, href }) => (
          <a key={kind} href={href} className="text-link hover:underline">
            {words['organisationPage.more']} ({words[`organisationPage.people.${kind}`]})
          </a>
        ))}
      </p>
    </>
  );
}

function State({ row }: { row: Row }) {
  return (
    <span className="flex flex-wrap gap-1.5 max-md:justify-end">
      <PersonStatusBadge row={row} />
      {!row.hasPassword && <Badge tone="warn">{words['organisationPage.people.noPassword']}</Badge>}
      {row.isIdle && row.lastLoginAt && <Badge tone="warn">{words['organisationPage.people.idle']}</Badge>}
    </span>
  );
}
