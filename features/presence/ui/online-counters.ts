/**
 * Self-contained: fills every place of online figures with current numbers, polled every `pollMs` milliseconds while the
 * page is visible, and shows a part with `data-online-from` only from so many visitors on. A failed request leaves the
 * numbers as they are until the next poll.
 */
export function startOnlineCounters(pollMs: number): void {
  const update = async () => {
    if (document.hidden) return;
    const answer = await fetch('/api/v1/online').catch(() => undefined);
    if (!answer?.ok) return;
    const counts: Record<string, number> = await answer.json();
    let all = 0;
    for (const group in counts) {
      const count = counts[group] ?? 0;
      all += count;
      // A number format of the browser's own takes a phone a whole frame to create.
      for (const place of document.querySelectorAll(`[data-online=${group}]`))
        place.textContent = `${count}`.replace(/\B(?=(\d{3})+$)/g, ',');
    }
    for (const part of document.querySelectorAll<HTMLElement>('[data-online-from]'))
      part.hidden = all < Number(part.dataset.onlineFrom);
  };
  void update();
  setInterval(update, pollMs);
}
