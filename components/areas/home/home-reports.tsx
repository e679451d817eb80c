import { findInbox, listInbox } from '@/features/inbox/inbox.queries';
import { countThings, inboxList } from '@/features/inbox/inbox.rules';
import type { InboxCounts } from '@/features/inbox/inbox.schema';
import { listDueReports } from '@/features/reports/deadlines.queries';
import type { DueReport } from '@/features/reports/reports.schema';
import type { WaitingKind } from '@/features/waiting/waiting.schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { ReportsSection } from './reports-section';

const REPORTS: readonly WaitingKind[] = ['report', 'check'];

/** Performance reports that await the viewer; renders nothing if there are none. `path` is the area's home. */
export async function HomeReports({ viewer, path }: { viewer: Viewer; path: string }) {
  const now = new Date();
  const [all, { counts }] = await Promise.all([listDueReports(viewer, now), findInbox(viewer)]);
  const count = countThings(counts, 'waiting', ({ kind }) => REPORTS.includes(kind));
  if (count === 0) return null;
  const oversees = can(viewer, 'reports.oversee');
  const due = oversees ? all : await leaveMarkedOut(viewer, all, counts);
  const listHref = `${path}/${oversees ? 'reportsoutcome' : 'reports'}`;
  return (
    <ReportsSection
      due={due}
      count={count}
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

/** Reports of an office without those that the viewer has snoozed or given to a colleague, if there are any such. */
async function leaveMarkedOut(viewer: Viewer, due: readonly DueReport[], counts: InboxCounts) {
  const isReport = ({ kind }: { kind: WaitingKind }) => REPORTS.includes(kind);
  if (countThings(counts, 'snoozed', isReport) + countThings(counts, 'given', isReport) === 0) return due;
  const { entries } = await listInbox(viewer, inboxList.read({ kind: 'report', per: '48' }));
  const hasChecks = countThings(counts, 'waiting', ({ kind }) => kind === 'check') > 0;
  return due.filter(({ periodId, state }) =>
    state === 'checking' ? hasChecks : entries.some(({ id }) => id === periodId),
  );
}
