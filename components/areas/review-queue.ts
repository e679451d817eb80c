import type { VoiceQueue, WaitingVoice } from '@/features/citizens/voices/queue.queries';
import { voicesMessages } from '@/features/citizens/voices/voices.messages';
import type { EscalatedEntry } from '@/features/newsroom/escalation/escalation.schema';
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

type BellParts = {
  waiting: ReviewQueue;
  /** Counts of `countUnreadByPath`, besides news; shown beside the entries of the menu. */
  unread?: Readonly<Record<string, number>>;
  /** Open voices of readers for the viewer's office, after the newsroom's entries. */
  voices?: VoiceQueue;
  /** Items left waiting below, of which the viewer's office was told. */
  escalated?: readonly EscalatedEntry[];
};

/** Maps what waits to the notifications of the viewer's area, with the addresses of that area. */
export function toReviewQueue(
  viewer: Viewer,
  { waiting, unread = {}, voices = { count: 0, entries: [] }, escalated = [] }: BellParts,
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
  const told = escalated.map((entry) => ({
    key: `told-${entry.id}`,
    href: getItemHref(viewer, entry),
    topic: entry.topic,
    from: entry.organisation,
    at: entry.at.toISOString(),
  }));
  return { total: countReviewQueue(waiting) + voices.count, badges, entries: [...entries, ...heard], told };
}

const toVoiceEntry = (viewer: Viewer, { id, kind, subject, at, due }: WaitingVoice, now: Date) => ({
  ...{ key: `voice-${id}`, what: 'voice' as const, topic: subject, from: voicesMessages[`voices.kind.${kind}`] },
  href: `${findScreenHref(viewer, 'voices') ?? '/'}/${id}`,
  at: at.toISOString(),
  overdue: due < now,
});
