/** Maximum delay after loading, in milliseconds. */
export const PREFETCH_DELAY_MS = 2_000;

/** Self-contained: prefetches likely next pages once the browser is idle; not with data saver or on slow connections. */
export function prefetchWhenIdle(addresses: readonly string[], delayMs: number): void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const read = (name: string): unknown => (connection instanceof Object ? Reflect.get(connection, name) : undefined);
  if (read('saveData') === true || /[23]g$/.test(String(read('effectiveType')))) return;
  const fetchAll = () => {
    for (const href of addresses)
      if (href !== location.pathname + location.search)
        document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  };
  if (window.requestIdleCallback) window.requestIdleCallback(fetchAll, { timeout: delayMs });
  else setTimeout(fetchAll, delayMs);
}
