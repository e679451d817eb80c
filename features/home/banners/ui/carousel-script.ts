import { toCall } from '@/lib/render/inline-script';
import { SCRIPTS_READY } from '@/lib/render/page-script-events';

/** Display time of a banner, in milliseconds. */
export const SLIDE_MS = 5_000;

/**
 * Self-contained: scrolls the banners on every `slideMs` milliseconds and marks the dot of the one that shows, until the
 * page's scripts take over. Banners under the pointer or with the focus stay, and so do all under reduced motion.
 */
export function rotateBanners(slideMs: number, ready: string): void {
  const box = document.querySelector('[data-carousel]');
  const row = box?.querySelector('[data-banners]');
  if (!box || !row) return;
  const dots = [...box.querySelectorAll('[data-dot]')];
  const getIndex = () => Math.round(row.scrollLeft / row.clientWidth);
  const mark = () =>
    dots.forEach((dot, index) => {
      dot.ariaCurrent = index === getIndex() ? 'true' : null;
    });
  row.addEventListener('scroll', mark);
  const timer = setInterval(() => {
    if (document.hidden || box.matches(':hover, :focus-within') || matchMedia('(prefers-reduced-motion)').matches)
      return;
    row.scrollTo({ left: ((getIndex() + 1) % dots.length) * row.clientWidth, behavior: 'smooth' });
  }, slideMs);
  addEventListener(ready, () => {
    row.removeEventListener('scroll', mark);
    clearInterval(timer);
  });
}

export const carouselScript = toCall(rotateBanners, SLIDE_MS, SCRIPTS_READY);
