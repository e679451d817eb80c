import type { CONSENT_EVENT, CONSENT_KEY } from '@/lib/http/consent';
import type { ACCOUNT_KEY } from '../saved/ui/saved-account';
import type { SAVED_LISTS } from './saved-lists';

/**
 * Self-contained: marks the buttons of saved items, and tells the service worker what the reader wants to read offline.
 * A member's lists are synchronised by the page's scripts, which also remove a worker that nobody wants any more.
 */
export function keepSaved(
  wantScripts: () => void,
  lists: typeof SAVED_LISTS = { bookmark: 'bookmarkedNews', later: 'readingList' },
  accountKey: typeof ACCOUNT_KEY = 'accountSaved',
  consentKey: typeof CONSENT_KEY = 'consent',
  consentEvent: typeof CONSENT_EVENT = 'portal:consent',
): void {
  const { serviceWorker } = navigator;
  const read = (key: string) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '0');
    } catch {
      return 0;
    }
  };
  const mark = (): number[] =>
    (['bookmark', 'later'] as const).flatMap((list) => {
      const kept: unknown[] = read(accountKey)?.lists?.[list] ?? (read(lists[list]) || []);
      const ids = kept.map((entry) => Number(Object(entry).id ?? entry));
      for (const button of document.querySelectorAll<HTMLElement>(`[data-${list}]`)) {
        const isSaved = ids.includes(Number(button.dataset[list]));
        button.toggleAttribute('data-saved', isSaved);
        if (button.ariaPressed) button.ariaPressed = String(isSaved);
      }
      return ids;
    });
  const sync = () => {
    const [saved] = mark();
    const visited = read(consentKey)?.offline === true;
    if (read(accountKey)) wantScripts();
    else if (saved || visited || matchMedia('(display-mode: standalone)').matches)
      serviceWorker
        ?.register('/sw.js', { updateViaCache: 'none' })
        .then(() => serviceWorker.ready)
        .then(({ active }) => {
          const sparing = Reflect.get(navigator, 'connection')?.saveData === true;
          // Read again: something may have been saved while the worker was installed.
          active?.postMessage({ type: 'wishes', saved: [...new Set(mark())], visited, sparing });
        })
        // In a private window nothing is cached.
        .catch(() => 0);
    else if (serviceWorker?.controller) wantScripts();
  };
  mark();
  addEventListener('storage', mark);
  addEventListener('load', sync);
  addEventListener(consentEvent, sync);
}
