import { readWaiting } from '@/features/newsroom/queue/queue.queries';
import { countWaiting, isToDecide } from '@/features/newsroom/queue/queue.rules';
import { readHomeFigures } from '@/features/statistics/charts.queries';
import { readFigureChoice } from '@/features/statistics/statistics.rules';
import { hrefOfPath, itemHrefFor, listPathsFor, type NewsWhose, newItemHrefFor } from '@/lib/areas/news-hrefs';
import { placeHrefOf } from '@/lib/areas/place-href';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { Figures } from './figures';
import { readDesk } from './home.queries';
import { HOME_SHOWN, type HomeScope } from './home.schema';
import { NewsroomDesk } from './newsroom-desk';
import { SmallChart } from './small-chart';

const LAST_DAYS = readFigureChoice({ period: 'days30' });

/** The desk of those who write news: figures, what waits, what they have begun, what goes out and what went out. */
export async function HomeDesk({ scope, viewer }: { scope: HomeScope; viewer: Viewer }) {
  const statistics = can(viewer, 'statistics.read') ? placeHrefOf(viewer, 'statistics') : undefined;
  const [waiting, desk, charts] = await Promise.all([
    readWaiting(viewer),
    readDesk(scope, viewer),
    statistics && readHomeFigures(viewer, scope, LAST_DAYS),
  ]);
  const [toDecide, cameBack] = [waiting.entries.filter(isToDecide), waiting.entries.filter((one) => !isToDecide(one))];
  const write = newItemHrefFor(viewer, 'news');
  const linked = <E extends NewsWhose & { id: number | null }>(entries: E[]) =>
    entries.slice(0, HOME_SHOWN).map((entry) => ({ ...entry, href: hrefFor(viewer, entry) }));
  const listed = (status: string, groups: NewsWhose[]) => mostOf(viewer, status, groups);
  const back = waiting.groups.filter((group) => !isToDecide(group));
  return (
    <>
      <Figures figures={desk.figures} />
      <NewsroomDesk
        whose={scope}
        write={write}
        toDecide={
          can(viewer, 'news.publish')
            ? {
                entries: linked(toDecide),
                count: countWaiting(waiting, isToDecide),
                listHref: listed('wait', waiting.groups.filter(isToDecide)),
              }
            : undefined
        }
        cameBack={{
          entries: linked(cameBack),
          count: countWaiting(waiting, (group) => !isToDecide(group)),
          listHref: listed('return', back),
        }}
        drafts={{ entries: linked(desk.drafts), count: desk.draftCount, listHref: listed('draft', desk.drafts) }}
        scheduled={{
          entries: linked(desk.scheduled),
          count: desk.scheduledCount,
          listHref: listed('scheduled', desk.scheduled),
        }}
        published={desk.published}
      />
      {charts && statistics && <SmallChart {...charts} href={statistics} />}
    </>
  );
}

/** Where an item opens; what was never saved, where one begins. */
function hrefFor(viewer: Viewer, { id, ...whose }: NewsWhose & { id: number | null }): string {
  if (id !== null) return itemHrefFor(viewer, { ...whose, id });
  return newItemHrefFor(viewer, whose.section) ?? itemHrefFor(viewer, { ...whose, id: 0 });
}

/** The list that holds most of some items, with its tab; undefined without items. */
function mostOf(viewer: Viewer, status: string, items: (NewsWhose & { count?: number })[]): string | undefined {
  const counts = new Map<string, number>();
  for (const item of items) {
    for (const path of listPathsFor(viewer, item)) counts.set(path, (counts.get(path) ?? 0) + (item.count ?? 1));
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most && `${hrefOfPath(viewer, most[0])}?status=${status}`;
}
