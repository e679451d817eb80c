'use client';

import { useEffect } from 'react';

/** Marks pictures that fail to load, also before hydration, so that their placeholder shows. Rendered once per page. */
export function BrokenPictures() {
  useEffect(() => {
    const onError = (event: Event) => {
      if (event.target instanceof HTMLImageElement) markBroken(event.target);
    };
    for (const image of document.querySelectorAll<HTMLImageElement>('[data-picture] img')) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) markBroken(image);
    }
    document.addEventListener('error', onError, true);
    return () => document.removeEventListener('error', onError, true);
  }, []);
  return null;
}

function markBroken(image: HTMLImageElement): void {
  image.closest<HTMLElement>('[data-picture]')?.setAttribute('data-broken', '');
}
