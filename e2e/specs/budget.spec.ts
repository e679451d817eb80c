import type { Page, Request } from '@playwright/test';
import { openBuilders } from '../support/database';
import { expect, test } from '../support/test';

// A first visit, with nothing in memory.
test.use({ reuseContext: false });

/**
 * Maximum transfer size of a reader's first page without pictures, by kind, in kB compressed. Next and React are 117 of
 * the script; `plain` is the frame's script, which works without them. Scripts loaded on demand are not counted.
 */
const BUDGET_KB = { script: 150, plain: 2, stylesheet: 12, font: 60, document: 34 } as const;
const kinds = ['script', 'plain', 'stylesheet', 'font', 'document'] as const;

/**
 * Opens a page as a first visit does and sums up the transferred bytes by kind. The fixture of every test rejects
 * foreign requests.
 */
async function weigh(page: Page, address: string): Promise<Record<(typeof kinds)[number], number>> {
  const asked: Request[] = [];
  const note = (request: Request) => asked.push(request);
  page.on('requestfinished', note);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  page.off('requestfinished', note);
  const kb = { script: 0, plain: 0, stylesheet: 0, font: 0, document: 0 };
  for (const request of asked) {
    const isPlain = request.url().includes('/page-script/');
    const kind = isPlain ? 'plain' : kinds.find((one) => one === request.resourceType());
    if (kind) kb[kind] += (await request.sizes()).responseBodySize / 1_000;
  }
  return kb;
}

const pages = {
  home: () => '/',
  'a category': ({ categoryId }) => `/news_group/?news_type=${categoryId}`,
  'an item': ({ id }) => `/readnews/news/?news_id=${id}`,
  'the search': () => '/search/',
} as const satisfies Record<string, (item: { id: number; categoryId: number }) => string>;

for (const [name, addressOf] of Object.entries(pages)) {
  test(`${name} stays within its budget on a first visit`, async ({ page }) => {
    const { aNews } = await openBuilders();
    const kb = await weigh(page, addressOf(await aNews()));
    for (const kind of kinds) {
      expect.soft(kb[kind], kind).toBeGreaterThan(0);
      expect.soft(kb[kind], kind).toBeLessThanOrEqual(BUDGET_KB[kind]);
    }
  });
}
