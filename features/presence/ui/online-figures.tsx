'use client';

import { useEffect } from 'react';
import { onlineGroups } from '../presence.rules';
import type { OnlineCounts } from '../presence.schema';

const ADDRESS = '/api/v1/online';

/**
 * Fills every `OnlineCard` and `OnlineLine` of the page with current numbers, polled every `pollMs` milliseconds while
 * it is visible, and shows a line only from its number of visitors on.
 */
export function OnlineCounters({ pollMs }: { pollMs: number }) {
  useEffect(() => {
    void updateCounters();
    const timer = setInterval(updateCounters, pollMs);
    return () => clearInterval(timer);
  }, [pollMs]);
  return null;
}

/** A failed request leaves the numbers as they are until the next poll. */
async function updateCounters(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  const answer = await fetch(ADDRESS, { headers: { Accept: 'application/json' } }).catch(() => undefined);
  const counts: OnlineCounts | undefined = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  if (!counts) return;
  for (const group of onlineGroups) {
    const figure = counts[group].toLocaleString('en-US');
    for (const place of document.querySelectorAll(`[data-online="${group}"]`)) place.textContent = figure;
  }
  const all = onlineGroups.reduce((sum, group) => sum + counts[group], 0);
  for (const part of document.querySelectorAll<HTMLElement>('[data-online-from]'))
    part.hidden = all < Number(part.dataset.onlineFrom);
}
