import { deferScripts } from './defer-scripts';

const page = (head: string, body = '') =>
  `<html><head>${head}</head><body>${body}<script>self.x=1</script></body></html>`;
const tag = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;

test('a last inline script has the addresses of all scripts, in the same order, and nothing asks for them', () => {
  const html = deferScripts(page(`${tag('a')}<link rel="preload" as="script" href="/b.js"/>${tag('b')}`));
  expect(html).not.toContain('async=""');
  expect(html).not.toContain('preload" as="script" href="/b.js"');
  expect(html.indexOf('["/_next/static/chunks/a.js","/_next/static/chunks/b.js"]')).toBeGreaterThan(
    html.indexOf('self.x=1'),
  );
});

test('a page without script stays as it is', () => {
  expect(deferScripts(page(''))).toBe(page(''));
});

test('other scripts stay where they are', () => {
  const html = page(
    `<script src="/_next/static/old.js" noModule=""></script>${tag('a')}`,
    '<script type="application/ld+json">{}</script>',
  );
  expect(deferScripts(html)).toContain('<script src="/_next/static/old.js" noModule=""></script>');
  expect(deferScripts(html)).toContain('<script type="application/ld+json">{}</script>');
});

test('the answer to a form wants its scripts at once', () => {
  expect(deferScripts(page(tag('a')), { isAnswer: true })).toContain('"html",');
  expect(deferScripts(page(tag('a')))).not.toContain('"html",');
});
