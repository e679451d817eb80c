import { expect, type Page } from '@playwright/test';

/** Patience with an element that is on the page from the start, or not at all. */
export const AT_ONCE_MS = 500;

/**
 * Opens a page until it shows a row that was written past the portal's commands: nothing tells when the portal has
 * applied an invalidation of ours.
 */
export async function goUntil(page: Page, address: string, isNew: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await isNew();
  }).toPass();
}
