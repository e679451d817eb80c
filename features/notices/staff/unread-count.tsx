'use client';

import { useEffect } from 'react';
import { getBadges, setBadges } from '@/components/ui/page/badge-store';

/** Updates the number of waiting notices of the layout after this page was opened. */
export function UnreadCount({ path, count }: { path: string; count: number }) {
  useEffect(() => setBadges({ ...getBadges(), [path]: count }), [path, count]);
  return null;
}
