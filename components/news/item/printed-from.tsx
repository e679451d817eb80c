'use client';

import { useEffect, useRef } from 'react';
import { formatLongDate } from '@/lib/format';
import { newsMessages } from '@/lib/news/messages';

/** On paper only: where the item stands, and when it was printed. */
export function PrintedFrom({ address }: { address: string }) {
  const when = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tell = () => {
      if (when.current) {
        when.current.textContent = newsMessages['news.printedAt'].th.replace('{date}', formatLongDate(new Date()));
      }
    };
    addEventListener('beforeprint', tell);
    return () => removeEventListener('beforeprint', tell);
  }, []);
  return (
    <p className="printed-from hidden print:block">
      {newsMessages['news.printedFrom'].th.replace('{address}', address)}
      <span ref={when} />
    </p>
  );
}
