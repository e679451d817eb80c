import { voiceList } from '@/features/citizens/voices/voices.rules';
import { type NewsroomTab, newsroomTabs } from '@/features/newsroom/list/counts.schema';
import { newsroomList } from '@/features/newsroom/list/list.rules';
import { buildPeopleList } from '@/features/people/list/list.rules';
import type { PeopleKind } from '@/features/people/list/list.schema';
import { figureList } from '@/features/statistics/statistics.rules';
import { areas } from '@/lib/areas/areas';
import { buildRowHref } from '@/lib/areas/navigation';
import { findListHref } from '@/lib/areas/news-hrefs';
import { findInboxHref, getSentNoticesHref } from '@/lib/areas/notice-hrefs';
import { findScreenHref } from '@/lib/areas/screen-href';
import type { Viewer } from '@/lib/auth/viewer';
import type { OverviewedOrganisation } from './page.queries';

type Subject = Pick<OverviewedOrganisation, 'id' | 'kind' | 'own'>;

/** Address of the list of an organisation's accounts of a kind, and of one account in it; undefined without a list. */
export function findPeopleHref({ role }: Viewer, kind: PeopleKind, { id }: Subject, account?: number) {
  if (role === 'visitor') return undefined;
  const row = areas[role].rows.find(({ screen, people }) => screen === 'people' && people?.includes(kind));
  if (!row?.people) return undefined;
  const path = buildRowHref(areas[role], row);
  const list = buildPeopleList(row.people);
  return account ? `${path}/${account}` : list.href(path, list.read({ kind, organisation: String(id) }));
}

/** Address of the list of an organisation's items, on a tab. */
export function findNewsHref(viewer: Viewer, { id, kind, own }: Subject, tab: NewsroomTab = newsroomTabs[0]) {
  const path = findListHref(viewer, { section: 'news', kind, own });
  return path && newsroomList.href(path, newsroomList.read({ organisation: String(id), status: tab }));
}

/** Address of the list of notices in which the viewer finds those that an organisation received. */
export const getNoticesHref = (viewer: Viewer, { own }: Subject): string =>
  (own ? findInboxHref(viewer) : undefined) ?? getSentNoticesHref(viewer);

/** Address of a report: of the own office by its period, of others by its id; undefined for one not begun. */
export function findReportHref(viewer: Viewer, { own }: Subject, periodId: number, reportId: number | undefined) {
  const [list, overview] = [findScreenHref(viewer, 'reports'), findScreenHref(viewer, 'reportOverview')];
  if (own) return list && `${list}/${periodId}`;
  if (reportId === undefined) return undefined;
  return overview ? `${overview}/${reportId}` : list && `${list}?report=${reportId}`;
}

/** Address of the list of an organisation's open voices, or of its overdue ones. */
export function findVoicesHref(viewer: Viewer, { id, own }: Subject, due?: 'late') {
  const path = findScreenHref(viewer, 'voices');
  const params = own ? {} : { part: 'watched', organisation: String(id) };
  return path && voiceList.href(path, voiceList.read({ ...params, ...(due ? { due } : {}) }));
}

/** Address of an organisation's figures. */
export function findFiguresHref(viewer: Viewer, { id, own }: Subject) {
  const path = findScreenHref(viewer, 'statistics');
  return path && figureList.href(path, figureList.read(own ? {} : { organisation: String(id) }));
}
