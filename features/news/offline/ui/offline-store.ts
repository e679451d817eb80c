/** The worker's store of pages; see public/worker/stores.js, which writes it. */
const PREFIX = 'portal-';
const PAGES = 'portal-1-pages';

/** A page that can be read without a network. `at` in milliseconds. */
export type OfflineEntry = { href: string; title: string; kind: 'saved' | 'list' | 'read'; at: number };
const kinds = ['saved', 'list', 'read'] as const;

/** Whether this browser can keep pages at all. */
export const canStoreOffline = (): boolean => 'serviceWorker' in navigator && 'caches' in window && isSecureContext;

/** What is kept, the newest first. */
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

/** The text of a headline as the page wrote it. */
const toPlainTitle = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/** The numbers of the items whose page is kept. */
export async function listOfflineItems(): Promise<Set<number>> {
  const ids = (await listOfflinePages()).map(({ href }) =>
    Number(new URLSearchParams(href.split('?')[1]).get('news_id')),
  );
  return new Set(ids.filter((id) => id > 0));
}

/** Throws everything away, and the worker with it. */
export async function clearOfflinePages(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await registration?.unregister();
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name);
}
