import { type Dialog, expect, type Page } from '@playwright/test';

/**
 * The browser asks before the page is left; cancelling keeps its content. The page must have been clicked or typed on.
 */
export async function expectLeavePrompt(page: Page): Promise<void> {
  const asking = page.waitForEvent('dialog');
  // Not awaited: the reload is cancelled and never completes.
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asking;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}

/** Opens another page; the browser must not ask. */
export async function leaveWithoutPrompt(page: Page, address: string): Promise<void> {
  const asked: string[] = [];
  const answer = (dialog: Dialog) => {
    asked.push(dialog.type());
    return dialog.accept();
  };
  page.on('dialog', answer);
  await page.goto(address);
  page.off('dialog', answer);
  expect(asked).toEqual([]);
}
