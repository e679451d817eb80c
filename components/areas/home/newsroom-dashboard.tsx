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
 * deadlines, and scheduled items.
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
    <>
      <div className="flex flex-col gap-x-10 xl:flex-row">
        <div className="min-w-0 empty:hidden xl:flex-[1.6_1_0%]">
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
        <div className="min-w-0 empty:hidden xl:flex-[1_1_0%]">
          {children}
          <ScheduledItems {...scheduled} />
        </div>
      </div>
      <LatestNews items={published} whose={whose} />
    </>
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
