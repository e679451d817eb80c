/** Milliseconds before the bar appears, as quick pages show none, and until it disappears, as then it is of no use. */
export const LOADING_DELAYS = { show: 200, hide: 5_000 } as const;

/**
 * Self-contained: shows the page's `LoadingBar` while the next page is loading, and between the two events of a partial
 * update.
 */
export function watchLoading(showMs: number, hideMs: number, begins: string, ends: string): void {
  const bar = document.querySelector<HTMLElement>('[data-loading-bar]');
  let timer: ReturnType<typeof setTimeout>;
  const show = (shown: boolean) => {
    clearTimeout(timer);
    if (bar) bar.hidden = !shown;
    if (shown) timer = setTimeout(show, hideMs, false);
  };
  const start = (event: Event) => {
    if (event.defaultPrevented) return;
    show(false);
    timer = setTimeout(show, showMs, true);
  };
  addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest('a');
    // Links of drawings have no address as text; they get no bar.
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    if (button || metaKey || ctrlKey || shiftKey || altKey) return;
    // A link within the page changes only what follows the sign.
    const [here] = location.href.split('#');
    if (link.origin === origin && link.href.split('#')[0] !== here) start(event);
  });
  for (const type of ['submit', begins]) addEventListener(type, start);
  for (const type of ['pageshow', 'pagehide', ends]) addEventListener(type, () => show(false));
}
