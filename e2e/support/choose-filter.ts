import { expect, type Locator } from '@playwright/test';

/**
 * Chooses of a filter that sends its form by itself. Before React has taken the page over a choice is only kept, so it is
 * made again until the address has it.
 */
export async function chooseFilter(filter: Locator, choice: string, address: RegExp): Promise<void> {
  await expect(async () => {
    await filter.selectOption(choice);
    await expect(filter.page()).toHaveURL(address, { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
}
