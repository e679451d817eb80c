import { CONSENT_EVENT, hasConsent } from '@/lib/http/consent';
import { readAccountCopy } from '../../saved/ui/saved-account';
import { readCards, refreshCards } from '../../saved/ui/saved-cards';
import { syncSaved } from '../../saved/ui/sync';
import { readSavedIds, subscribeSaved } from '../../ui/saved-lists';
import { canStoreOffline, clearOfflinePages } from './offline-store';

const WORKER = '/sw.js';
/** Debounce for consecutive changes, in milliseconds. */
const DEBOUNCE_MS = 300;

/** Ids of all saved items of both lists, without duplicates. */
export const listAllSaved = (): number[] => [...new Set([...readSavedIds('later'), ...readSavedIds('bookmark')])];

/**
 * True if pages should be cached: there are saved items, the reader's consent, or the portal is installed as an app.
 */
export function hasOfflineReason(): boolean {
  return listAllSaved().length > 0 || hasConsent('offline') || matchMedia('(display-mode: standalone)').matches;
}

/** Starts syncing the lists, their cards and the cached pages with the reader's choices. */
export function startOfflineSync(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void syncOffline(), DEBOUNCE_MS);
  };
  subscribeSaved(soon);
  addEventListener(CONSENT_EVENT, soon);
  addEventListener('online', () => void syncSaved().then(syncOffline));
  void syncSaved().then(syncOffline);
}

async function syncOffline(): Promise<void> {
  if ((readAccountCopy()?.waiting.length ?? 0) > 0) await syncSaved();
  const saved = listAllSaved();
  const known = readCards();
  const strange = saved.filter((id) => known[id] === undefined);
  const stale = Object.keys(known).some((id) => !saved.includes(Number(id)));
  if (strange.length > 0 || stale) await refreshCards(strange, saved);
  if (canStoreOffline()) await notifyWorker();
}

async function notifyWorker(): Promise<void> {
  if (!hasOfflineReason()) {
    if (await navigator.serviceWorker.getRegistration('/')) await clearOfflinePages();
    return;
  }
  const registration = await registerWorker();
  if (!registration) return;
  const { active } = await navigator.serviceWorker.ready;
  // Read last: something may have been saved while the worker was installed.
  const saved = listAllSaved();
  active?.postMessage({ type: 'wishes', saved, visited: hasConsent('offline'), sparing: isSavingData() });
}

/** Undefined if the browser refuses, such as in a private window; then nothing is cached. */
function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
}

function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}

/** Tells the worker which saved items are no longer public. */
export function notifyWithdrawn(ids: readonly number[]): void {
  if (ids.length > 0 && canStoreOffline())
    navigator.serviceWorker.controller?.postMessage({ type: 'gone', saved: ids });
}
