import { countWaiting, fromWhom } from '@/features/newsroom/queue/queue.rules';
import { type Bell, WAITING_SHOWN, type Waiting } from '@/features/newsroom/queue/queue.schema';
import { itemHrefFor, listPathsFor, newsPathsOf } from '@/lib/areas/news-hrefs';
import type { Viewer } from '@/lib/auth/viewer';

/**
 * What waits as the bell of a viewer's area shows it, with the addresses of that area.
 *
 * @param unread what `readUnread` counts besides news; it stands beside the entries of the menu
 */
export function toBell(viewer: Viewer, waiting: Waiting, unread: Readonly<Record<string, number>> = {}): Bell {
  const news = newsPathsOf(viewer).map((path) => [path, 0] as const);
  const badges: Record<string, number> = { ...unread, ...Object.fromEntries(news) };
  for (const group of waiting.groups) {
    for (const path of listPathsFor(viewer, group)) badges[path] = (badges[path] ?? 0) + group.count;
  }
  const entries = waiting.entries.slice(0, WAITING_SHOWN).map((entry) => ({
    key: `${entry.what}-${entry.id}`,
    what: entry.what,
    href: itemHrefFor(viewer, entry),
    topic: entry.topic,
    from: fromWhom(entry),
    at: entry.at.toISOString(),
  }));
  return { total: countWaiting(waiting), badges, entries };
}
