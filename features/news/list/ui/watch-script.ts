import { toCall } from '@/lib/render/inline-script';
import { SCRIPTS_READY } from '@/lib/render/page-script-events';
import { wantScripts } from '@/lib/render/want-scripts';
import { LIST_REFRESH_MS, TIMER_TOLERANCE_MS } from '../list.rules';
import type { AUTO_REFRESH_KEY } from './refresh-switch';

/**
 * Self-contained: asks every `intervalMs` milliseconds, while the page is visible, which items are the newest of the part
 * with `data-watch`, an address. When others are, the page's scripts are wanted: they announce the items.
 */
export function watchNews(
  intervalMs: number,
  toleranceMs: number,
  wantScripts: () => void,
  ready: string,
  key: typeof AUTO_REFRESH_KEY = 'newsAutoRefresh',
): void {
  const part = document.querySelector<HTMLElement>('[data-watch]');
  if (!part) return;
  const isOn = () => {
    try {
      return localStorage.getItem(key) !== 'off';
    } catch {
      return true;
    }
  };
  for (const refresh of document.querySelectorAll('[data-auto-refresh]')) refresh.ariaChecked = String(isOn());
  let { known } = part.dataset;
  let asked = Date.now();
  const ask = async () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < intervalMs - toleranceMs || !isOn()) return;
    asked = Date.now();
    const response = await fetch(part.dataset.watch ?? '').catch(() => undefined);
    const answer = response?.ok ? await response.json().catch(() => undefined) : undefined;
    const newest: unknown = answer?.hero ?? answer?.items;
    if (!Array.isArray(newest)) return;
    const ids = newest
      .map((item) => Number(item?.id ?? item))
      .sort((a, b) => a - b)
      .join();
    known ??= ids;
    if (ids !== known) wantScripts();
  };
  const timer = setInterval(ask, intervalMs);
  document.addEventListener('visibilitychange', ask);
  addEventListener(ready, () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
  });
}

/** Watches the newest items of a page. */
export const watchScript = toCall(watchNews, LIST_REFRESH_MS, TIMER_TOLERANCE_MS, wantScripts, SCRIPTS_READY);
