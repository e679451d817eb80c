'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LIST_REFRESH_MS, TIMER_TOLERANCE_MS } from '@/features/news/list/list.rules';
import { joinIds } from '@/features/news/list/ui/known-ids';
import { useAutoRefresh } from '@/features/news/list/ui/refresh-switch';
import { newsMessages } from '@/features/news/news.messages';
import { say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';

/** Tells which items lead the page. */
const ADDRESS = '/api/v1/front';

/** Polls while the page is visible and offers a reload when other items lead it; the page itself does not change. */
export function HomeWatcher({ shown }: { shown: readonly number[] }) {
  const on = useAutoRefresh();
  const known = joinIds(shown);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (!on) return;
    // The page may have been open for long before React hydrated it.
    let asked = Date.now() - performance.now();
    const ask = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < LIST_REFRESH_MS - TIMER_TOLERANCE_MS) return;
      asked = Date.now();
      const hero = await fetchHeroIds();
      if (hero) setChanged(joinIds(hero) !== known);
    };
    void ask();
    const timer = setInterval(ask, LIST_REFRESH_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [on, known]);
  return (
    <p
      role="status"
      data-watch={ADDRESS}
      data-known={known}
      className="pointer-events-none sticky top-3 z-20 flex h-0 justify-center"
    >
      {changed && (
        <Button
          look="primary"
          size="sm"
          className="pointer-events-auto shadow-lift"
          onClick={() => window.location.assign(localHref('/'))}
        >
          {say(newsMessages['news.frontChanged'])}
        </Button>
      )}
    </p>
  );
}

/** Undefined if the request fails; the next poll retries. */
async function fetchHeroIds(): Promise<number[] | undefined> {
  const answer = await fetch(ADDRESS)
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  return Array.isArray(answer?.hero) ? answer.hero : undefined;
}
