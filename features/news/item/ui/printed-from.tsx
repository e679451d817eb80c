'use client';

import { useEffect, useRef } from 'react';
import { formatLongDate, interpolate } from '@/lib/time/format';
import { newsMessages } from '../../news.messages';

/** URL of the item and print date; print only. */
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
      {interpolate(newsMessages['news.printedFrom'].th, { address })}
      <span ref={when} />
    </p>
  );
}
