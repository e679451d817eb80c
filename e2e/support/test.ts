import { createHash } from 'node:crypto';
import { test as base, devices, expect } from '@playwright/test';

type Problems = { allow: (pattern: RegExp) => void };

/** Where script is kept from coming, a test goes on after this time. */
const PATIENCE_MS = 5_000;

/**
 * Every test fails at an error in the browser's console (also a refusal by the Content-Security-Policy), at an exception,
 * and at a request to another site, unless it has allowed it. Each test is a reader of its own, at an address of its own:
 * the portal under test believes one proxy.
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
  /** Opening a page waits until React has taken it over, so that a test presses what a patient reader presses. */
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

/** An address out of those that RFC 2544 keeps for tests (198.18.0.0/15). */
function toTestAddress(testId: string): string {
  const [first = 0, second = 0, third = 0] = createHash('sha256').update(`${testId} ${Date.now()}`).digest();
  return `198.${18 + (first % 2)}.${second}.${third}`;
}

export { expect } from '@playwright/test';
