'use client';

import { useSyncExternalStore } from 'react';
import { getBadges, subscribeToBadges } from '@/components/ui/page/badge-store';
import { capCount } from '@/features/newsroom/queue/queue.rules';
import { areasMessages } from '@/lib/areas/messages';

/** Number of notices that wait: the server-rendered count, then that of the last poll. */
export function NoticesBadge({ count }: { count: number }) {
  const heard = useSyncExternalStore(subscribeToBadges, getBadges, () => undefined);
  const unread = heard?.notices ?? count;
  if (unread === 0) return null;
  return (
    <span className="tabular absolute end-0 top-0 min-w-5 rounded-full bg-gold-300 px-1 text-center font-strong text-red-950 text-xs">
      {capCount(unread)} <span className="sr-only">{areasMessages['areas.unread']}</span>
    </span>
  );
}
