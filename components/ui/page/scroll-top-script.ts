/** Scroll distance after which the button appears, in CSS pixels. */
export const SHOW_AFTER_PX = 300;

/** Self-contained: shows the page's `ScrollTop` after a distance, and scrolls to the top when it is pressed. */
export function watchScroll(afterPx: number): void {
  const button = document.querySelector<HTMLElement>('[data-to-top]');
  if (!button) return;
  // Not read at once, which would force the layout of the whole page: a restored position is announced too.
  addEventListener('scroll', () => {
    button.hidden = scrollY <= afterPx;
  });
  button.addEventListener('click', () => scrollTo({ top: 0 }));
}
