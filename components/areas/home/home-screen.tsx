import { ScreenHeader } from '@/components/ui/page/screen-header';
import { listPublicNews } from '@/features/news/news.queries';
import { newsSorts } from '@/features/news/orderings.schema';
import { buildMenu } from '@/lib/areas/menu';
import { areasMessages } from '@/lib/areas/messages';
import { findListHref, findNewItemHref } from '@/lib/areas/news-hrefs';
import type { MenuSection, ScreenProps } from '@/lib/areas/schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { readList } from '@/lib/list/list';
import { formatLongDate } from '@/lib/time/format';
import { countWaitingRequests, findOrganisationName } from './home.queries';
import { HOME_SHOWN, type HomeScope } from './home.schema';
import { HomeDashboard } from './home-dashboard';
import { HomeNotices } from './home-notices';
import { HomeReports } from './home-reports';
import { LatestNews } from './latest-news';
import { MemberHomeSection } from './member-home-section';
import { QuickActions } from './quick-actions';
import { ScreenDirectory } from './screen-directory';
import { WaitingRequests } from './waiting-requests';

const HOME_SCOPES = ['self', 'own', 'all'] as const satisfies readonly HomeScope[];

/** Home of an area: pending work, the viewer's drafts and figures, and links to all other screens. */
export async function HomeScreen({ row, path, viewer }: ScreenProps) {
  const [organisation, requests] = await Promise.all([
    findOrganisationName(viewer.organisationId),
    can(viewer, 'site.manage') ? countWaitingRequests() : 0,
  ]);
  const scope = can(viewer, 'news.write') ? HOME_SCOPES.find((name) => name === row.scope) : undefined;
  const sections = buildMenu(viewer.role);
  const today = formatLongDate(new Date());
  return (
    <>
      <ScreenHeader
        title={`${areasMessages['areas.hello']} ${viewer.name ?? ''}`}
        lead={organisation && organisation !== viewer.name ? `${organisation} · ${today}` : today}
      >
        {scope && (
          <QuickActions
            news={findNewItemHref(viewer, 'news')}
            lifestyle={findNewItemHref(viewer, 'lifestyle')}
            media={findEntryHref(sections, 'media')}
            waiting={waitingHref(viewer)}
          />
        )}
      </ScreenHeader>
      <WaitingRequests count={requests} href={`${path}/usersystems`} />
      <HomeNotices viewer={viewer} />
      <HomeReports viewer={viewer} path={path} />
      {can(viewer, 'saved.own') && <MemberHomeSection viewer={viewer} home={path} />}
      {scope ? <HomeDashboard scope={scope} viewer={viewer} /> : <PublicNews />}
      <ScreenDirectory sections={sections} home={path} />
    </>
  );
}

const newestFirst = { ...readList({}, newsSorts), per: HOME_SHOWN };

/** The newest public news, for viewers who only read. */
async function PublicNews() {
  const { items } = await listPublicNews({}, newestFirst);
  return <LatestNews items={items} whose="all" />;
}

/**
 * Address of the list in which others' items await the viewer's decision, else of the own list; undefined for viewers
 * who may not publish.
 */
function waitingHref(viewer: Viewer): string | undefined {
  if (!can(viewer, 'news.publish')) return undefined;
  const item = { section: 'news', kind: 'college' } as const;
  const list = findListHref(viewer, { ...item, own: false }) ?? findListHref(viewer, { ...item, own: true });
  return list && `${list}?status=wait`;
}

const findEntryHref = (sections: MenuSection[], path: string) =>
  sections.flatMap(({ entries }) => entries).find((entry) => entry.path === path)?.href;
