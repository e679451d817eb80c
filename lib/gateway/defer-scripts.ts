import { earlyInputScript } from '@/components/ui/page/keep-early-input';
import { toCall } from '@/lib/render/inline-script';
import { SCRIPTS_WANTED } from '@/lib/render/page-script-events';
import { loadScripts } from './page-scripts/load-scripts';
import { noticeReader } from './page-scripts/notice-reader';

/** Script tags by which Next loads its scripts while the page is still being parsed. */
const TAG = /<script src="(\/_next\/static\/[^"]+)" async=""(?: id="[^"]*")?><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;

/** Event that announces that the scripts may soon be wanted. */
const LIKELY = 'portal:likely';
/** Controls that need the scripts: those other than those of the page's plain scripts, and links that do more by script. */
const CONTROLS =
  ':is(button, input, select, textarea, [data-menu] > summary, [data-awaits-script]):not([data-plain], [data-plain] *)';
const PARTS = '[data-needs-script]';
/** Dialogs that the server has opened, copies from the offline cache, and pages whose plain scripts ask for more. */
const PAGES = 'dialog[open], html[data-kept-at], html[data-wants-script]';
/** Time without a movement of the reader, in milliseconds. */
const IDLE_MS = 60_000;
/** Time that the pointer stays on a control before a press, in milliseconds. */
const STAY_MS = 100;
/** In a background tab no frame is painted. Milliseconds. */
const LATEST_MS = 500;
/** Length of a large module in characters. */
const LARGE_CHARS = 2_000;

type Options = {
  /** True if the reader has sent a form and is likely to go on with it. */
  isAnswer?: boolean;
};

/**
 * Lets a page be read without its scripts: it is complete without them, and they are fetched only for readers who do
 * more than reading. What such a reader does before they have loaded is done afterwards.
 *
 * @param html a page of Next
 */
export function deferScripts(html: string, { isAnswer = false }: Options = {}): string {
  const sources = [...html.matchAll(TAG)].map(([, source = '']) => source);
  const end = html.lastIndexOf('</body>');
  if (sources.length === 0 || end === -1) return html;
  const pages = isAnswer ? 'html' : PAGES;
  const run = [
    toCall(loadScripts, sources, SCRIPTS_WANTED, LIKELY, LATEST_MS, LARGE_CHARS),
    earlyInputScript,
    toCall(noticeReader, SCRIPTS_WANTED, LIKELY, CONTROLS, PARTS, pages, IDLE_MS, STAY_MS),
  ].join('');
  return `${html.slice(0, end)}<script>${run}</script>${html.slice(end)}`.replace(TAG, '').replace(PRELOAD, '');
}
