import { type Dialog, expect, type Page } from '@playwright/test';

/** The browser asks before the page is left; whoever stays finds it as it was. Somebody has clicked or typed on it before. */
export async function expectLeavePrompt(page: Page): Promise<void> {
  const asking = page.waitForEvent('dialog');
  // The answer to this must not wait for the reload that is refused.
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asking;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}

/** Opens another page, which the browser does without asking. */
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
