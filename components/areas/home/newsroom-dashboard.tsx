import type { ReactNode } from 'react';
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
  children: ReactNode;
};

/**
 * The newsroom's part of a home: items to decide, returned items and drafts; beside or below them the children, such as
 * deadlines, and scheduled items; then the newest items, which on wide windows fill the column of the work.
 */
export function NewsroomDashboard({
  whose,
  toDecide,
  cameBack,
  drafts,
  scheduled,
  published,
  write,
  children,
}: NewsroomDashboardProps) {
  const parts = [toDecide?.count ?? 0, cameBack.count, drafts.count, scheduled.count, published.length];
  const isEmpty = parts.every((count) => count === 0);
  return (
    <div className="gap-x-10 xl:grid xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] xl:grid-rows-[auto_1fr] xl:has-[>:nth-child(2):empty]:grid-cols-1">
      <div className="empty:hidden">
        {isEmpty ? (
          <EmptyDashboard write={write} />
        ) : (
          <>
            {toDecide && <ToDecide {...toDecide} />}
            <CameBack {...cameBack} />
            <Drafts {...drafts} />
          </>
        )}
      </div>
      <div className="empty:hidden xl:row-span-2">
        {children}
        <ScheduledItems {...scheduled} />
      </div>
      <LatestNews items={published} whose={whose} />
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
