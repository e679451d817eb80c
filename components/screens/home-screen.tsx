import { Figures } from '@/components/areas/home/figures';
import { LatestNews } from '@/components/areas/home/latest-news';
import { Places } from '@/components/areas/home/places';
import { WaitingRequests } from '@/components/areas/home/waiting-requests';
import { countWaitingRequests, findOrganisationName, readHomeFigures } from '@/lib/area-home/queries';
import type { HomeScope } from '@/lib/area-home/schema';
import { menuOf } from '@/lib/areas/menu';
import { areasMessages } from '@/lib/areas/messages';
import type { Scope } from '@/lib/areas/schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { formatLongDate } from '@/lib/format';
import { readList } from '@/lib/list';
import { listPublicNews } from '@/lib/news/queries';
import { newsSorts } from '@/lib/news/schema';
import type { ScreenProps } from './registry';
import { ScreenHeader } from './screen-header';

/** So many of the newest items are listed. */
const LATEST = 5;
const newestFirst = { ...readList({}, newsSorts), per: LATEST };

/** Where everybody arrives: what waits, one's figures, the newest of one's news, and the way to everything else. */
export async function HomeScreen({ row, path, viewer }: ScreenProps) {
  const organisationId = row.scope === 'all' ? undefined : viewer.organisationId;
  const [organisation, figures, latest, requests] = await Promise.all([
    findOrganisationName(viewer.organisationId),
    figuresFor(row.scope, viewer),
    listPublicNews({ organisationId }, newestFirst),
    can(viewer, 'site.manage') ? countWaitingRequests() : 0,
  ]);
  const sections = menuOf(viewer.role);
  const today = formatLongDate(new Date());
  return (
    <>
      <ScreenHeader
        title={`${areasMessages['areas.hello'].th} ${viewer.name ?? ''}`}
        lead={organisation && organisation !== viewer.name ? `${organisation} · ${today}` : today}
      />
      <WaitingRequests count={requests} href={`${path}/usersystems`} />
      {figures && <Figures figures={figures} />}
      <LatestNews items={latest.items} all={organisationId === undefined} />
      <Places sections={sections} home={path} />
    </>
  );
}

/** The figures of those who write news; of others there are none. */
function figuresFor(scope: Scope, viewer: Viewer) {
  const counted = HOME_SCOPES.find((name) => name === scope);
  return counted && can(viewer, 'news.write') ? readHomeFigures(counted, viewer) : undefined;
}
const HOME_SCOPES = ['self', 'own', 'all'] as const satisfies readonly HomeScope[];
