'use client';

import { useEffect } from 'react';
import { say } from '@/lib/messages/language';
import { formatCount, formatNumber } from '@/lib/time/format';
import { newsMessages } from '../../news.messages';
import { sendRead } from '../../ui/send-counts';

/** Counts a read once the page is visible, not while it is prerendered, and shows the new count in the header. */
export function ReadCounter({ id }: { id: number }) {
  useEffect(() => {
    const stop = new AbortController();
    const countWhenSeen = () => {
      if (document.visibilityState !== 'visible' || Reflect.get(document, 'prerendering') === true) return;
      stop.abort();
      void sendRead(id).then((now) => now !== undefined && showReadCount(now));
    };
    document.addEventListener('visibilitychange', countWhenSeen, { signal: stop.signal });
    document.addEventListener('prerenderingchange', countWhenSeen, { signal: stop.signal });
    countWhenSeen();
    return () => stop.abort();
  }, [id]);
  return null;
}

function showReadCount(count: number): void {
  const place = document.querySelector<HTMLElement>('[data-reads]');
  const figure = place?.querySelector('data');
  if (!place || !figure) return;
  place.title = say(newsMessages['news.reads']).replace('{count}', formatNumber(count));
  figure.value = String(count);
  figure.textContent = formatCount(count);
}
