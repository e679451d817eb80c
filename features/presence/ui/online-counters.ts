/**
 * Self-contained: fills every place of online figures with current numbers, polled every `pollMs` milliseconds while the
 * page is visible, and shows a part with `data-online-from` only from so many visitors on. A failed request leaves the
 * numbers as they are until the next poll.
 */
export function startOnlineCounters(pollMs: number): void {
  const update = async () => {
    if (document.visibilityState !== 'visible') return;
    const answer = await fetch('/api/v1/online', { headers: { Accept: 'application/json' } }).catch(() => undefined);
    const counts: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
    if (!(counts instanceof Object)) return;
    let all = 0;
    for (const [group, count] of Object.entries(counts)) {
      all += count;
      for (const place of document.querySelectorAll(`[data-online="${group}"]`))
        place.textContent = count.toLocaleString('en-US');
    }
    for (const part of document.querySelectorAll<HTMLElement>('[data-online-from]'))
      part.hidden = all < Number(part.dataset.onlineFrom);
  };
  void update();
  setInterval(update, pollMs);
}
