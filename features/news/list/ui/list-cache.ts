import { LIST_FRESH_MS } from '../list.rules';
import type { NewsListResponse } from '../list.schema';

/** In-memory cache of lists by URL, with the time of the response; lost on a full page load. */
const cache = new Map<string, { at: number; answer: NewsListResponse }>();

/** Caches a response as fresh from now. */
export function cacheList(question: string, answer: NewsListResponse): void {
  cache.set(question, { at: Date.now(), answer });
}

/** Loads a list: from the cache while it is fresh, else from the server. */
export async function loadList(question: string): Promise<NewsListResponse> {
  const known = cache.get(question);
  if (known && Date.now() - known.at < LIST_FRESH_MS) return known.answer;
  return fetchList(question);
}

/**
 * Fetches a list from the server, bypassing the cache.
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

export function clearListCache(): void {
  cache.clear();
}
