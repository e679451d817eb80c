import { expect, type Locator } from '@playwright/test';

/**
 * Chooses a value of a filter that submits its form by itself. Before hydration a choice has no effect, so it is
 * repeated until the URL contains it.
 */
export async function chooseFilter(filter: Locator, choice: string, address: RegExp): Promise<void> {
  await expect(async () => {
    await filter.selectOption(choice);
    await expect(filter.page()).toHaveURL(address, { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
}
