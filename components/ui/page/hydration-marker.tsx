'use client';

import { useEffect } from 'react';
import { SCRIPTS_READY } from '@/lib/render/page-script-events';
import { replayEarlyInput } from './replay-early-input';

/** Announces that React has hydrated the page, and does what was pressed and typed before. Last in its frame. */
export function HydrationMarker() {
  useEffect(() => {
    dispatchEvent(new Event(SCRIPTS_READY));
    replayEarlyInput();
  }, []);
  return null;
}
