import { toCall } from '@/lib/render/inline-script';
import { SCRIPTS_READY } from '@/lib/render/page-script-events';

/** Display time of a banner, in milliseconds. */
export const SLIDE_MS = 5_000;

/**
 * Self-contained: scrolls the banners on every `slideMs` milliseconds and marks the dot of the one that shows, until the
 * page's scripts take over. Banners under the pointer or with the focus stay, and so do all under reduced motion and
 * outside the window.
 */
export function rotateBanners(slideMs: number, ready: string): void {
  const box = document.querySelector<HTMLElement>('[data-carousel]');
  const row = box?.querySelector<HTMLElement>('[data-banners]');
  const dots = box?.querySelectorAll('[data-dot]');
  if (!box || !row || !dots) return;
  const life = new AbortController();
  const getIndex = () => Math.round(row.scrollLeft / row.clientWidth);
  let near = false;
  const watcher = new IntersectionObserver((entries) => {
    near = entries.some(({ isIntersecting }) => isIntersecting);
  });
  watcher.observe(box);
  row.addEventListener(
    'scroll',
    () =>
      dots.forEach((dot, index) => {
        dot.ariaCurrent = index === getIndex() ? 'true' : null;
      }),
    { passive: true, signal: life.signal },
  );
  const timer = setInterval(() => {
    const isHeld = box.matches(':hover, :focus-within') || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!near || isHeld || document.visibilityState !== 'visible') return;
    row.scrollTo({ left: ((getIndex() + 1) % dots.length) * row.clientWidth, behavior: 'smooth' });
  }, slideMs);
  addEventListener(ready, () => {
    life.abort();
    watcher.disconnect();
    clearInterval(timer);
  });
}

export const carouselScript = toCall(rotateBanners, SLIDE_MS, SCRIPTS_READY);
