import type { Column } from '@/components/ui/list/list-table';
import { RowTitle } from '@/components/ui/list/row-title';
import { healthMessages } from '@/features/organisations/health/health.messages';
import { listSupervisedHealth, type SupervisedHealth } from '@/features/organisations/health/health.queries';
import { organisationList } from '@/features/organisations/list/list.rules';
import { HealthScore } from '@/features/organisations/staff/health-score';
import { areas } from '@/lib/areas/areas';
import { buildRowHref } from '@/lib/areas/navigation';
import { findScreenHref } from '@/lib/areas/screen-href';
import type { Viewer } from '@/lib/auth/viewer';
import { organisationPageMessages as words } from '../page.messages';
import { TabList } from './tab-list';

/** The open organisations that the viewer's own one supervises, those with the lowest scores first. */
export async function MembersTab({ viewer }: { viewer: Viewer }) {
  const rows = await listSupervisedHealth(viewer);
  const page = findScreenHref(viewer, 'organisation') ?? '';
  const columns: Column<SupervisedHealth>[] = [
    {
      key: 'name',
      title: words['organisationPage.people.name'],
      isRowHeader: true,
      cell: ({ id, name }) => <RowTitle href={`${page}/${id}`}>{name}</RowTitle>,
    },
    { key: 'score', title: healthMessages['health.short'], cell: ({ score }) => <HealthScore score={score} /> },
    {
      key: 'first',
      title: words['organisationPage.members.first'],
      cell: ({ first }) => (first ? healthMessages[`health.${first}`] : '–'),
    },
  ];
  return (
    <>
      <TabList title={words['organisationPage.members']} columns={columns} rows={rows} />
      <WholeLists viewer={viewer} />
    </>
  );
}

/** Links to the lists of organisations of the viewer's area, sorted by health. */
function WholeLists({ viewer: { role } }: { viewer: Viewer }) {
  if (role === 'visitor') return null;
  const lists = areas[role].rows.filter(({ screen }) => screen === 'organisations');
  if (lists.length === 0) return null;
  return (
    <p className="mt-4 text-sm">
      {words['organisationPage.members.lists']}:{' '}
      {lists.map((row, index) => (
        <span key={row.path}>
          {index > 0 && ' · '}
          <a
            className="text-link underline"
            href={organisationList.href(buildRowHref(areas[role], row), organisationList.read({ sort: 'health' }))}
          >
            {row.title.th}
          </a>
        </span>
      ))}
    </p>
  );
}
