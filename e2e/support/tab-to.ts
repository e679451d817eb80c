import { expect, type Locator, type Page } from '@playwright/test';

/** Moves the focus to an element by keyboard, in at most `steps` presses of Tab. */
export async function tabTo(page: Page, target: Locator, steps = 150): Promise<void> {
  await expect(target).toBeVisible();
  // Found once: finding it by role takes longer than a press.
  let element = await target.elementHandle();
  for (let step = 0; step < steps; step++) {
    const isFocused = await element?.evaluate((one) => (one.isConnected ? one === document.activeElement : undefined));
    if (isFocused) return;
    if (isFocused === undefined) element = await target.elementHandle();
    else await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not get to ${target}`);
}
