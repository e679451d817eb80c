'use client';

import { useEffect } from 'react';
import { getVisitorId } from '@/lib/http/visitor-id';

const ADDRESS = '/api/v1/presence';

/** Sends a heartbeat every `beatMs` milliseconds while the page is visible; failures are ignored. */
export function Presence({ beatMs }: { beatMs: number }) {
  useEffect(() => {
    let last = 0;
    const beat = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < beatMs / 2) return;
      last = Date.now();
      fetch(ADDRESS, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ visitor: getVisitorId() }),
      })
        .then((answer) => answer.text())
        .catch(() => undefined);
    };
    beat();
    const timer = setInterval(beat, beatMs);
    document.addEventListener('visibilitychange', beat);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
    };
  }, [beatMs]);
  return null;
}
