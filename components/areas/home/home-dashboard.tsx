import type { ReactNode } from 'react';
import { findInbox } from '@/features/inbox/inbox.queries';
import { countThings } from '@/features/inbox/inbox.rules';
import { findReviewQueue } from '@/features/newsroom/queue/queue.queries';
import { needsDecision } from '@/features/newsroom/queue/queue.rules';
import { isDecision } from '@/features/newsroom/queue/source.queries';
import { isDecider } from '@/features/newsroom/workflow/workflow.rules';
import { getHomeFigures } from '@/features/statistics/charts.queries';
import { readFigureChoice } from '@/features/statistics/statistics.rules';
import { areas } from '@/lib/areas/areas';
import { areasMessages } from '@/lib/areas/messages';
import { buildPathHref, findNewItemHref, getItemHref, getListPaths, type NewsOwnership } from '@/lib/areas/news-hrefs';
import { findScreenHref } from '@/lib/areas/screen-href';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { formatNumber } from '@/lib/time/format';
import { findDashboard } from './home.queries';
import { HOME_SHOWN, type HomeFigures, type HomeScope } from './home.schema';
import { HomeCharts } from './home-charts';
import { NewsroomDashboard } from './newsroom-dashboard';

const LAST_DAYS = readFigureChoice({ period: 'days30' });

type Props = {
  scope: HomeScope;
  viewer: Viewer;
  /** Deadlines and notices, after the newsroom's work. */
  children: ReactNode;
};

/** Dashboard of viewers who write news: what waits for them, then scheduled and published items, and the figures. */
export async function HomeDashboard({ scope, viewer, children }: Props) {
  const statistics = can(viewer, 'statistics.read') ? findScreenHref(viewer, 'statistics') : undefined;
  const [waiting, { counts }, desk, charts] = await Promise.all([
    findReviewQueue(viewer),
    findInbox(viewer),
    findDashboard(scope, viewer),
    statistics && getHomeFigures(viewer, scope, LAST_DAYS),
  ]);
  const [toDecide, cameBack] = [
    waiting.entries.filter(needsDecision),
    waiting.entries.filter((one) => !needsDecision(one)),
  ];
  const write = findNewItemHref(viewer, 'news');
  const linked = <E extends NewsOwnership & { id: number | null }>(entries: E[]) =>
    entries.slice(0, HOME_SHOWN).map((entry) => ({ ...entry, href: buildEntryHref(viewer, entry) }));
  const listed = (status: string, groups: NewsOwnership[]) => findFullestListHref(viewer, status, groups);
  const back = waiting.groups.filter((group) => !needsDecision(group));
  return (
    <>
      <NewsroomDashboard
        whose={scope}
        write={write}
        toDecide={
          isDecider(viewer)
            ? {
                entries: linked(toDecide),
                count: countThings(counts, 'waiting', (one) => one.kind === 'news' && isDecision(one)),
                listHref: listed('todo', waiting.groups.filter(needsDecision)),
              }
            : undefined
        }
        cameBack={{
          entries: linked(cameBack),
          count: countThings(counts, 'waiting', (one) => one.kind === 'news' && !isDecision(one)),
          listHref: listed('todo', back),
        }}
        drafts={{
          entries: linked(desk.drafts).map(toEditorEntry),
          count: desk.draftCount,
          listHref: listed('draft', desk.drafts),
        }}
        scheduled={{
          entries: linked(desk.scheduled),
          count: desk.scheduledCount,
          listHref: listed('scheduled', desk.scheduled),
        }}
        published={desk.published}
      >
        {children}
      </NewsroomDashboard>
      <HomeFigureCards figures={desk.figures} />
      {charts && statistics && <HomeCharts {...charts} href={statistics} />}
    </>
  );
}

/** Address at which an item opens; for one that was never saved, the address of a new item. */
function buildEntryHref(viewer: Viewer, { id, ...whose }: NewsOwnership & { id: number | null }): string {
  if (id !== null) return getItemHref(viewer, { ...whose, id });
  return findNewItemHref(viewer, whose.section) ?? getItemHref(viewer, { ...whose, id: 0 });
}

/** A draft opens in the editor. */
const toEditorEntry = <E extends { id: number | null; href: string }>(entry: E): E =>
  entry.id === null ? entry : { ...entry, href: `${entry.href}${entry.href.includes('?') ? '&' : '?'}edit=1` };

/** Address of the list that holds most of the items, with its tab; undefined without items. */
function findFullestListHref(
  viewer: Viewer,
  status: string,
  items: (NewsOwnership & { count?: number })[],
): string | undefined {
  const counts = new Map<string, number>();
  for (const item of items) {
    for (const path of getListPaths(viewer, item)) counts.set(path, (counts.get(path) ?? 0) + (item.count ?? 1));
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (!most) return undefined;
  const part = status === 'todo' ? '' : buildOwnPart(viewer, most[0], items);
  return `${buildPathHref(viewer, most[0])}?status=${status}${part}`;
}

/** The part of a list that has own items only, if it can be asked for. */
function buildOwnPart({ role }: Viewer, path: string, items: NewsOwnership[]): string {
  const row = role === 'visitor' ? undefined : areas[role].rows.find((one) => one.path === path);
  return row?.canFilterByOwner && items.every(({ own }) => own) ? '&part=own' : '';
}

const kinds = ['published', 'reads'] as const;

/** Numbers of published items and of their reads. */
function HomeFigureCards({ figures }: { figures: HomeFigures }) {
  return (
    <section aria-label={areasMessages['areas.figures']} className="mb-10">
      <dl className="grid grid-cols-2 gap-3 md:gap-4">
        {kinds.map((kind) => (
          <div key={kind} className="flex flex-col rounded-md border border-line bg-surface px-4 py-3 md:px-5 md:py-4">
            <dt className="font-normal text-ink-3 text-xs">{areasMessages[`areas.${kind}`]}</dt>
            <dd className="tabular font-light text-2xl">{formatNumber(figures[kind])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
