import type { Page } from '@playwright/test';

/**
 * Ends the login of a page's browser. The page is left first: an editor or a bell that asks the portal between two
 * accounts would be refused, which a test takes for an error.
 */
export async function leaveAccount(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
