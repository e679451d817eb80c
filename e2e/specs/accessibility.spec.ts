import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

// Planted faults: contrast is measured once per kind of text, and still none of them gets through.

/** Rows of the same classes, the sixth of which a test makes wrong. */
const buildPage = (style: string, extra = '') => `<!doctype html><html lang="en"><head><title>Rows</title>
  <style>body { background: #fff; color: #222; font: 16px sans-serif } ${style}</style></head>
  <body><main><h1>Rows</h1><ul>${'<li class="row"><span class="word">A word</span></li>'.repeat(8)}</ul>${extra}</main></body></html>`;

test('a page without a fault passes', async ({ page }) => {
  await page.setContent(buildPage(''));
  await expectAccessible(page);
});

for (const [fault, style, extra, id] of [
  ['one row has a text of its own colour', '.row:nth-child(6) .word { color: #bbb }', '', 'color-contrast'],
  ['one row has a background of its own', '.row:nth-child(6) { background: #444 }', '', 'color-contrast'],
  ['one row is half transparent', '.row:nth-child(6) { opacity: .4 }', '', 'color-contrast'],
  [
    'one of several equal texts lies on another background',
    'section { position: relative } p { position: absolute; top: 0 } div { background: #333; height: 60px }',
    '<section><p>On white</p></section><section style="margin-top: 80px"><div></div><p>On black</p></section>',
    'color-contrast',
  ],
  ['a field has no label', '', '<input class="field">', 'label:'],
] as const) {
  test(`fails where ${fault}`, async ({ page }) => {
    await page.setContent(buildPage(style, extra));
    await expect(expectAccessible(page)).rejects.toThrow(id);
  });
}

test('fails in the theme that has the fault, though the other one passed before on the same page', async ({ page }) => {
  await page.setContent(buildPage('@media (prefers-color-scheme: dark) { .word { color: #ccc } }'));
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
});
