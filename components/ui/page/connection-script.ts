/**
 * Self-contained: shows the two notes of `ConnectionNote`, the second for a moment. A copy from the offline cache has a
 * notice of its own.
 */
export function watchConnection(shownMs: number): void {
  const [lost, back] = document.querySelectorAll<HTMLElement>('html:not([data-kept-at]) [data-connection] > p');
  if (!lost || !back) return;
  for (const type of ['offline', 'online'])
    addEventListener(type, () => {
      lost.hidden = navigator.onLine;
      back.hidden = !navigator.onLine;
      setTimeout(() => {
        back.hidden = true;
      }, shownMs);
    });
}
