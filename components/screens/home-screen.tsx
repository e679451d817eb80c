import { LatestNews } from '@/components/areas/home/latest-news';
import { Places } from '@/components/areas/home/places';
import { QuickActions } from '@/components/areas/home/quick-actions';
import { WaitingRequests } from '@/components/areas/home/waiting-requests';
import { countWaitingRequests, findOrganisationName } from '@/lib/area-home/queries';
import { HOME_SHOWN, type HomeScope } from '@/lib/area-home/schema';
import { menuOf } from '@/lib/areas/menu';
import { areasMessages } from '@/lib/areas/messages';
import { listHrefFor, newItemHrefFor } from '@/lib/areas/news-hrefs';
import type { MenuSection, ScreenProps } from '@/lib/areas/schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { formatLongDate } from '@/lib/format';
import { readList } from '@/lib/list';
import { listPublicNews } from '@/lib/news/queries';
import { newsSorts } from '@/lib/news-ranks/schema';
import { HomeDesk } from './home-desk';
import { HomeNotices } from './home-notices';
import { HomeReports } from './home-reports';
import { MemberHomePart } from './member-home-part';
import { ScreenHeader } from './screen-header';

const HOME_SCOPES = ['self', 'own', 'all'] as const satisfies readonly HomeScope[];

/** Where everybody arrives: what waits, what one has begun, one's figures, and the way to everything else. */
export async function HomeScreen({ row, path, viewer }: ScreenProps) {
  const [organisation, requests] = await Promise.all([
    findOrganisationName(viewer.organisationId),
    can(viewer, 'site.manage') ? countWaitingRequests() : 0,
  ]);
  const scope = can(viewer, 'news.write') ? HOME_SCOPES.find((name) => name === row.scope) : undefined;
  const sections = menuOf(viewer.role);
  const today = formatLongDate(new Date());
  return (
    <>
      <ScreenHeader
        title={`${areasMessages['areas.hello'].th} ${viewer.name ?? ''}`}
        lead={organisation && organisation !== viewer.name ? `${organisation} · ${today}` : today}
      >
        {scope && (
          <QuickActions
            news={newItemHrefFor(viewer, 'news')}
            lifestyle={newItemHrefFor(viewer, 'lifestyle')}
            media={hrefIn(sections, 'media')}
            waiting={waitingHref(viewer)}
          />
        )}
      </ScreenHeader>
      <WaitingRequests count={requests} href={`${path}/usersystems`} />
      <HomeNotices viewer={viewer} />
      <HomeReports viewer={viewer} path={path} />
      {can(viewer, 'saved.own') && <MemberHomePart viewer={viewer} home={path} />}
      {scope ? <HomeDesk scope={scope} viewer={viewer} /> : <PublicNews />}
      <Places sections={sections} home={path} />
    </>
  );
}

const newestFirst = { ...readList({}, newsSorts), per: HOME_SHOWN };

/** The newest of everybody's news, for those who only read. */
async function PublicNews() {
  const { items } = await listPublicNews({}, newestFirst);
  return <LatestNews items={items} whose="all" />;
}

/** The list in which others' items wait for the viewer, else the own one; undefined for who decides nothing. */
function waitingHref(viewer: Viewer): string | undefined {
  if (!can(viewer, 'news.publish')) return undefined;
  const item = { section: 'news', kind: 'college' } as const;
  const list = listHrefFor(viewer, { ...item, own: false }) ?? listHrefFor(viewer, { ...item, own: true });
  return list && `${list}?status=wait`;
}

const hrefIn = (sections: MenuSection[], path: string) =>
  sections.flatMap(({ entries }) => entries).find((entry) => entry.path === path)?.href;
