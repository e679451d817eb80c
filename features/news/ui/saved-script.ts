import type { CONSENT_EVENT, CONSENT_KEY } from '@/lib/http/consent';
import type { SCRIPTS_READY } from '@/lib/render/page-script-events';
import type { ACCOUNT_KEY } from '../saved/ui/saved-account';
import type { SAVED_LISTS } from './saved-lists';

/**
 * Self-contained: marks the buttons of saved items, and tells the service worker what the reader wants to read offline.
 * A member's lists are synchronised by the page's scripts, which also remove a worker that nobody wants any more.
 */
export function keepSaved(
  wantScripts: () => void,
  isSaving: () => boolean,
  lists: typeof SAVED_LISTS = { bookmark: 'bookmarkedNews', later: 'readingList' },
  accountKey: typeof ACCOUNT_KEY = 'accountSaved',
  consentKey: typeof CONSENT_KEY = 'consent',
  consentEvent: typeof CONSENT_EVENT = 'portal:consent',
  ready: typeof SCRIPTS_READY = 'portal:ready',
): void {
  const read = (key: string) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '0');
    } catch {
      return 0;
    }
  };
  const mark = (isShown: boolean): number[] =>
    (['bookmark', 'later'] as const).flatMap((list) => {
      const kept: unknown = read(accountKey)?.lists?.[list] ?? read(lists[list]);
      const ids = (Array.isArray(kept) ? kept : []).map((entry) => Number(entry?.id ?? entry));
      for (const button of document.querySelectorAll<HTMLElement>(`[data-${list}]`)) {
        const saved = isShown && ids.includes(Number(button.dataset[list]));
        button.toggleAttribute('data-saved', saved);
        if (saved && button.ariaPressed) button.ariaPressed = 'true';
      }
      return ids;
    });
  const sync = () => {
    const saved = [...new Set(mark(true))];
    const { serviceWorker } = navigator;
    if (read(accountKey)) return wantScripts();
    if (!serviceWorker) return;
    const visited = read(consentKey)?.offline === true;
    if (saved.length === 0 && !visited && !matchMedia('(display-mode: standalone)').matches) {
      if (serviceWorker.controller) wantScripts();
      return;
    }
    serviceWorker
      .register('/sw.js', { updateViaCache: 'none' })
      .then(() => serviceWorker.ready)
      .then(({ active }) => active?.postMessage({ type: 'wishes', saved, visited, sparing: isSaving() }))
      // In a private window nothing is cached.
      .catch(() => undefined);
  };
  const life = new AbortController();
  const { signal } = life;
  mark(true);
  addEventListener('storage', () => mark(true), { signal });
  addEventListener('load', () => setTimeout(sync), { signal });
  addEventListener(consentEvent, sync, { signal });
  // React marks them from here on.
  addEventListener(ready, () => {
    life.abort();
    mark(false);
  });
}
