'use client';

import { useEffect, useLayoutEffect } from 'react';
import { SCRIPTS_READY } from '@/lib/render/page-script-events';
import { replayEarlyInput } from './replay-early-input';

/** Announces that React has hydrated the page, and does what was pressed and typed before. Last in its frame. */
export function HydrationMarker() {
  // In the commit itself: React hears what comes after it, which must not be kept as well.
  useLayoutEffect(() => void dispatchEvent(new Event(SCRIPTS_READY)), []);
  useEffect(replayEarlyInput, []);
  return null;
}
