import { reportingKinds } from '@/features/reports/periods/periods.schema';
import { can } from '@/lib/auth/access';
import { getRoleFacts } from '@/lib/auth/roles';
import type { Viewer } from '@/lib/auth/viewer';
import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { type PageSubject, type PageTab, pageTabs } from './page.schema';

type TabViewer = Pick<Viewer, 'role' | 'session'>;
type TabRule = (viewer: TabViewer, subject: PageSubject) => boolean;

const reports = (kind: string): boolean => reportingKinds.some((one) => one === kind);

/** Viewers of a tab of an organisation that is its own or that it supervises; each tab's read checks it again. */
const tabRules: Readonly<Record<PageTab, TabRule>> = {
  overview: () => true,
  members: ({ role }, { own }) => own && getRoleFacts(role).supervises !== undefined,
  people: (viewer, { kind, own }) => can(viewer, 'accounts.manage') && (!own || kind === 'college'),
  news: (viewer) => can(viewer, 'news.publish'),
  notices: (viewer, { own }) => can(viewer, own ? 'notices.read' : 'notices.send'),
  reports: (viewer, { kind, own }) => reports(kind) && can(viewer, own ? 'reports.write' : 'reports.follow'),
  voices: (viewer) => can(viewer, 'voices.handle'),
  logins: (viewer) => can(viewer, 'site.manage'),
  statistics: (viewer) => can(viewer, 'statistics.read'),
};

/** Tabs of an organisation's page for a viewer who may see it. */
export const listPageTabs = (viewer: TabViewer, subject: PageSubject): PageTab[] =>
  can(viewer, 'organisations.overview') ? pageTabs.filter((tab) => tabRules[tab](viewer, subject)) : [];

/** The requested tab, the first for none or an unknown one; undefined for a tab that is not among the viewer's. */
export function readPageTab(params: SearchParams, tabs: readonly PageTab[]): PageTab | undefined {
  const asked = getFirstValue(params.tab);
  const known = pageTabs.find((tab) => tab === asked);
  return known === undefined ? tabs[0] : tabs.find((tab) => tab === known);
}

/** Address of a tab. */
export const buildTabHref = (page: string, tab: PageTab): string => (tab === 'overview' ? page : `${page}?tab=${tab}`);
