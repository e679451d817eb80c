/** The tags by which Next asks for its script while the page is still being read. */
const TAG = /<script src="(\/_next\/static\/[^"]+)" async=""(?: id="[^"]*")?><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
/** The longest that script waits for the first picture, in milliseconds. */
const PICTURE_MS = 1_500;
/** Where no frame is painted, as in a tab behind others, script comes after this time, in milliseconds. */
const HIDDEN_MS = 1_000;

/**
 * Lets a page be painted, and its first picture arrive, before its script is fetched: the page is whole without it, and on
 * a slow line script would take its share from what is read first.
 *
 * @param html a page of Next
 */
export function loadScriptsLater(html: string): string {
  const sources = [...html.matchAll(TAG)].map(([, source]) => source);
  const end = html.lastIndexOf('</body>');
  if (sources.length === 0 || end === -1) return html;
  const loader = `<script>(${load.toString()})(${JSON.stringify(sources)},${PICTURE_MS},${HIDDEN_MS})</script>`;
  return `${html.slice(0, end)}${loader}${html.slice(end)}`.replace(TAG, '').replace(PRELOAD, '');
}

/** Runs in the browser, as written here. */
function load(sources: string[], pictureMs: number, hiddenMs: number): void {
  let begun = false;
  const fetchAll = () => {
    if (begun) return;
    begun = true;
    for (const source of sources) {
      const script = document.createElement('script');
      script.async = true;
      script.src = source;
      document.head.append(script);
    }
  };
  const afterPicture = () => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    if (!picture || picture.complete) return fetchAll();
    picture.addEventListener('load', fetchAll);
    picture.addEventListener('error', fetchAll);
    setTimeout(fetchAll, pictureMs);
  };
  requestAnimationFrame(() => setTimeout(afterPicture));
  setTimeout(fetchAll, pictureMs + hiddenMs);
}
