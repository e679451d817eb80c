import { findInbox } from '@/features/inbox/inbox.queries';
import { listEscalated } from '@/features/newsroom/escalation/escalation.queries';
import type { ReviewNotifications } from '@/features/newsroom/queue/queue.schema';
import type { Viewer } from '@/lib/auth/viewer';
import { toReviewQueue } from './review-queue';
import { countUnreadByPath } from './unread';

/** Work that waits for the viewer: the bell's entries, and the counts of the bell and of the menu. */
export async function findBell(viewer: Viewer): Promise<ReviewNotifications> {
  const [inbox, unread, escalated] = await Promise.all([
    findInbox(viewer),
    countUnreadByPath(viewer),
    listEscalated(viewer),
  ]);
  return toReviewQueue(viewer, { inbox, unread, escalated });
}
