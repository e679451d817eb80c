/**
 * Self-contained: marks pictures that fail to load, also those that have failed before, so that their placeholder
 * shows. The site's logo has a drawing to take its place, which needs the page's scripts.
 *
 * @returns stops it
 */
export function watchPictures(wantScripts?: () => void): () => void {
  const mend = (image: HTMLImageElement) => {
    image.closest('[data-picture]')?.setAttribute('data-broken', '');
    if (image.matches('[data-logo]')) wantScripts?.();
  };
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) mend(target);
  };
  for (const image of document.images) if (image.complete && image.currentSrc && image.naturalWidth === 0) mend(image);
  document.addEventListener('error', onError, true);
  return () => document.removeEventListener('error', onError, true);
}
