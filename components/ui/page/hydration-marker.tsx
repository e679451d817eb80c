'use client';

import { useEffect } from 'react';

/** Tells the page's inline script that React has taken over, so that what was pressed before is done now. Last in its frame. */
export function HydrationMarker() {
  useEffect(() => {
    dispatchEvent(new Event('portal:ready'));
  }, []);
  return null;
}
