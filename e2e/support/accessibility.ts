import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Colours on their way from one theme to the other are neither; what is wrong for longer is wrong. */
const SETTLE_MS = 500;

/** All rules of axe, best practices too. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const found = await findFaults(page);
  if (found.length === 0) return;
  await page.waitForTimeout(SETTLE_MS);
  expect(await findFaults(page)).toEqual([]);
}

/** Our pages have no frames of other sites, for which axe would open a page of its own. */
async function findFaults(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary}`),
  );
}
