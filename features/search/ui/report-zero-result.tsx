'use client';

import { useEffect } from 'react';

/** Tells that a search found nothing, for the administrator's list; the page itself may come from a cache. A lost word is no loss. */
export function ReportZeroResult({ search }: { search: string }) {
  useEffect(() => {
    void fetch('/api/v1/search/misses', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ search }),
      keepalive: true,
    }).catch(() => undefined);
  }, [search]);
  return null;
}
