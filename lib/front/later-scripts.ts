/** The tags by which Next asks for its script while the page is still being read. */
const TAG = /<script src="(\/_next\/static\/[^"]+)" async=""(?: id="[^"]*")?><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
/** Script comes after this time at the latest: a picture may be slow, and a tab behind others paints no frame. Milliseconds. */
const LATEST_MS = 3_000;
/** The event by which a page says that React has taken over (components/layout/taken-over.tsx sends it). */
const TAKEN_OVER = 'portal:ready';

/**
 * Lets a page be painted before its script is fetched: the page is whole without it, and on a slow line script would take
 * its share from what is read first. What a reader presses before script has come is done when it is there.
 *
 * @param html a page of Next
 */
export function loadScriptsLater(html: string): string {
  const sources = [...html.matchAll(TAG)].map(([, source]) => source);
  const end = html.lastIndexOf('</body>');
  if (sources.length === 0 || end === -1) return html;
  const run = `(${load.toString()})(${JSON.stringify(sources)},${LATEST_MS});(${keepEarly.toString()})('${TAKEN_OVER}')`;
  return `${html.slice(0, end)}<script>${run}</script>${html.slice(end)}`.replace(TAG, '').replace(PRELOAD, '');
}

/** Runs in the browser, as written here: script is asked for when the page and its first picture have been painted. */
function load(sources: string[], latestMs: number): void {
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
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(fetchAll));
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (picture && !picture.complete) for (const end of ['load', 'error']) picture.addEventListener(end, afterPaint);
  else afterPaint();
  setTimeout(fetchAll, latestMs);
}

/** Runs in the browser, as written here. Links, forms and popovers work by themselves; other buttons and selects wait. */
function keepEarly(takenOver: string): void {
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
