import { useEffect, useRef, useState } from 'react';
import type { NewsCard } from '../../news.schema';
import { LIST_REFRESH_MS, TIMER_TOLERANCE_MS } from '../list.rules';
import { fetchList } from './list-cache';

/**
 * Number of items published since the list was opened. While `on` and the page is visible, it polls every minute; a
 * failed request is retried at the next poll.
 *
 * @param question API URL of the list's newest items, regardless of the displayed order
 * @param known the newest items that the page shows; empty if unknown
 */
export function useNewItems(question: string, known: readonly NewsCard[], on: boolean) {
  const newest = useRef(findNewest(known));
  const latest = useRef(newest.current);
  const asked = useRef(0);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!on) return;
    // The page may have been open for long before React hydrated it.
    asked.current ||= Date.now() - performance.now();
    const ask = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked.current < LIST_REFRESH_MS - TIMER_TOLERANCE_MS)
        return;
      asked.current = Date.now();
      const { items } = await fetchList(question).catch(() => ({ items: [] }));
      latest.current = findNewest(items) ?? latest.current;
      newest.current ??= latest.current;
      setCount(items.filter((item) => isNewer(item, newest.current)).length);
    };
    void ask();
    const timer = setInterval(ask, LIST_REFRESH_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [question, on]);
  const clear = () => {
    newest.current = latest.current;
    setCount(0);
  };
  return { count, clear };
}

type ListPosition = Pick<NewsCard, 'publishedAt' | 'id'>;

function findNewest(items: readonly ListPosition[]): ListPosition | undefined {
  return items.reduce<ListPosition | undefined>((found, item) => (isNewer(item, found) ? item : found), undefined);
}

function isNewer(item: ListPosition, than: ListPosition | undefined): boolean {
  if (!than) return true;
  return item.publishedAt > than.publishedAt || (item.publishedAt === than.publishedAt && item.id > than.id);
}
