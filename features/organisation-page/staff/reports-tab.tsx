import { ListDateTime } from '@/components/ui/list/list-date-time';
import type { Column } from '@/components/ui/list/list-table';
import { RowTitle } from '@/components/ui/list/row-title';
import { listOrganisationReports, type OrganisationReport } from '@/features/reports/organisation.queries';
import { isHandedIn, isMissed } from '@/features/reports/reports.rules';
import { ReportStateBadge } from '@/features/reports/staff/report-state-badge';
import { findReportHref } from '../page.hrefs';
import { organisationPageMessages as words } from '../page.messages';
import { TabCounts } from './tab-counts';
import { TabList } from './tab-list';
import type { TabProps } from './tab-props';

type Row = OrganisationReport & { id: number };

/** The latest reporting periods with the reports of an organisation. */
export async function ReportsTab({ viewer, organisation, now }: TabProps) {
  const rows = (await listOrganisationReports(viewer, organisation.id, now)).map((row) => ({
    ...row,
    id: row.period.id,
  }));
  const columns: Column<Row>[] = [
    {
      key: 'period',
      title: words['organisationPage.reports.period'],
      isRowHeader: true,
      cell: ({ period, reportId }) => {
        const href = findReportHref(viewer, organisation, period.id, reportId);
        return href ? <RowTitle href={href}>{period.name}</RowTitle> : period.name;
      },
    },
    {
      key: 'deadline',
      title: words['organisationPage.reports.deadline'],
      cell: ({ period }) => <ListDateTime at={period.closesAt} />,
    },
    {
      key: 'state',
      title: words['organisationPage.reports.state'],
      cell: ({ state, period, comment }) => (
        <>
          <ReportStateBadge state={state} period={period.state} />
          {state === 'returned' && comment && <span className="mt-1 block text-ink-2 text-xs">{comment}</span>}
        </>
      ),
    },
    {
      key: 'submitted',
      title: words['organisationPage.reports.submittedAt'],
      cell: ({ submittedAt }) => (submittedAt ? <ListDateTime at={submittedAt} /> : '–'),
    },
  ];
  const count = (test: (row: Row) => boolean) => rows.filter(test).length;
  const counts = {
    handedIn: count(({ state }) => isHandedIn(state)),
    missed: count(({ state, period }) => isMissed(state, period.state)),
    returned: count(({ state }) => state === 'returned'),
  };
  return (
    <>
      <TabCounts
        label={words['organisationPage.tab.reports']}
        counts={(['handedIn', 'missed', 'returned'] as const).map((key) => ({
          key,
          label: words[`organisationPage.reports.${key}`],
          value: counts[key],
          warns: key !== 'handedIn',
        }))}
      />
      <TabList title={words['organisationPage.reports.latest']} columns={columns} rows={rows} />
    </>
  );
}
