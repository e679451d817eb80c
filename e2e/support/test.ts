import { test as base, devices, expect } from '@playwright/test';

type Problems = { allow: (pattern: RegExp) => void };

/**
 * Every test fails at an error in the browser's console (also a refusal by the Content-Security-Policy), at an exception,
 * and at a request to another site, unless it has allowed it. Each test is a reader of its own.
 */
export const test = base.extend<{ problems: Problems }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  userAgent: async ({}, use, { testId }) => {
    await use(`${devices['Desktop Chrome'].userAgent} Edg/${testId}`);
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

export { expect } from '@playwright/test';
