import { runInNewContext } from 'node:vm';
import { loadScriptsLater } from './later-scripts';

const page = (head: string, body = '') =>
  `<html><head>${head}</head><body>${body}<script>self.x=1</script></body></html>`;
const tag = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;

test('the script of a page is asked for by a last inline script, in the same order', () => {
  const html = loadScriptsLater(page(`${tag('a')}<link rel="preload" as="script" href="/b.js"/>${tag('b')}`));
  expect(html).not.toContain('async=""');
  expect(html).not.toContain('preload');
  expect(html.indexOf('["/_next/static/chunks/a.js","/_next/static/chunks/b.js"]')).toBeGreaterThan(
    html.indexOf('self.x=1'),
  );
});

test('a page without script stays as it is', () => {
  expect(loadScriptsLater(page(''))).toBe(page(''));
});

test('other scripts stay where they are', () => {
  const html = page(
    `<script src="/_next/static/old.js" noModule=""></script>${tag('a')}`,
    '<script type="application/ld+json">{}</script>',
  );
  expect(loadScriptsLater(html)).toContain('<script src="/_next/static/old.js" noModule=""></script>');
  expect(loadScriptsLater(html)).toContain('<script type="application/ld+json">{}</script>');
});

test('what runs in the browser adds each script once, after a frame was painted', () => {
  const inline = loadScriptsLater(page(tag('a'))).match(/<script>(\(function.*)<\/script><\/body>/s)?.[1] ?? '';
  const added: object[] = [];
  const waiting: (() => void)[] = [];
  runInNewContext(inline, {
    document: {
      createElement: () => ({}),
      head: { append: (script: object) => added.push(script) },
    },
    requestAnimationFrame: (then: () => void) => waiting.push(then),
    setTimeout: (then: () => void) => waiting.push(then),
  });
  expect(added).toEqual([]);
  for (let next = waiting.shift(); next; next = waiting.shift()) next();
  expect(added).toEqual([{ async: true, src: '/_next/static/chunks/a.js' }]);
});
