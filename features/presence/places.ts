import { shared } from '@/lib/process/shared';
import { ONLINE_WINDOW_MS } from './presence.schema';

/** Clients whose readers are told apart; the one that came first is forgotten for a new one. */
const MOST_CLIENTS = 50_000;

/** By client, who of it reads and when that was last said, the longest ago first. */
const places = shared('online.places', () => new Map<string, Map<string, number>>());

/**
 * Whether a reader counts: a client has so many places, which become free a minute after their readers have gone.
 *
 * @param client the key of the address behind which somebody reads
 */
export function takePlace(client: string, visitor: string, most: number, now = Date.now()): boolean {
  const readers = openClient(client);
  if (!readers.has(visitor) && readers.size >= most) {
    const [first] = readers;
    if (first && first[1] > now - ONLINE_WINDOW_MS) return false;
    if (first) readers.delete(first[0]);
  }
  readers.delete(visitor);
  readers.set(visitor, now);
  return true;
}

function openClient(client: string): Map<string, number> {
  const there = places.get(client);
  if (there) return there;
  const [oldest] = places.keys();
  if (places.size >= MOST_CLIENTS && oldest !== undefined) places.delete(oldest);
  const made = new Map<string, number>();
  places.set(client, made);
  return made;
}
