// Checks every public page of a running portal with axe, at each width and theme, and writes the results for the
// accessibility statement: `npm run check:accessibility -- http://localhost:3000` before a release.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright';
import { MISSING_PATH } from '../features/website/accessibility/accessibility.schema.ts';
import { publicPages } from '../lib/public-pages/public-pages.ts';

const WIDTHS = [360, 768, 1280];
const LOOKS = ['light', 'dark', 'contrast'];
const RESULT = fileURLToPath(new URL('../features/website/accessibility/last-check.json', import.meta.url));
const FIXED = [...publicPages.filter(({ robots, siteMap }) => robots || siteMap).map(({ path }) => path), MISSING_PATH];

const site = process.argv[2] ?? 'http://localhost:3000';
const { version } = JSON.parse(readFileSync(new URL('../node_modules/axe-core/package.json', import.meta.url), 'utf8'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
});

/** One page of each kind whose URL depends on the content. */
async function findContentPages() {
  const page = await browser.newPage();
  await page.goto(`${site}/`);
  const first = async (pattern) => {
    const href = await page
      .locator(`main a[href*="${pattern}"], header ~ nav a[href*="${pattern}"]`)
      .first()
      .getAttribute('href');
    return new URL(href, site).pathname + new URL(href, site).search;
  };
  const item = await first('/readnews/news');
  const category = await first('news_type=');
  await page.goto(`${site}/sitemap/`);
  const organisation = await page.locator('main a[href^="/organisations/"]').first().getAttribute('href');
  await page.close();
  return [
    item,
    category,
    organisation,
    '/search/?search=%E0%B8%A7%E0%B8%B4%E0%B8%97%E0%B8%A2%E0%B8%B2%E0%B8%A5%E0%B8%B1%E0%B8%A2',
  ];
}

async function openPage(look, width) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: look === 'dark' ? 'dark' : 'light',
    contrast: look === 'contrast' ? 'more' : 'no-preference',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

const rules = new Set();
const found = new Map();
const paths = [...FIXED, ...(await findContentPages())];
for (const look of LOOKS) {
  for (const width of WIDTHS) {
    const page = await openPage(look, width);
    for (const path of paths) {
      await page.goto(`${site}${path}`, { waitUntil: 'load' });
      // Parts below the window are laid out, as text that reaches over an estimated height has another background for axe.
      for (const part of await page.locator('.lazy').all())
        await part.evaluate(({ style }) => (style.contentVisibility = 'visible'));
      const { violations, passes, inapplicable, incomplete } = await new AxeBuilder({ page })
        .setLegacyMode(true)
        .analyze();
      for (const { id } of [...violations, ...passes, ...inapplicable, ...incomplete]) rules.add(id);
      const faults = found.get(path) ?? new Map();
      for (const { id, impact } of violations) {
        faults.set(id, { rule: id, impact: impact ?? 'minor', looks: (faults.get(id)?.looks ?? 0) + 1 });
        console.log(`${path} ${look} ${width}: ${id}`);
      }
      found.set(path, faults);
    }
    await page.context().close();
  }
}
await browser.close();

const result = {
  day: new Date().toLocaleDateString('sv', { timeZone: 'Asia/Bangkok' }),
  tool: `axe-core ${version}`,
  rules: rules.size,
  widths: WIDTHS,
  themes: LOOKS,
  pages: paths.map((path) => ({
    path,
    looks: LOOKS.length * WIDTHS.length,
    faults: [...(found.get(path)?.values() ?? [])],
  })),
};
writeFileSync(RESULT, `${JSON.stringify(result, null, 2)}\n`);
execFileSync('npx', ['biome', 'format', '--write', RESULT]);
console.log(`${paths.length} pages, ${result.pages.filter(({ faults }) => faults.length > 0).length} with faults`);
