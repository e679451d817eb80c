import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { ReviewQueueEntry } from '@/features/newsroom/queue/queue.schema';
import { areasMessages as words } from '@/lib/areas/messages';
import { Drafts, ScheduledItems } from './draft-sections';
import type { Dashboard, Draft, HomeScope, Scheduled } from './home.schema';
import { LatestNews } from './latest-news';
import { CameBack, ToDecide } from './review-sections';

type Listed<E> = { entries: (E & { href: string })[]; count: number; listHref?: string };
export type NewsroomDashboardProps = {
  whose: HomeScope;
  /** Left out for viewers who may not publish. */
  toDecide?: Listed<ReviewQueueEntry>;
  cameBack: Listed<ReviewQueueEntry>;
  drafts: Listed<Draft>;
  scheduled: Listed<Scheduled>;
  published: Dashboard['published'];
  write?: string;
};

/** The newsroom's part of a home: items to decide and returned items first, beside them drafts and scheduled items. */
export function NewsroomDashboard({
  whose,
  toDecide,
  cameBack,
  drafts,
  scheduled,
  published,
  write,
}: NewsroomDashboardProps) {
  const parts = [toDecide?.count ?? 0, cameBack.count, drafts.count, scheduled.count, published.length];
  if (parts.every((count) => count === 0)) return <EmptyDashboard write={write} />;
  const waits = (
    <>
      {toDecide && <ToDecide {...toDecide} />}
      <CameBack {...cameBack} />
    </>
  );
  const latest = <LatestNews items={published} whose={whose} />;
  if (drafts.count + scheduled.count === 0) {
    return (
      <>
        {waits}
        {latest}
      </>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-x-10 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] xl:grid-rows-[auto_1fr]">
      <div>{waits}</div>
      <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1">
        <Drafts {...drafts} />
        <ScheduledItems {...scheduled} />
      </div>
      <div>{latest}</div>
    </div>
  );
}

function EmptyDashboard({ write }: { write?: string }) {
  return (
    <div className="mb-9">
      <EmptyState
        icon="newspaper"
        title={words['areas.nothingYet']}
        text={words['areas.nothingYetText']}
        action={
          write && (
            <LinkButton look="outline" href={write}>
              {words['areas.writeNews']}
            </LinkButton>
          )
        }
      />
    </div>
  );
}
