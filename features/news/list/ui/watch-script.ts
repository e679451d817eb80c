import { toCall } from '@/lib/render/inline-script';
import { SCRIPTS_READY } from '@/lib/render/page-script-events';
import { wantScripts } from '@/lib/render/want-scripts';
import { LIST_REFRESH_MS } from '../list.rules';
import type { AUTO_REFRESH_KEY } from './refresh-switch';

/**
 * Self-contained: asks every `intervalMs` milliseconds, while the page is visible, which items are the newest of the part
 * with `data-watch`, an address. When others are, the page's scripts are wanted: they announce the items.
 */
export function watchNews(
  intervalMs: number,
  wantScripts: () => void,
  ready: string,
  key: typeof AUTO_REFRESH_KEY = 'newsAutoRefresh',
): void {
  const part = document.querySelector<HTMLElement>('[data-watch]');
  let known = part?.dataset.known;
  let isOff = false;
  try {
    isOff = localStorage.getItem(key) === 'off';
  } catch {
    // Without storage nobody has turned it off.
  }
  if (isOff) for (const refresh of document.querySelectorAll('[data-auto-refresh]')) refresh.ariaChecked = 'false';
  if (isOff || !part) return;
  const timer = setInterval(async () => {
    if (document.hidden) return;
    try {
      const { hero, items = hero } = await (await fetch(part.dataset.watch ?? '')).json();
      const ids = items.map((item: unknown) => Object(item).id ?? item).sort((a: number, b: number) => a - b);
      known ??= `${ids}`;
      if (known !== `${ids}`) wantScripts();
    } catch {
      // The next turn asks again.
    }
  }, intervalMs);
  addEventListener(ready, () => clearInterval(timer));
}

/** Watches the newest items of a page. */
export const watchScript = toCall(watchNews, LIST_REFRESH_MS, wantScripts, SCRIPTS_READY);
