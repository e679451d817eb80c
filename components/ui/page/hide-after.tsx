'use client';

import { type ReactNode, useEffect, useState } from 'react';

/** The longest time that a browser's timer takes, in milliseconds. */
const MAX_TIMEOUT_MS = 2_147_483_647;

/**
 * Takes what it holds away at a moment, also from a page that was kept or left open.
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
