import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** Consent stored for every later policy version, so that the cookie banner is hidden; consent.spec.ts tests it. */
const consent = JSON.stringify({ id: '0'.repeat(32), policy: 1_000_000, at: 0, statistics: true, offline: true });

/**
 * Stores consent before a page of the context runs its own scripts. A storage state would open an extra page in every
 * context, which takes longer than many tests.
 */
export async function giveConsent(context: BrowserContext): Promise<void> {
  await context.addInitScript((given) => {
    // Sandboxed frames and blank pages have no storage.
    if (self.origin !== 'null') localStorage.consent ??= given;
  }, consent);
}

/** Opens a context of another reader who has given consent. */
export async function openReader(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await giveConsent(context);
  return context;
}
