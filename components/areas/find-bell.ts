import { findVoiceQueue } from '@/features/citizens/voices/queue.queries';
import { listEscalated } from '@/features/newsroom/escalation/escalation.queries';
import { findReviewQueue } from '@/features/newsroom/queue/queue.queries';
import type { ReviewNotifications } from '@/features/newsroom/queue/queue.schema';
import type { Viewer } from '@/lib/auth/viewer';
import { toReviewQueue } from './review-queue';
import { countUnreadByPath } from './unread';

/** Work that waits for the viewer: the bell's entries, and the counts of the bell and of the menu. */
export async function findBell(viewer: Viewer): Promise<ReviewNotifications> {
  const [waiting, unread, voices, escalated] = await Promise.all([
    findReviewQueue(viewer),
    countUnreadByPath(viewer),
    findVoiceQueue(viewer),
    listEscalated(viewer),
  ]);
  return toReviewQueue(viewer, { waiting, unread, voices, escalated });
}
