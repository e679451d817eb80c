import { getSingleton } from '@/lib/process/singleton';
import { ONLINE_WINDOW_MS } from './presence.schema';

/** Maximum number of tracked clients; the oldest is evicted. */
const MAX_CLIENTS = 50_000;

/** Visitors by client, each with the time of its last heartbeat, oldest first. */
const visitorsByClient = getSingleton('presence.visitorSlots', () => new Map<string, Map<string, number>>());

/**
 * True if the visitor counts: a client has `most` slots, and a slot becomes free a minute after its visitor's last
 * heartbeat.
 *
 * @param client key of the visitor's client address
 */
export function acquireVisitorSlot(client: string, visitor: string, most: number, now = Date.now()): boolean {
  const readers = getVisitorsOf(client);
  if (!readers.has(visitor) && readers.size >= most) {
    const [first] = readers;
    if (first && first[1] > now - ONLINE_WINDOW_MS) return false;
    if (first) readers.delete(first[0]);
  }
  readers.delete(visitor);
  readers.set(visitor, now);
  return true;
}

function getVisitorsOf(client: string): Map<string, number> {
  const there = visitorsByClient.get(client);
  if (there) return there;
  const [oldest] = visitorsByClient.keys();
  if (visitorsByClient.size >= MAX_CLIENTS && oldest !== undefined) visitorsByClient.delete(oldest);
  const made = new Map<string, number>();
  visitorsByClient.set(client, made);
  return made;
}
