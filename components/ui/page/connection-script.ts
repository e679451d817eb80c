/**
 * Self-contained: shows the two notes of `ConnectionNote`, the second for a moment. A copy from the offline cache has a
 * notice of its own.
 */
export function watchConnection(shownMs: number): void {
  const [lost, back] = document.querySelectorAll<HTMLElement>('[data-connection] > p');
  if (!lost || !back || document.documentElement.dataset.keptAt !== undefined) return;
  const follow = () => {
    lost.hidden = navigator.onLine;
  };
  addEventListener('offline', follow);
  addEventListener('online', () => {
    follow();
    back.hidden = false;
    setTimeout(() => {
      back.hidden = true;
    }, shownMs);
  });
  follow();
}
