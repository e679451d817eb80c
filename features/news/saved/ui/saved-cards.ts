import type { NewsCard } from '../../news.schema';
import { CARDS_KEY } from './saved-account';

const ADDRESS = '/api/v1/news/by-ids';
/** Maximum number of ids per request. */
const BATCH_SIZE = 100;

/** Cards of saved items by id; `null` for items no longer public. */
export type Cards = Readonly<Record<number, NewsCard | null>>;

/** Cards from local storage, as last fetched. */
export function readCards(): Cards {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(CARDS_KEY) ?? '{}');
    return kept instanceof Object ? { ...kept } : {};
  } catch {
    return {};
  }
}

/**
 * Fetches and stores cards, dropping those of items that are in no list any more.
 *
 * @param ids items to fetch
 * @param wanted all saved items
 * @returns all known cards; undefined if a request fails
 */
export async function refreshCards(ids: readonly number[], wanted: readonly number[]): Promise<Cards | undefined> {
  const found: Record<number, NewsCard | null> = {};
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const some = ids.slice(start, start + BATCH_SIZE);
    const items = await fetchCards(some);
    if (!items) return undefined;
    for (const id of some) found[id] = items.find((item) => item.id === id) ?? null;
  }
  const known: Cards = { ...readCards(), ...found };
  const cards = Object.fromEntries(wanted.flatMap((id) => (known[id] === undefined ? [] : [[id, known[id]]])));
  storeCards(cards);
  return cards;
}

async function fetchCards(ids: readonly number[]): Promise<NewsCard[] | undefined> {
  const response = await fetch(`${ADDRESS}?ids=${ids.join(',')}`).catch(() => undefined);
  const answer = response?.ok ? await response.json().catch(() => undefined) : undefined;
  return Array.isArray(answer?.items) ? answer.items : undefined;
}

function storeCards(cards: Cards): void {
  try {
    localStorage.setItem(CARDS_KEY, JSON.stringify(cards));
  } catch {
    // Without storage space the lists still show fresh data from the server.
  }
}
