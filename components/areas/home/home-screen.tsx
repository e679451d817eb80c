import { UserRoundCog } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { WelcomeSteps } from '@/features/handbook/staff/welcome-steps';
import { findInbox } from '@/features/inbox/inbox.queries';
import { countThings } from '@/features/inbox/inbox.rules';
import { readMemberHome } from '@/features/member/home.queries';
import { HomeCards } from '@/features/member/staff/home-cards';
import { listPublicNews } from '@/features/news/news.queries';
import { newsSorts } from '@/features/news/orderings.schema';
import { StandInNotes } from '@/features/newsroom/stand-ins/staff/stand-in-notes';
import { findStandInNotices } from '@/features/newsroom/stand-ins/stand-ins.queries';
import { getNoticesSummary } from '@/features/notices/inbox/inbox.queries';
import { areasMessages } from '@/lib/areas/messages';
import { findNewItemHref } from '@/lib/areas/news-hrefs';
import { findInboxHref } from '@/lib/areas/notice-hrefs';
import type { ScreenProps } from '@/lib/areas/schema';
import { findScreenHref } from '@/lib/areas/screen-href';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { readList } from '@/lib/list/list';
import { formatLongDate, formatNumber } from '@/lib/time/format';
import { findOrganisationName } from './home.queries';
import { HOME_SHOWN, type HomeScope } from './home.schema';
import { HomeDashboard } from './home-dashboard';
import { HomeInbox } from './home-inbox';
import { HomeReports } from './home-reports';
import { HomeVoices } from './home-voices';
import { LatestNews } from './latest-news';
import { NoticesSection } from './notices-section';
import { QuickActions } from './quick-actions';

const HOME_SCOPES = ['self', 'own', 'all'] as const satisfies readonly HomeScope[];

/** Home of an area: what waits for the viewer, then returned items, drafts, deadlines and notices. */
export async function HomeScreen({ row, path, viewer }: ScreenProps) {
  const [organisation, { counts }] = await Promise.all([
    findOrganisationName(viewer.organisationId),
    findInbox(viewer),
  ]);
  const requests = countThings(counts, 'waiting', ({ kind }) => kind === 'registration');
  const inboxHref = findScreenHref(viewer, 'inbox');
  const scope = can(viewer, 'news.write') ? HOME_SCOPES.find((name) => name === row.scope) : undefined;
  const today = formatLongDate(new Date());
  return (
    <>
      <ScreenHeader
        title={`${areasMessages['areas.hello']} ${viewer.name ?? ''}`}
        lead={organisation && organisation !== viewer.name ? `${organisation} · ${today}` : today}
      >
        {scope && (
          <QuickActions news={findNewItemHref(viewer, 'news')} lifestyle={findNewItemHref(viewer, 'lifestyle')} />
        )}
      </ScreenHeader>
      <WelcomeSteps viewer={viewer} />
      {scope && <StandIns viewer={viewer} />}
      {inboxHref && <HomeInbox counts={counts} href={inboxHref} />}
      <WaitingRequests count={requests} href={`${path}/usersystems`} />
      {can(viewer, 'saved.own') && <MemberHomeSection viewer={viewer} home={path} />}
      {scope ? (
        <HomeDashboard scope={scope} viewer={viewer}>
          <HomeVoices viewer={viewer} />
          <HomeReports viewer={viewer} path={path} />
          <HomeNotices viewer={viewer} />
        </HomeDashboard>
      ) : (
        <PublicNews />
      )}
    </>
  );
}

const newestFirst = { ...readList({}, newsSorts), per: HOME_SHOWN };

/** The newest public news, for viewers who only read. */
async function PublicNews() {
  const { items } = await listPublicNews({}, newestFirst);
  return <LatestNews items={items} whose="all" />;
}

/** Colleagues for whom the viewer stands in. */
async function StandIns({ viewer }: { viewer: Viewer }) {
  return <StandInNotes {...(await findStandInNotices(viewer))} />;
}

/** A member's saved news, alerts, unread answers and account. */
async function MemberHomeSection({ viewer, home }: { viewer: Viewer; home: string }) {
  const shown = await readMemberHome(viewer);
  return shown && <HomeCards home={home} {...shown} />;
}

/** The agency's notices that need the viewer's attention; renders nothing in an area without an inbox. */
async function HomeNotices({ viewer }: { viewer: Viewer }) {
  const href = findInboxHref(viewer);
  return href === undefined ? null : <NoticesSection desk={await getNoticesSummary(viewer)} href={href} />;
}

/** Number of registrations that await a decision, with a link; renders nothing if there are none. */
function WaitingRequests({ count, href }: { count: number; href: string }) {
  if (count === 0) return null;
  return (
    <section className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-gold-500 bg-gold-100 px-4 py-3 md:px-5">
      <UserRoundCog aria-hidden="true" className="size-6 shrink-0 text-gold-700" strokeWidth={1.5} />
      <p className="grow basis-48 font-normal text-sm">
        {areasMessages['areas.requests']} <span className="tabular font-strong">{formatNumber(count)}</span>{' '}
        {areasMessages['areas.requestsUnit']}
      </p>
      <LinkButton look="primary" size="sm" href={href}>
        {areasMessages['areas.openRequests']}
      </LinkButton>
    </section>
  );
}
