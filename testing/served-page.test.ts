import { readServedPage } from '@/e2e/support/served-page';

/** A list of a staff page, of which a test makes one row otherwise. */
const buildPage = ({ count = 3, row = '', head = '', frame = '' } = {}) => `<!doctype html><html><head>
  <title>Rows | Brand</title><meta name="robots" content="noindex"/><script src="/_next/static/chunks/one.js"></script>${head}</head>
  <body><header>${frame}<nav aria-label="Menu"><a href="/area/rows" aria-current="page">Rows</a></nav></header>
  <main><h1> Rows </h1><form><label for="a">Name</label><input id="a" class="field"></form>
  <ul>${Array.from({ length: count }, (_, n) => `<li class="row"><a href="/area/rows/${n}">Row ${n}</a></li>`).join('')}${row}</ul>
  </main></body></html>`;

const before = readServedPage(buildPage()).kinds;
const countNew = (html: string) => [...readServedPage(html).kinds].filter((kind) => !before.has(kind)).length;

test('a page is read: title, headings, open entry of the menu, links and pictures', () => {
  const { title, headings, isIndexed, current, bars, links, pictures } = readServedPage(
    buildPage({ count: 2, row: '<li><img src="/covers/1" alt=""></li>' }),
  );
  expect(pictures).toEqual(['/covers/1']);
  expect({ title, headings, isIndexed, links }).toEqual({
    ...{ title: 'Rows | Brand', headings: ['Rows'], isIndexed: false, links: ['/area/rows/0', '/area/rows/1'] },
  });
  expect([current.get('Menu'), bars.get('Menu')]).toEqual([['/area/rows'], 'Rows']);
});

test('other numbers, texts and addresses of the same elements are nothing new, nor is another frame', () => {
  expect(countNew(buildPage({ count: 9 }))).toBe(0);
  expect(countNew(buildPage().replace('Name', 'Other name').replaceAll('/area/', '/other/'))).toBe(0);
  expect(countNew(buildPage({ frame: '<p class="badge">Role</p>' }))).toBe(0);
});

test.each([
  ['a field without its label', buildPage().replace('<label for="a">Name</label>', '')],
  ['a label without a text', buildPage().replace('Name', ' ')],
  ['a field without the id that its label names', buildPage().replace('id="a" ', '')],
  ['a link without a text', buildPage({ row: '<li class="row"><a href="/area/rows/9"></a></li>' })],
  ['another colour', buildPage({ row: '<li class="row text-bad"><a href="/area/rows/9">Row</a></li>' })],
  ['another element', buildPage({ row: '<li class="row"><em>Row</em></li>' })],
  [
    'a style of its own',
    buildPage({ row: '<li class="row" style="width: 900px"><a href="/area/rows/9">Row</a></li>' }),
  ],
  ['an element in another place', buildPage({ row: '<li class="row"><p><a href="/area/rows/9">Row</a></p></li>' })],
  ['another script', buildPage({ head: '<script src="/_next/static/chunks/two.js"></script>' })],
  ['another style sheet', buildPage({ head: '<link rel="stylesheet" href="/_next/static/css/two.css">' })],
  ['another role', buildPage({ row: '<li class="row" role="none"><a href="/area/rows/9">Row</a></li>' })],
])('%s is something new, that a browser has to look at', (_, html) => {
  expect(countNew(html)).toBeGreaterThan(0);
});
