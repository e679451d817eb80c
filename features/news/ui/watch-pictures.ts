/**
 * Self-contained: marks pictures that fail to load, also those that have failed before, so that their placeholder
 * shows. The site's logo has a drawing to take its place, which needs the page's scripts.
 */
export function watchPictures(wantScripts: () => void): void {
  const mend = ({ target }: { target: unknown }) => {
    if (!(target instanceof HTMLImageElement)) return;
    target.closest('[data-picture]')?.setAttribute('data-broken', '');
    if (target.matches('[data-logo]')) wantScripts();
  };
  for (const target of document.images)
    if (target.complete && target.currentSrc && !target.naturalWidth) mend({ target });
  addEventListener('error', mend, true);
}
