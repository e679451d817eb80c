import { LIST_KEPT_MS } from '../list.rules';
import type { NewsListAnswer } from '../list.schema';

/** Lists of this visit by their question, with the time they arrived; a new page of the browser starts with none. */
const kept = new Map<string, { at: number; answer: NewsListAnswer }>();

/** Keeps an answer as fresh from now on. */
export function keepList(question: string, answer: NewsListAnswer): void {
  kept.set(question, { at: Date.now(), answer });
}

/** The answer to a question: a kept one while it is fresh, else the server's. */
export async function askList(question: string): Promise<NewsListAnswer> {
  const known = kept.get(question);
  if (known && Date.now() - known.at < LIST_KEPT_MS) return known.answer;
  return askServer(question);
}

/**
 * Asks the server whatever is kept.
 *
 * @throws Error with the server's message, the network's, or 'Failed to fetch news'
 */
export async function askServer(question: string): Promise<NewsListAnswer> {
  const response = await fetch(question, { headers: { Accept: 'application/json' } });
  const answer = await response.json().catch(() => undefined);
  if (!response.ok || !Array.isArray(answer?.items)) throw new Error(answer?.message || 'Failed to fetch news');
  keepList(question, answer);
  return answer;
}

/** Forgets every list, so that each is asked for again. */
export function forgetLists(): void {
  kept.clear();
}
