/** Script tags by which Next loads its scripts while the page is still being parsed. */
const TAG = /<script src="(\/_next\/static\/[^"]+)" async=""(?: id="[^"]*")?><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
/**
 * Scripts are fetched after this time at the latest: an image may be slow, and a background tab paints no frame.
 * Milliseconds.
 */
const LATEST_MS = 3_000;
/**
 * Modules longer than this are instantiated one by one before the page starts, each in its own task: a single task
 * would block a phone for a fifth of a second. Characters.
 */
const LARGE_CHARS = 2_000;
/** Event that signals that React has hydrated the page (sent by components/ui/page/hydration-marker.tsx). */
const HYDRATED_EVENT = 'portal:ready';

/**
 * Lets a page be painted before its scripts are fetched: the page is complete without them, and on a slow line they
 * would compete with the content that is read first. Clicks made before that are replayed after hydration.
 *
 * @param html a page of Next
 */
export function deferScripts(html: string): string {
  const sources = [...html.matchAll(TAG)].map(([, source]) => source);
  const end = html.lastIndexOf('</body>');
  if (sources.length === 0 || end === -1) return html;
  const run = `(${loadScripts.toString()})(${JSON.stringify(sources)},${LATEST_MS},${LARGE_CHARS});(${replayEarlyInput.toString()})('${HYDRATED_EVENT}')`;
  return `${html.slice(0, end)}<script>${run}</script>${html.slice(end)}`.replace(TAG, '').replace(PRELOAD, '');
}

/** Runs in the browser, as written here: fetches the scripts when the page and its first image have been painted. */
function loadScripts(sources: string[], latestMs: number, largeChars: number): void {
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
  let begun = false;
  const fetchAll = () => {
    if (begun) return;
    begun = true;
    const inOrder = [...sources.filter((source) => !isRuntime(source)), ...sources.filter(isRuntime)];
    for (const source of inOrder) {
      const script = document.createElement('script');
      script.async = false;
      script.src = source;
      if (isRuntime(source)) script.addEventListener('load', startInSteps);
      document.head.append(script);
    }
  };
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(fetchAll));
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (picture && !picture.complete) for (const end of ['load', 'error']) picture.addEventListener(end, afterPaint);
  else afterPaint();
  setTimeout(fetchAll, latestMs);
}

/**
 * Runs in the browser, as written here. Links, forms and popovers work without script; clicks on other buttons and
 * choices in selects are replayed after hydration.
 */
function replayEarlyInput(takenOver: string): void {
  const pressed = new Set<HTMLButtonElement>();
  const chosen = new Map<HTMLSelectElement, string>();
  const keepPress = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (!button || button.hasAttribute('popovertarget') || (button.form && button.type === 'submit')) return;
    pressed.add(button);
  };
  const keepChoice = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) chosen.set(target, target.value);
  };
  addEventListener('click', keepPress, true);
  addEventListener('change', keepChoice, true);
  addEventListener(
    takenOver,
    () => {
      removeEventListener('click', keepPress, true);
      removeEventListener('change', keepChoice, true);
      for (const button of pressed) button.click();
      for (const [select, value] of chosen) {
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
    { once: true },
  );
}
