import { HOUR_MS } from '@/lib/time/units';
import { movingFeedMessages as words } from './feed.messages';
import { feedTraits } from './feed-source';

/** Failures in a row after which a feed is paused. */
export const MAX_FAILURES = 5;

/** Result of a feed's last run, as far as its next question depends on it. */
export type FeedRun = {
  status: string;
  problem: string;
  traits: unknown;
  /** False if items of it are missing here. */
  isWhole: boolean;
};
type FeedState = { everyHours: number | null; failures: number; retryAt: Date | null; nextAt: Date | null };

/** Reason for which a feed is paused, but for a person's wish. */
export type PauseReason = 'failures' | 'gone';

/**
 * State of a feed after a run.
 *
 * @returns columns, and the reason if the feed is paused by it
 */
export function settleFeed(feed: FeedState, run: FeedRun, now: Date) {
  // The run's beginning has set the next time already.
  const nextAt = feed.nextAt ? findLater(feed.nextAt, feed.retryAt) : findNextAt(feed, now);
  if (run.status === 'failed') {
    const failures = feed.failures + 1;
    const isPaused = feed.everyHours !== null && failures >= MAX_FAILURES;
    const data = { failures, problem: run.problem, nextAt };
    return isPaused ? pause(data, 'failures', now) : { data };
  }
  const traits = feedTraits.safeParse(run.traits).data;
  if (traits?.state === 'gone') return pause({ failures: 0, problem: words['feed.remark.gone'], nextAt }, 'gone', now);
  const told =
    traits?.state === 'read' && run.status === 'done' && run.isWhole
      ? {
          ...{ address: traits.address, title: traits.title.slice(0, 300) },
          ...{ etag: traits.etag, lastModified: traits.lastModified },
        }
      : {};
  return { data: { failures: 0, problem: '', retryAt: null, nextAt, ...told } };
}

const pause = <T extends object>(data: T, paused: PauseReason, now: Date) => ({
  ...{ data: { ...data, pausedAt: now, pausedFor: paused }, paused },
});

/** Next time of a feed: after its hours, and not before the site wants to be asked. */
export function findNextAt({ everyHours, retryAt }: Pick<FeedState, 'everyHours' | 'retryAt'>, now: Date): Date | null {
  if (everyHours === null) return null;
  return findLater(new Date(now.getTime() + everyHours * HOUR_MS), retryAt);
}

const findLater = (next: Date, retryAt: Date | null): Date => (retryAt && retryAt > next ? retryAt : next);
