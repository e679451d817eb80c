import { createHash } from 'node:crypto';
import { test as base, devices, expect } from '@playwright/test';

type Problems = { allow: (pattern: RegExp) => void };

/** Timeout of the wait for hydration, for pages whose scripts are blocked. */
const PATIENCE_MS = 5_000;

/**
 * Every test fails on an error in the browser's console (including CSP violations), on an exception, and on a request
 * to another site, unless it has allowed it. Each test is a separate reader with its own IP address: the portal under
 * test trusts one proxy.
 */
export const test = base.extend<{ problems: Problems }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  userAgent: async ({}, use, { testId }) => {
    await use(`${devices['Desktop Chrome'].userAgent} Edg/${testId}`);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  extraHTTPHeaders: async ({}, use, { testId }) => {
    await use({ 'X-Forwarded-For': toTestAddress(testId) });
  },
  /** Waits for hydration after opening a page, so that a press takes effect. */
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      await page.addInitScript(() => addEventListener('portal:ready', () => Reflect.set(window, 'takenOver', true)));
      const takenOver = () =>
        page
          .waitForFunction(
            () => {
              if (Reflect.get(window, 'takenOver')) return true;
              const isWaiting =
                Reflect.get(window, 'isWaiting') ?? document.documentElement.innerHTML.includes('portal:ready');
              Reflect.set(window, 'isWaiting', isWaiting);
              return !isWaiting;
            },
            undefined,
            { timeout: PATIENCE_MS },
          )
          .catch(() => undefined);
      const { goto, reload } = page;
      page.goto = async (...given) => {
        const answer = await goto.apply(page, given);
        await takenOver();
        return answer;
      };
      page.reload = async (...given) => {
        const answer = await reload.apply(page, given);
        await takenOver();
        return answer;
      };
    }
    await use(page);
  },
  problems: [
    async ({ context, baseURL }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') found.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (problem) => found.push(`exception: ${problem.error().message}`));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) found.push(`foreign: ${request.url()}`);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(found.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Random address from the range reserved for tests by RFC 2544 (198.18.0.0/15). */
function toTestAddress(testId: string): string {
  const [first = 0, second = 0, third = 0] = createHash('sha256').update(`${testId} ${Date.now()}`).digest();
  return `198.${18 + (first % 2)}.${second}.${third}`;
}

export { expect } from '@playwright/test';
