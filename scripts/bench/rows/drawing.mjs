import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { findBrowser, openBrowser } from '../browser.mjs';
import { requestTimed } from '../http-request.mjs';
import { median } from '../numbers.mjs';
import { buildItemPath, buildListPath } from '../targets.mjs';

/** Elements around words that browsers would tear (components/ui/line-text). */
const MARKS = /<\/?n-b\b[^>]*>/g;
/** A phone whose window is as high as a page, so that all of its text is drawn. */
const WINDOW = { width: 412, height: 8_000 };
/** Loads of a page per round of the other rows: a single one is noisy. */
const LOADS_PER_ROUND = 5;
/** The marks of the first paint reach the trace a little later. */
const SETTLED_MS = 100;
const WORK = /^(?:UpdateLayoutTree|Layout|PrePaint|Paint)$/;
/** Quality by which the portal compresses what it draws per request. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Cost of the elements that keep words whole: thread time of style, layout and paint, and packed size, of pages as they are,
 * over the same pages without the elements. The two are loaded in turn; the figure is the ratio of medians.
 */
export async function measureDrawing(bench) {
  if (!findBrowser()) return { skipped: 'no Chromium on this machine' };
  const { places, portal, options } = bench;
  const paths = { home: '/', category: buildListPath(places.category), item: buildItemPath(places.takeItems(1)[0]) };
  const browser = await openBrowser();
  const answer = {};
  try {
    for (const [name, path] of Object.entries(paths)) {
      const { body } = await requestTimed(portal.url + path, { headers: { 'Accept-Encoding': 'identity' } });
      const marked = body.toString();
      const plain = marked.replaceAll(MARKS, '');
      const times = await compareTimes(browser, portal.url + path, { marked, plain }, options.rounds * LOADS_PER_ROUND);
      answer[`${name}Ms`] = times.marked;
      answer[`${name}Drawn`] = times.marked / times.plain;
      answer[`${name}Gzip`] = gzipSync(marked).length / gzipSync(plain).length;
      answer[`${name}Brotli`] = brotliCompressSync(marked, BROTLI).length / brotliCompressSync(plain, BROTLI).length;
    }
  } finally {
    await browser.close();
  }
  return answer;
}

/** Median time of each version, in milliseconds; the first load of each only fills the caches. */
async function compareTimes(browser, url, versions, loads) {
  const times = { marked: [], plain: [] };
  const context = await browser.newContext({ viewport: WINDOW, serviceWorkers: 'block' });
  const load = async (name) => times[name].push(await measureLoad(browser, context, url, versions[name]));
  for (let turn = 0; turn <= loads; turn++)
    for (const name of turn % 2 ? ['marked', 'plain'] : ['plain', 'marked']) await load(name);
  await context.close();
  return { marked: median(times.marked.slice(1)), plain: median(times.plain.slice(1)) };
}

async function measureLoad(browser, context, url, body) {
  const page = await context.newPage();
  // Without the policy of the page, whose hashes are those of the version with the elements.
  await page.route(url, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }));
  await browser.startTracing(page, { categories: ['devtools.timeline', 'loading'] });
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(
    () => new Promise((then) => new PerformanceObserver(then).observe({ type: 'paint', buffered: true })),
  );
  await page.waitForTimeout(SETTLED_MS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await page.close();
  return sumThreadMs(traceEvents);
}

/** Thread time of the page's own thread, which a busy machine changes less than the clock's. */
function sumThreadMs(events) {
  const shown = events.findLast(({ name }) => name === 'firstContentfulPaint');
  const own = events.filter(
    ({ name, pid, tid, ph }) => ph === 'X' && pid === shown?.pid && tid === shown.tid && WORK.test(name),
  );
  if (own.length === 0) throw new Error('the trace of a page holds no drawing');
  return own.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000;
}
