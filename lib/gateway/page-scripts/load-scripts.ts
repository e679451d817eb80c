/**
 * Runs in the browser, as written here: fetches the scripts when they are wanted. Each large module is instantiated in
 * a task of its own before the page starts, as a single task would block a phone for a fifth of a second.
 *
 * @param sources addresses of the scripts
 * @param wanted event that asks for them
 * @param likely event that announces that they may soon be wanted: they are fetched and not yet run
 * @param latestMs time after which they are fetched even if no frame is painted, as in a background tab
 * @param largeChars length of a large module
 */
export function loadScripts(
  sources: readonly string[],
  wanted: string,
  likely: string,
  latestMs: number,
  largeChars: number,
): void {
  const isRuntime = (source: string) => source.includes('/turbopack-');
  const packs = (): { push: (pack: unknown) => void } & Iterable<unknown> => Reflect.get(globalThis, 'TURBOPACK');
  const queue: unknown = packs();
  // Until all scripts have loaded, the queue holds the entries that start the page; they are pushed back last.
  const starts: unknown[] = Array.isArray(queue) && sources.some(isRuntime) ? queue.splice(0) : [];
  const idsOf = (start: unknown): unknown[] => (start instanceof Object ? Reflect.get(start, 'runtimeModuleIds') : []);
  /** Chunk format of the bundler: the script element, then module ids, each followed by the module's factory. */
  const largeOf = (pack: unknown): { id: unknown; size: number }[] =>
    Array.isArray(pack)
      ? pack
          .map((id, at) => ({ id, size: typeof id === 'number' ? String(pack[at + 1]).length : 0 }))
          .filter(({ size }) => size > largeChars)
      : [];
  const startInSteps = () => {
    const begins = new Set(starts.flatMap(idsOf));
    // Large modules depend on few others: a module gets a task of its own only if it runs before those that need it.
    const ids = (Array.isArray(queue) ? queue.flatMap(largeOf) : [])
      .sort((a, b) => b.size - a.size)
      .map(({ id }) => id)
      .filter((id) => !begins.has(id));
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const id = ids.shift();
      if (id === undefined) {
        port1.close();
        for (const start of starts) packs().push(start);
        return;
      }
      packs().push({ otherChunks: [], runtimeModuleIds: [id] });
      port2.postMessage(0);
    };
    port2.postMessage(0);
  };
  const inOrder = [...sources.filter((source) => !isRuntime(source)), ...sources.filter(isRuntime)];
  const fetchAhead = () => {
    for (const href of inOrder)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
  };
  let begun = false;
  const fetchAll = () => {
    if (begun) return;
    begun = true;
    for (const source of inOrder) {
      const script = document.createElement('script');
      script.async = false;
      script.src = source;
      if (isRuntime(source)) script.addEventListener('load', startInSteps);
      document.head.append(script);
    }
  };
  addEventListener(likely, fetchAhead, { once: true });
  // The pressed thing is painted first.
  addEventListener(
    wanted,
    () => {
      removeEventListener(likely, fetchAhead);
      requestAnimationFrame(() => requestAnimationFrame(fetchAll));
      setTimeout(fetchAll, latestMs);
    },
    { once: true },
  );
}
