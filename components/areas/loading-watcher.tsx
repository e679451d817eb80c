'use client';

import { useEffect } from 'react';
import { LOADING } from '@/components/ui/page/loading';
import { LOADING_DELAYS, watchLoading } from '@/components/ui/page/loading-bar-script';

/** Shows the loading bar of an area. */
export function LoadingWatcher() {
  useEffect(() => watchLoading(LOADING_DELAYS.show, LOADING_DELAYS.hide, LOADING.begins, LOADING.ends), []);
  return null;
}
