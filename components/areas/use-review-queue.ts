import { useEffect } from 'react';
import { setBadges } from '@/components/ui/page/badge-store';
import { usePolled } from '@/components/ui/use-polled';
import {
  NOTIFICATIONS_POLL_MS,
  type ReviewNotifications,
  reviewNotifications,
} from '@/features/newsroom/queue/queue.schema';

const ADDRESS = '/api/v1/newsroom/waiting';

/**
 * The review queue: first as rendered by the server, then polled every 60 s while the page is visible. A re-render, as
 * after an action on the page, overrides an earlier poll.
 */
export function useReviewQueue(initial: ReviewNotifications): ReviewNotifications {
  const bell = usePolled(ADDRESS, reviewNotifications, initial, NOTIFICATIONS_POLL_MS) ?? initial;
  useEffect(() => setBadges(bell.badges), [bell]);
  return bell;
}
