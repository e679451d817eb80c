/** Scroll distance after which the button appears, in CSS pixels. */
export const SHOW_AFTER_PX = 300;

/** Self-contained: shows the page's `ScrollTop` after a distance, and scrolls to the top when it is pressed. */
export function watchScroll(afterPx: number): void {
  const button = document.querySelector<HTMLElement>('[data-to-top]');
  if (!button) return;
  const follow = () => {
    button.hidden = scrollY <= afterPx;
  };
  addEventListener('scroll', follow, { passive: true });
  button.addEventListener('click', () => scrollTo({ top: 0 }));
  follow();
}
