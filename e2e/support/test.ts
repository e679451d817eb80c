import { createHash } from 'node:crypto';
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  devices,
  expect,
  type Request,
  type WebError,
} from '@playwright/test';
import { giveConsent } from './consent';
import { waitForHydration } from './hydration';

type Problems = { allow: (pattern: RegExp) => void; report: (problem: string) => void };
/**
 * Options: the reader has chosen about cookies before the test; `goto` and `reload` have React hydrate the page, as a
 * reader's first press does.
 */
type Options = { isConsenting: boolean; isHydrating: boolean };

/**
 * Every test fails on an error in the browser's console (including CSP violations), on an exception, and on a request
 * to another site, unless it has allowed it. Each test is a separate reader with its own IP address: the portal under
 * test trusts one proxy.
 */
export const test = base.extend<{ problems: Problems } & Options>({
  isConsenting: [true, { option: true }],
  isHydrating: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  userAgent: async ({}, use, { testId }) => {
    await use(`${devices['Desktop Chrome'].userAgent} Edg/${testId}`);
  },
  playwright: [
    async ({ playwright }, use) => {
      const { request } = playwright;
      const newContext = request.newContext.bind(request);
      request.newContext = (options) => newContext({ extraHTTPHeaders: buildHeaders(), ...options });
      await use(playwright);
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = (options) => newContext({ extraHTTPHeaders: buildHeaders(), ...options });
      await use(browser);
    },
    { scope: 'worker' },
  ],
  context: async ({ context, baseURL, isConsenting, javaScriptEnabled, problems: { report } }, use) => {
    // Not an option, as a context can only be reused if its options are the same.
    await context.setExtraHTTPHeaders(buildHeaders());
    if (isConsenting && javaScriptEnabled !== false) await giveConsent(context);
    const stopWatching = watchProblems(context, baseURL, report);
    await use(context);
    stopWatching();
  },
  page: async ({ page, javaScriptEnabled, isHydrating }, use) => {
    if (javaScriptEnabled !== false && isHydrating) await waitForHydration(page);
    await use(page);
  },
  problems: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      await use({ allow: (pattern) => allowed.push(pattern), report: (problem) => found.push(problem) });
      expect(found.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Drawn covers of items that other tests have removed since the page was made. */
const GONE = /status of 404 .*\/covers\/\d+-/;

/** Reports the problems of a context's pages until the returned function is called: a page may be left in the middle. */
function watchProblems(context: BrowserContext, baseURL: string | undefined, report: Problems['report']): () => void {
  const readConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    const problem = `console: ${message.text()} (${message.location().url})`;
    if (!GONE.test(problem)) report(problem);
  };
  const readException = (problem: WebError) =>
    report(`exception: ${problem.error().message} (${problem.page()?.url()})`);
  const readRequest = (request: Request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) report(`foreign: ${request.url()}`);
  };
  context.on('console', readConsole).on('weberror', readException).on('request', readRequest);
  return () => context.off('console', readConsole).off('weberror', readException).off('request', readRequest);
}

/** The running test's own address, from the range reserved for tests by RFC 2544 (198.18.0.0/15). */
export function buildHeaders(): { 'X-Forwarded-For': string } {
  const seed = `${base.info().testId} ${process.pid}`;
  const [first = 0, second = 0, third = 0] = createHash('sha256').update(seed).digest();
  return { 'X-Forwarded-For': `198.${18 + (first % 2)}.${second}.${third}` };
}

export { expect } from '@playwright/test';
