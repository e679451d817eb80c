/** The tags by which Next asks for its script while the page is still being read. */
const TAG = /<script src="(\/_next\/static\/[^"]+)" async=""(?: id="[^"]*")?><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
/** Where no frame is painted, as in a tab behind others, script comes after this time, in milliseconds. */
const HIDDEN_MS = 1_000;

/**
 * Lets a page be painted before its script is fetched: the page is whole without it, and on a slow line script would take
 * its share from what is read first.
 *
 * @param html a page of Next
 */
export function loadScriptsLater(html: string): string {
  const sources = [...html.matchAll(TAG)].map(([, source]) => source);
  const end = html.lastIndexOf('</body>');
  if (sources.length === 0 || end === -1) return html;
  const loader = `<script>(${load.toString()})(${JSON.stringify(sources)},${HIDDEN_MS})</script>`;
  return `${html.slice(0, end)}${loader}${html.slice(end)}`.replace(TAG, '').replace(PRELOAD, '');
}

/** Runs in the browser, as written here. Script that is asked for with the first frame still belongs to the page's load. */
function load(sources: string[], hiddenMs: number): void {
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
  requestAnimationFrame(fetchAll);
  setTimeout(fetchAll, hiddenMs);
}
