'use client';

import { useEffect } from 'react';

/**
 * Notifies the page's inline script that React has hydrated, so that earlier presses are replayed. Last in its frame.
 */
export function HydrationMarker() {
  useEffect(() => {
    dispatchEvent(new Event('portal:ready'));
  }, []);
  return null;
}
