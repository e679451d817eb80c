import { useEffect, useState } from 'react';
import { setBadges } from '@/components/ui/page/badge-store';
import {
  NOTIFICATIONS_POLL_MS,
  type ReviewNotifications,
  reviewNotificationsResponse,
} from '@/features/newsroom/queue/queue.schema';

const ADDRESS = '/api/v1/newsroom/waiting';

/**
 * The review queue: first as rendered by the server, then polled every 60 s while the page is visible. A re-render, as
 * after an action on the page, overrides an earlier poll. Failed polls are ignored.
 */
export function useReviewQueue(initial: ReviewNotifications): ReviewNotifications {
  const [heard, setHeard] = useState({ initial, bell: initial });
  if (heard.initial !== initial) setHeard({ initial, bell: initial });
  useEffect(() => setBadges(initial.badges), [initial]);
  useEffect(() => {
    let last = Date.now();
    const ask = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < NOTIFICATIONS_POLL_MS) return;
      last = Date.now();
      const bell = await fetchReviewQueue();
      if (!bell) return;
      setHeard((before) => ({ ...before, bell }));
      setBadges(bell.badges);
    };
    const timer = setInterval(ask, NOTIFICATIONS_POLL_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return heard.bell;
}

async function fetchReviewQueue(): Promise<ReviewNotifications | undefined> {
  try {
    const answer = await fetch(ADDRESS, { headers: { Accept: 'application/json' } });
    return reviewNotificationsResponse.safeParse(await answer.json()).data?.data;
  } catch {
    return undefined;
  }
}
