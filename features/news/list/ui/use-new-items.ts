import { useEffect, useRef, useState } from 'react';
import type { NewsCard } from '../../news.schema';
import { EARLY_MS, LIST_REFRESH_MS } from '../list.rules';
import { askServer } from './kept-lists';

/**
 * How many items have appeared since the list was opened. While `on` and the page is visible, it asks for the newest ones
 * every minute; a failed question is simply asked again a minute later.
 *
 * @param question the newest items of the list, whatever order it is shown in
 * @param known the newest items as far as the page knows them; empty when it doesn't
 */
export function useNewItems(question: string, known: readonly NewsCard[], on: boolean) {
  const newest = useRef(newestOf(known));
  const latest = useRef(newest.current);
  const asked = useRef(0);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!on) return;
    asked.current ||= Date.now();
    const ask = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked.current < LIST_REFRESH_MS - EARLY_MS) return;
      asked.current = Date.now();
      const { items } = await askServer(question).catch(() => ({ items: [] }));
      latest.current = newestOf(items) ?? latest.current;
      newest.current ??= latest.current;
      setCount(items.filter((item) => isNewer(item, newest.current)).length);
    };
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

type Mark = Pick<NewsCard, 'publishedAt' | 'id'>;

function newestOf(items: readonly Mark[]): Mark | undefined {
  return items.reduce<Mark | undefined>((found, item) => (isNewer(item, found) ? item : found), undefined);
}

function isNewer(item: Mark, than: Mark | undefined): boolean {
  if (!than) return true;
  return item.publishedAt > than.publishedAt || (item.publishedAt === than.publishedAt && item.id > than.id);
}
