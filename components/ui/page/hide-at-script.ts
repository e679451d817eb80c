/** Maximum delay of a browser's timer, in milliseconds. */
export const MAX_TIMEOUT_MS = 2_147_483_647;

/** Self-contained: hides parts with `data-hide-at` at their time, also on a page that was cached or left open. */
export function hideInTime(longestMs: number): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-hide-at]')) {
    const leftMs = Date.parse(part.dataset.hideAt ?? '') - Date.now();
    if (leftMs < longestMs) setTimeout(() => part.remove(), leftMs);
  }
}
