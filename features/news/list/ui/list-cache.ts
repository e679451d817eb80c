import { LIST_FRESH_MS } from '../list.rules';
import type { NewsListResponse } from '../list.schema';

/** Lists of this visit by their question, with the time they arrived; a new page of the browser starts with none. */
const cache = new Map<string, { at: number; answer: NewsListResponse }>();

/** Keeps an answer as fresh from now on. */
export function cacheList(question: string, answer: NewsListResponse): void {
  cache.set(question, { at: Date.now(), answer });
}

/** The answer to a question: a kept one while it is fresh, else the server's. */
export async function loadList(question: string): Promise<NewsListResponse> {
  const known = cache.get(question);
  if (known && Date.now() - known.at < LIST_FRESH_MS) return known.answer;
  return fetchList(question);
}

/**
 * Asks the server whatever is kept.
 *
 * @throws Error with the server's message, the network's, or 'Failed to fetch news'
 */
export async function fetchList(question: string): Promise<NewsListResponse> {
  const response = await fetch(question, { headers: { Accept: 'application/json' } });
  const answer = await response.json().catch(() => undefined);
  if (!response.ok || !Array.isArray(answer?.items)) throw new Error(answer?.message || 'Failed to fetch news');
  cacheList(question, answer);
  return answer;
}

/** Forgets every list, so that each is asked for again. */
export function clearListCache(): void {
  cache.clear();
}
