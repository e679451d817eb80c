'use client';

import { type ReactNode, useEffect, useState } from 'react';

/** Maximum delay of a browser's timer, in milliseconds. */
const MAX_TIMEOUT_MS = 2_147_483_647;

/**
 * Hides its children at a given time, also on a page that was cached or left open.
 *
 * @param at ISO 8601; null for never
 */
export function HideAfter({ at, children }: { at: string | null; children: ReactNode }) {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (at === null) return;
    const left = new Date(at).getTime() - Date.now();
    if (left > MAX_TIMEOUT_MS) return;
    const timer = setTimeout(() => setGone(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [at]);
  return gone ? null : children;
}
