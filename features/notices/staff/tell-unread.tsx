'use client';

import { useEffect } from 'react';
import { readBadges, tellBadges } from '@/components/ui/page/waiting-store';

/** Tells the frame how many notices are unread now that this page has been opened. */
export function TellUnread({ path, count }: { path: string; count: number }) {
  useEffect(() => tellBadges({ ...readBadges(), [path]: count }), [path, count]);
  return null;
}
