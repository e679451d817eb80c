'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { formatCount, formatNumber } from '@/lib/format';
import { sendRead } from '../calls';

/** How often the item was read; counts this reading once the page is really looked at, not when it is only loaded ahead. */
export function ReadCounter({ id, reads }: { id: number; reads: number }) {
  const [count, setCount] = useState(reads);
  useEffect(() => {
    const stop = new AbortController();
    const countWhenSeen = () => {
      if (document.visibilityState !== 'visible' || Reflect.get(document, 'prerendering') === true) return;
      stop.abort();
      void sendRead(id).then((now) => now !== undefined && setCount(now));
    };
    document.addEventListener('visibilitychange', countWhenSeen, { signal: stop.signal });
    document.addEventListener('prerenderingchange', countWhenSeen, { signal: stop.signal });
    countWhenSeen();
    return () => stop.abort();
  }, [id]);
  return (
    <span className="inline-flex items-center gap-1.5" title={`อ่าน ${formatNumber(count)} ครั้ง`}>
      <Icon name="eye" className="size-4" />
      <span className="sr-only">อ่าน</span> {formatCount(count)} <span className="sr-only">ครั้ง</span>
    </span>
  );
}
