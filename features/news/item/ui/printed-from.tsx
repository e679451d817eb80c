'use client';

import { useEffect, useRef } from 'react';
import { say } from '@/lib/messages/language';
import { formatLongDate, interpolate } from '@/lib/time/format';
import { newsMessages } from '../../news.messages';

/** URL of the item and print date; print only. */
export function PrintedFrom({ address }: { address: string }) {
  const when = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tell = () => {
      if (when.current) {
        when.current.textContent = say(newsMessages['news.printedAt']).replace('{date}', formatLongDate(new Date()));
      }
    };
    addEventListener('beforeprint', tell);
    return () => removeEventListener('beforeprint', tell);
  }, []);
  return (
    <p className="printed-from hidden print:block">
      {interpolate(say(newsMessages['news.printedFrom']), { address })}
      <span ref={when} />
    </p>
  );
}
