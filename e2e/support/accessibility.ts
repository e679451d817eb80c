import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** All rules of axe, best practices too. Our pages have no frames of other sites, for which axe would open a page of its own. */
export async function expectAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary}`),
  );
  expect(found).toEqual([]);
}
