import { listDueReports } from '@/features/reports/deadlines.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { ReportsSection } from './reports-section';

/** Performance reports that await the viewer; renders nothing if there are none. `path` is the area's home. */
export async function HomeReports({ viewer, path }: { viewer: Viewer; path: string }) {
  const now = new Date();
  const due = await listDueReports(viewer, now);
  if (due.length === 0) return null;
  const oversees = can(viewer, 'reports.oversee');
  const listHref = `${path}/${oversees ? 'reportsoutcome' : 'reports'}`;
  return (
    <ReportsSection
      due={due}
      now={now}
      oversees={oversees}
      listHref={listHref}
      hrefOf={({ periodId, state }) => {
        if (oversees) return `${listHref}?period=${periodId}&state=submitted`;
        return state === 'checking' ? listHref : `${listHref}/${periodId}`;
      }}
    />
  );
}
