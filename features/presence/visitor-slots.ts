import { getSingleton } from '@/lib/process/singleton';
import { ONLINE_WINDOW_MS } from './presence.schema';

/** Clients whose readers are told apart; the one that came first is forgotten for a new one. */
const MAX_CLIENTS = 50_000;

/** By client, who of it reads and when that was last said, the longest ago first. */
const visitorsByClient = getSingleton('online.places', () => new Map<string, Map<string, number>>());

/**
 * Whether a reader counts: a client has so many places, which become free a minute after their readers have gone.
 *
 * @param client the key of the address behind which somebody reads
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
