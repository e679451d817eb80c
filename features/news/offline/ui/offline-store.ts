/** The service worker's page cache, written by public/worker/stores.js. */
const PREFIX = 'portal-';
const PAGES = 'portal-1-pages';

/** A page available offline; `at` is the time of caching in milliseconds. */
export type OfflineEntry = { href: string; title: string; kind: 'saved' | 'list' | 'read'; at: number };
const kinds = ['saved', 'list', 'read'] as const;

/** True if this browser supports offline pages. */
export const canStoreOffline = (): boolean => 'serviceWorker' in navigator && 'caches' in window && isSecureContext;

/** Cached pages, newest first. */
export async function listOfflinePages(): Promise<OfflineEntry[]> {
  if (!canStoreOffline() || !(await caches.has(PAGES))) return [];
  const pages = await caches.open(PAGES);
  const found: OfflineEntry[] = [];
  for (const { url } of await pages.keys()) {
    const answer = await pages.match(url, { ignoreVary: true });
    const kind = kinds.find((one) => one === answer?.headers.get('X-Kept-Kind'));
    if (!answer || !kind) continue;
    const { pathname, search } = new URL(url);
    const title = toPlainTitle(decodeURIComponent(answer.headers.get('X-Kept-Title') ?? ''));
    found.push({ href: pathname + search, title, kind, at: Date.parse(answer.headers.get('X-Kept-At') ?? '') });
  }
  return found.sort((a, b) => b.at - a.at);
}

/** Decodes a page's HTML-encoded title. */
const toPlainTitle = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/** Ids of the items whose page is cached. */
export async function listOfflineItems(): Promise<Set<number>> {
  const ids = (await listOfflinePages()).map(({ href }) =>
    Number(new URLSearchParams(href.split('?')[1]).get('news_id')),
  );
  return new Set(ids.filter((id) => id > 0));
}

/** Unregisters the worker and deletes all its caches. */
export async function clearOfflinePages(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await registration?.unregister();
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name);
}
