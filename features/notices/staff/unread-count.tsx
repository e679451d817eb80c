'use client';

import { useEffect } from 'react';
import { getBadges, setBadges } from '@/components/ui/page/badge-store';

/** Tells the frame how many notices are unread now that this page has been opened. */
export function UnreadCount({ path, count }: { path: string; count: number }) {
  useEffect(() => setBadges({ ...getBadges(), [path]: count }), [path, count]);
  return null;
}
