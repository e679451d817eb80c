'use client';

import { useEffect } from 'react';

/** Reports a search without results from the browser, as the page may come from a cache. Failures are ignored. */
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
