import { ListDateTime } from '@/components/ui/list/list-date-time';
import type { Column } from '@/components/ui/list/list-table';
import { type OrganisationLogins, summarizeLogins } from '@/features/audit/log/organisation.queries';
import { OutcomeBadge } from '@/features/audit/staff/outcome-badge';
import { findScreenHref } from '@/lib/areas/screen-href';
import { organisationPageMessages as words } from '../page.messages';
import { TabCounts } from './tab-counts';
import { TabList } from './tab-list';
import type { TabProps } from './tab-props';

type Row = OrganisationLogins['rows'][number];

const columns: readonly Column<Row>[] = [
  {
    key: 'account',
    title: words['organisationPage.logins.account'],
    isRowHeader: true,
    cell: ({ name }) => name,
  },
  { key: 'at', title: words['organisationPage.logins.at'], cell: ({ at }) => <ListDateTime at={at} /> },
  {
    key: 'address',
    title: words['organisationPage.logins.address'],
    cell: ({ address }) => <span className="tabular wrap-anywhere">{address ?? '–'}</span>,
  },
  {
    key: 'outcome',
    title: words['organisationPage.logins.outcome'],
    cell: ({ outcome }) => <OutcomeBadge outcome={outcome} />,
  },
];

/** Log-ins of an organisation's accounts, for those who read the audit log. */
export async function LoginsTab({ viewer, organisation, now }: TabProps) {
  const summary = await summarizeLogins(viewer, organisation.id, now);
  if (!summary) return null;
  const { counts, rows } = summary;
  const log = findScreenHref(viewer, 'audit');
  return (
    <>
      <TabCounts
        label={words['organisationPage.tab.logins']}
        counts={(['done', 'refused', 'closed'] as const).map((key) => ({
          key,
          label: words[`organisationPage.logins.${key}`],
          value: counts[key],
          warns: key === 'refused',
        }))}
      />
      <TabList
        title={words['organisationPage.logins.latest']}
        more={log && `${log}?action=session.open`}
        columns={columns}
        rows={rows}
      />
      <p className="mt-4 max-w-read text-ink-2 text-sm">{words['organisationPage.logins.note']}</p>
    </>
  );
}
