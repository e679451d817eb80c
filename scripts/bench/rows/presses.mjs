import { findBrowser, openBrowser } from '../browser.mjs';
import { median } from '../numbers.mjs';
import { buildItemPath, buildListPath } from '../targets.mjs';

/** A phone whose processor is four times slower than this machine's. */
const PHONE = { viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true, serviceWorkers: 'block' };
const SLOWER = 4;
/** Calm before a press: the page is drawn, and nothing else runs. */
const CALM_MS = 1_000;
/** Time after what was pressed is done, in which the browser reports the press. */
const REPORTED_MS = 1_000;
/** Patience with a press, which fails a measurement that finds no control. */
const PATIENCE_MS = 30_000;
/** Durations below this many milliseconds are not reported by browsers. */
const LEAST_MS = 16;

/** First presses of a page by name: its control, and what is on the page once the press is done. */
const PRESSES = {
  banner: {
    press: (page) => page.getByRole('button', { name: 'แบนเนอร์ถัดไป' }).tap(),
    done: (page) => page.locator('[data-dot][aria-current=true]').and(page.locator('[data-dot]').nth(1)),
  },
  bookmark: {
    press: (page) => page.getByRole('article').first().getByRole('button', { name: 'บุ๊กมาร์กข่าวนี้' }).tap(),
    done: (page) => page.getByRole('article').first().locator('[aria-pressed=true]'),
  },
  share: {
    press: (page) =>
      page
        .getByRole('button', { name: /แชร์ข่าวนี้/ })
        .first()
        .tap(),
    done: (page) => page.getByRole('link', { name: 'Facebook' }).first(),
  },
  filter: {
    press: (page) => page.locator('main summary:visible').first().tap(),
    done: (page) => page.locator('main details[open]').first(),
  },
};

/**
 * First press on a page that was only read, by a phone that is four times slower: time to the next frame, as browsers
 * report it (Event Timing, https://www.w3.org/TR/event-timing/), and until what was pressed is done, whose script is
 * fetched meanwhile. Each press has an empty cache; medians in milliseconds.
 */
export async function measurePresses(bench) {
  if (!findBrowser()) return { skipped: 'no Chromium on this machine' };
  const { places, portal, options } = bench;
  const paths = {
    banner: '/',
    bookmark: buildListPath(places.category),
    share: buildItemPath(places.takeItems(1)[0]),
    filter: `/search/?search=${encodeURIComponent('วิทยาลัย')}`,
  };
  const browser = await openBrowser();
  const answer = {};
  try {
    for (const [name, path] of Object.entries(paths)) {
      const looks = [];
      // The first one has the portal draw and keep the page.
      for (let turn = 0; turn <= options.rounds; turn++)
        looks.push(await pressOnce(browser, portal.url + path, PRESSES[name]));
      for (const key of ['shownMs', 'doneMs']) answer[`${name}.${key}`] = median(looks.slice(1).map((one) => one[key]));
    }
  } finally {
    await browser.close();
  }
  return answer;
}

async function pressOnce(browser, url, { press, done }) {
  const context = await browser.newContext(PHONE);
  try {
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    await page.addInitScript(watchPresses, LEAST_MS);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(CALM_MS);
    const began = performance.now();
    await press(page);
    await done(page).waitFor();
    const doneMs = performance.now() - began;
    await page.waitForTimeout(REPORTED_MS);
    const shownMs = await page.evaluate(() => Math.max(0, ...globalThis.pressDurations));
    return { shownMs, doneMs };
  } finally {
    await context.close();
  }
}

/** Runs in the page: notes the durations of its presses and keys. */
function watchPresses(durationThreshold) {
  globalThis.pressDurations = [];
  const note = (list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) globalThis.pressDurations.push(duration);
  };
  new PerformanceObserver(note).observe({ type: 'event', durationThreshold, buffered: true });
}
