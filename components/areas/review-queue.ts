import type { VoiceQueue, WaitingVoice } from '@/features/citizens/voices/queue.queries';
import { voicesMessages } from '@/features/citizens/voices/voices.messages';
import { countReviewQueue, formatAuthorLine, needsDecision } from '@/features/newsroom/queue/queue.rules';
import { REVIEW_QUEUE_SHOWN, type ReviewNotifications, type ReviewQueue } from '@/features/newsroom/queue/queue.schema';
import { isOverdue } from '@/features/newsroom/reminders/reminders.rules';
import { getItemHref, getListPaths, getNewsPaths } from '@/lib/areas/news-hrefs';
import { findScreenHref } from '@/lib/areas/screen-href';
import type { Viewer } from '@/lib/auth/viewer';
import { getCurrentTime } from '@/lib/time/current-time';

/** Maximum number of entries that came back, below those to decide on. */
const BACK_SHOWN = 3;
/** Maximum number of readers' voices, the last of all. */
const VOICES_SHOWN = 2;

/**
 * Maps the review queue to the notifications of the viewer's area, with the addresses of that area.
 *
 * @param unread counts of `countUnreadByPath`, besides news; shown beside the entries of the menu
 * @param voices open voices of readers for the viewer's office, after the newsroom's entries
 */
export function toReviewQueue(
  viewer: Viewer,
  waiting: ReviewQueue,
  unread: Readonly<Record<string, number>> = {},
  voices: VoiceQueue = { count: 0, entries: [] },
  now = getCurrentTime(),
): ReviewNotifications {
  const news = getNewsPaths(viewer).map((path) => [path, 0] as const);
  const badges: Record<string, number> = { ...unread, ...Object.fromEntries(news) };
  for (const group of waiting.groups) {
    for (const path of getListPaths(viewer, group)) badges[path] = (badges[path] ?? 0) + group.count;
  }
  const back = waiting.entries.filter((entry) => !needsDecision(entry)).slice(0, BACK_SHOWN);
  const heard = voices.entries.slice(0, VOICES_SHOWN).map((voice) => toVoiceEntry(viewer, voice, now));
  const room = REVIEW_QUEUE_SHOWN - back.length - heard.length;
  const toDecide = waiting.entries.filter(needsDecision).slice(0, room);
  const entries = [...toDecide, ...back].map((entry) => ({
    key: `${entry.what}-${entry.id}`,
    what: entry.what,
    href: getItemHref(viewer, entry),
    topic: entry.topic,
    from: formatAuthorLine(entry),
    at: entry.at.toISOString(),
    overdue: needsDecision(entry) && isOverdue(entry.at, now),
  }));
  return { total: countReviewQueue(waiting) + voices.count, badges, entries: [...entries, ...heard] };
}

const toVoiceEntry = (viewer: Viewer, { id, kind, subject, at, due }: WaitingVoice, now: Date) => ({
  ...{ key: `voice-${id}`, what: 'voice' as const, topic: subject, from: voicesMessages[`voices.kind.${kind}`] },
  href: `${findScreenHref(viewer, 'voices') ?? '/'}/${id}`,
  at: at.toISOString(),
  overdue: due < now,
});
