import { toReviewQueue } from '@/components/areas/review-queue';
import { countUnreadByPath } from '@/components/areas/unread';
import { findVoiceQueue } from '@/features/citizens/voices/queue.queries';
import { findReviewQueue } from '@/features/newsroom/queue/queue.queries';
import { requireAccount } from '@/lib/auth/require-account';
import { serveJson } from '@/lib/http/json-endpoint';

/** The viewer's review queue and unread counts. Open pages poll it, so it does not count as session activity. */
export const GET = (request: Request) =>
  serveJson(request, async (viewer) => {
    requireAccount(viewer, 'news.write');
    const [waiting, unread, voices] = await Promise.all([
      findReviewQueue(viewer),
      countUnreadByPath(viewer),
      findVoiceQueue(viewer),
    ]);
    return toReviewQueue(viewer, waiting, unread, voices);
  });
