/** Delays after the click in milliseconds: quick pages show no bar, and a bar that stays longer is of no use. */
export const LOADING_DELAYS = { show: 200, hide: 5_000 } as const;

/**
 * Self-contained: shows the page's `LoadingBar` while the next page is loading, and between the two events of a partial
 * update.
 *
 * @returns stops it
 */
export function watchLoading(showMs: number, hideMs: number, begins: string, ends: string): () => void {
  const life = new AbortController();
  const { signal } = life;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const show = (shown: boolean) => {
    for (const bar of document.querySelectorAll<HTMLElement>('[data-loading-bar]')) bar.hidden = !shown;
  };
  const stop = () => {
    timers.forEach(clearTimeout);
    show(false);
  };
  const start = () => {
    stop();
    timers = [setTimeout(show, showMs, true), setTimeout(stop, hideMs)];
  };
  const leavesPage = ({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.href || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
    if (link.target === '_blank' || link.hasAttribute('download')) return false;
    const { origin, pathname, search } = location;
    return link.origin === origin && link.pathname + link.search !== pathname + search;
  };
  addEventListener('click', (event) => !event.defaultPrevented && leavesPage(event) && start(), { signal });
  addEventListener('submit', (event) => !event.defaultPrevented && start(), { signal });
  addEventListener(begins, start, { signal });
  for (const end of ['pageshow', 'pagehide', ends]) addEventListener(end, stop, { signal });
  return () => {
    stop();
    life.abort();
  };
}
