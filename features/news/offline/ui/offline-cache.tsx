'use client';

import { useEffect } from 'react';
import { CONSENT_EVENT, hasConsent } from '@/lib/http/consent';
import { readAccountCopy } from '../../saved/ui/saved-account';
import { readSavedIds, subscribeSaved } from '../../ui/saved-lists';

/** Maximum delay after the page has loaded, in milliseconds. */
const IDLE_TIMEOUT_MS = 4_000;

/**
 * Syncs saved items with the account and makes them available offline. The script is loaded only if needed, when idle.
 */
export function OfflineCache() {
  useEffect(() => {
    const stop = new AbortController();
    let begun = false;
    const begin = () => {
      if (begun) return;
      begun = true;
      stop.abort();
      unsubscribe();
      void import('./offline-sync').then(({ startOfflineSync }) => startOfflineSync());
    };
    const unsubscribe = subscribeSaved(begin);
    addEventListener(CONSENT_EVENT, begin, { signal: stop.signal });
    const cancel = runWhenIdle(() => {
      if (mightHaveReason()) begin();
    }, stop.signal);
    return () => {
      stop.abort();
      unsubscribe();
      cancel();
    };
  }, []);
  return null;
}

/** Cheap check without loading more script. An existing worker counts, as it may have to be removed. */
function mightHaveReason(): boolean {
  try {
    if (readAccountCopy() || readSavedIds('later').length > 0 || readSavedIds('bookmark').length > 0) return true;
  } catch {
    return false;
  }
  const isApp = matchMedia('(display-mode: standalone)').matches;
  return isApp || Boolean(navigator.serviceWorker?.controller) || hasConsent('offline');
}

function runWhenIdle(run: () => void, signal: AbortSignal): () => void {
  let cancel: () => void = () => undefined;
  const wait = () => {
    if (!window.requestIdleCallback) {
      const timer = setTimeout(run, IDLE_TIMEOUT_MS);
      cancel = () => clearTimeout(timer);
      return;
    }
    const waiting = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
    cancel = () => cancelIdleCallback(waiting);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal });
  return () => cancel();
}
