import type { Root, RootContent } from 'hast';
import { richTextMessages } from './messages';
import { MAX_ATTRIBUTES, MAX_DEPTH, MAX_NODES, ParseBudget, ParseBudgetExceeded, parseHtml } from './parser';
import { sanitizeHtml, toPlainText } from './rich-text';
import { sanitizeTypedHtml } from './typed-html';

const PICTURE = `/media/${'a'.repeat(64)}-640.webp`;

describe('sanitizeHtml', () => {
  test('keeps the elements of an article', () => {
    const html = `<h2>หัวข้อ</h2><p>ข้อความ <strong>หนา</strong> <a href="https://example.org/">ลิงก์</a></p><ul><li>หนึ่ง</li></ul><table><thead><tr><th scope="col">ปี</th></tr></thead><tbody><tr><td colspan="2">2569</td></tr></tbody></table><figure><img src="${PICTURE}" alt="ภาพ"><figcaption>คำบรรยาย</figcaption></figure>`;
    expect(sanitizeHtml(html)).toBe(html);
  });

  test.each([
    ['<script>alert(1)</script>ก', 'ก'],
    ['<p onclick="alert(1)" style="color:red" class="x" id="y">ก</p>', '<p>ก</p>'],
    ['<a href="javascript:alert(1)">ก</a>', '<a>ก</a>'],
    ['<a href="&#1;java\nscript:alert(1)">ก</a>', '<a>ก</a>'],
    ['<a href="data:text/html,x">ก</a>', '<a>ก</a>'],
    ['<svg><script>alert(1)</script><text>ก</text></svg>', 'ก'],
    ['<math><mi xlink:href="javascript:alert(1)">ก</mi></math>', 'ก'],
    ['<object data="x"><p>ก</p></object>', '<p>ก</p>'],
    ['<form action="/x"><input type="password"><p>ก</p></form>', '<p>ก</p>'],
    ['<base href="https://evil.example"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="x">ก', 'ก'],
    ['<iframe src="https://evil.example"></iframe>ก', 'ก'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>ก', 'ก'],
    ['<img src="x" onerror="alert(1)">ก', 'ก'],
    ['<img src="https://evil.example/a.png">ก', 'ก'],
    ['<img src="data:image/svg+xml,x">ก', 'ก'],
    ['<img src="/media/../etc/passwd.png">ก', 'ก'],
    ['<!-- x --><p>ก</p>', '<p>ก</p>'],
  ])('cleans %s', (html, expected) => {
    expect(sanitizeHtml(html)).toBe(expected);
  });

  test('keeps frames of known video hosts in their cookie-free form', () => {
    expect(sanitizeHtml('<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>')).toBe(
      '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>',
    );
    expect(sanitizeHtml('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1"></iframe>')).toBe(
      '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>',
    );
  });

  test('starts headings at h2 and converts obsolete elements', () => {
    expect(sanitizeHtml('<h1>ก</h1><h6>ข</h6><div>ค</div><div><p>ง</p></div><b>จ</b>')).toBe(
      '<h2>ก</h2><h3>ข</h3><p>ค</p><p>ง</p><strong>จ</strong>',
    );
  });

  test('headings begin at h2 and skip no level', () => {
    expect(sanitizeHtml('<h3>ก</h3><h4>ข</h4><h3>ค</h3>')).toBe('<h2>ก</h2><h3>ข</h3><h2>ค</h2>');
    expect(sanitizeHtml('<h2>ก</h2><h4>ข</h4>')).toBe('<h2>ก</h2><h3>ข</h3>');
    expect(sanitizeHtml('<h3>ก</h3><h2>ข</h2><h4>ค</h4>')).toBe('<h2>ก</h2><h2>ข</h2><h3>ค</h3>');
    expect(sanitizeHtml('<h2>ก</h2><h3>ข</h3><h4>ค</h4>')).toBe('<h2>ก</h2><h3>ข</h3><h4>ค</h4>');
  });

  test('is idempotent', () => {
    const once = sanitizeHtml('<h1>ก<svg><p>ข</svg><table><td>ค<a href="//x">ง');
    expect(sanitizeHtml(once)).toBe(once);
  });
});

describe('toPlainText', () => {
  test('keeps the words and drops tags and scripts', () => {
    expect(toPlainText('<h2>หัวข้อ</h2><p>หนึ่ง&amp;สอง</p><script>alert(1)</script>')).toBe('หัวข้อ\n\nหนึ่ง&สอง');
  });
});

describe('active elements (P-053)', () => {
  const active = [
    '<script>alert(1)</script>',
    '<style>@import "//evil.example"</style>',
    '<form action="//evil.example"><input type="password" name="p"><button>ส่ง</button></form>',
    '<base href="//evil.example/">',
    '<meta http-equiv="refresh" content="0;url=//evil.example">',
    '<object data="//evil.example/x"></object>',
    '<embed src="//evil.example/x">',
    '<link rel="stylesheet" href="//evil.example/x.css">',
    '<svg onload="alert(1)"><a xlink:href="javascript:alert(1)"><text>ข</text></a><use href="//evil.example#x"/></svg>',
    '<math href="javascript:alert(1)"><mtext>ข</mtext></math>',
    '<template><img src=x onerror=alert(1)></template>',
    '<dialog open onclose="alert(1)">ข</dialog>',
    '<video src="//evil.example/v" onerror="alert(1)"><source src="//evil.example/v"></video>',
    '<details open ontoggle="alert(1)"><summary>ข</summary></details>',
  ];
  test.each(active)('are removed and the text around them kept: %s', (html) => {
    const clean = sanitizeHtml(`<p>ก</p>${html}<p>ค</p>`);
    expect(clean).toMatch(/^<p>ก<\/p>.*<p>ค<\/p>$/);
    expect(clean).not.toMatch(/evil|alert|<(?!\/?(?:p|a)>)|on\w+=/);
  });
});

describe('frames (P-054)', () => {
  test.each([
    ['https://evil.example', ''],
    ['https://youtube.com.evil.example/embed/dQw4w9WgXcQ', ''],
    ['https://www.youtube-nocookie.com@evil.example/embed/dQw4w9WgXcQ', ''],
    ['javascript:alert(1)//www.youtube.com/embed/dQw4w9WgXcQ', ''],
    ['//www.youtube.com/embed/dQw4w9WgXcQ', ''],
    ['https://www.facebook.com/plugins/video.php?href=https://evil.example/videos/1', ''],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ])('of %s', (src, kept) => {
    const frame = kept && `<iframe src="${kept}"></iframe>`;
    expect(sanitizeHtml(`ก<iframe src="${src}" srcdoc="<script>alert(1)</script>" onload="alert(1)"></iframe>`)).toBe(
      `ก${frame}`,
    );
  });
});

describe('HTML that changes when it is parsed again', () => {
  test.each([
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
    '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></foreignObject><desc><script>alert(1)</script></desc></svg>',
    '<select><template><img src=x onerror=alert(1)></template></select><xmp><img src=x onerror=alert(1)></xmp>',
    '<textarea><img src=x onerror=alert(1)></textarea><title></title><img src=x onerror=alert(1)>',
    '<form id=a><div></form><form id=b><input name=action></div></form>',
    '<p><button><p>ก</button><table><caption>ข<td><a><table><a>ค',
  ])('is harmless: %s', (html) => {
    const clean = sanitizeHtml(html);
    expect(clean).not.toMatch(/<(?!\/?(?:p|a|table|tbody|tr|td)>)/);
    expect(sanitizeHtml(clean)).toBe(clean);
  });

  test('does not remain after cleaning, for any order of tags', () => {
    const names =
      'p div h1 b i a table tbody tr td caption tfoot ul li figure figcaption blockquote svg math mtext style script select option button form textarea title template br nobr center object'.split(
        ' ',
      );
    let seed = 7;
    const pick = (count: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor(seed / 65_536) % count;
    };
    for (let round = 0; round < 1_000; round += 1) {
      const tags = Array.from({ length: 12 }, () => `<${pick(3) === 0 ? '/' : ''}${names[pick(names.length)]}>ก`);
      const clean = sanitizeHtml(tags.join(''));
      expect(sanitizeHtml(clean)).toBe(clean);
    }
  });
});

const KIB = 1_024;
const fill = (piece: string, bytes = 100 * KIB): string => piece.repeat(bytes / Buffer.byteLength(piece));
/** Texts of 100 KiB, each as expensive as possible for a different part of the parser. */
const hostile: readonly (readonly [name: string, html: string])[] = [
  ['nested marks', fill('<b><i>')],
  ['nested marks with words', fill('<b><i>ก')],
  ['marks that cross', fill('<b>1<i>2</b>3</i>')],
  ['marks that are opened again in every paragraph', fill('<b><p>x</b>')],
  ['links that are opened again in every paragraph', fill('<a><p>x</a>')],
  ['unclosed styles, each another', Array.from({ length: 10_000 }, (_, index) => `<b x=${index}>`).join('')],
  ['unclosed styles before many paragraphs', `${'<b><i x=1><u><s><em>'.repeat(6)}${fill('<p>')}`],
  ['nested boxes', fill('<div>')],
  ['boxes that marks cross', fill('<b>a<div>b</b>c</div>')],
  ['tables in tables', fill('<table><td>')],
  ['links with tables', fill('<a><table>')],
  ['words that a table casts out', `<table>${fill('x<tr>')}`],
  ['foreign elements', fill('<svg><g>')],
  ['pictures', fill('<img src=x>')],
  ['paragraphs', fill('<p>')],
  ['closed paragraphs that were never opened', fill('</p>')],
  ['many attributes', `<p ${Array.from({ length: 12_000 }, (_, index) => `a${index}`).join(' ')}>`],
  ['many attributes in many tags', fill(`<p ${Array.from({ length: 300 }, (_, index) => `a${index}`).join(' ')}>`)],
  ['comments', fill('<!-->')],
  ['open comments', fill('<!--')],
  ['signs', fill('<&')],
  ['ampersands', fill('&')],
  ['blanks', fill('&nbsp;')],
];

describe('a text made to be expensive', () => {
  test.each(hostile)('creates a bounded number of nodes, none too deep: %s', (_name, html) => {
    const count = new ParseBudget();
    try {
      const tree = parseHtml(`<p>ก</p>${html}`, count);
      expect(getDepth(tree)).toBeLessThanOrEqual(MAX_DEPTH + 1);
    } catch (error) {
      expect(error).toBeInstanceOf(ParseBudgetExceeded);
    }
    expect(count.nodeCount).toBeLessThanOrEqual(MAX_NODES + 1);
  });

  test.each(hostile)('is at most twice as long after cleaning, with its first word: %s', (_name, html) => {
    const clean = sanitizeHtml(`<p>ก</p>${html}`);
    expect(clean).toMatch(/^(?:<p>)?\s*ก/);
    expect(clean.length).toBeLessThanOrEqual(2 * html.length);
    expect(Buffer.byteLength(clean)).toBeLessThanOrEqual(2 * Buffer.byteLength(html));
  });

  test.each([
    ['nested marks with words', true],
    ['marks that cross', true],
    ['many attributes', true],
    ['ampersands', true],
    ['blanks', false],
  ])('is refused with a message before it is stored: %s', (name, isRefused) => {
    const [, html = ''] = hostile.find(([one]) => one === name) ?? [];
    const store = () => sanitizeTypedHtml(html, 'detail');
    if (isRefused) expect(store).toThrow(refusal);
    else expect(store).not.toThrow();
  });

  test.each([
    [
      'attributes of a tag',
      (n: number) => `<p ${Array.from({ length: n }, (_, index) => `a${index}`).join(' ')}>ก</p>`,
    ],
    ['elements', (n: number) => '<hr>'.repeat(n)],
  ] as const)('is distinguished from normal text by a limit: %s', (name, make) => {
    // The parser itself creates three elements for every text.
    const most = name === 'elements' ? MAX_NODES - 3 : MAX_ATTRIBUTES;
    expect(sanitizeTypedHtml(make(most), 'detail')).not.toBe('');
    expect(() => sanitizeTypedHtml(make(most * 2), 'detail')).toThrow(refusal);
  });

  test('keeps its text, and elements nested as deep as people do', () => {
    expect(sanitizeHtml(`${'<div>'.repeat(10_000)}ก &amp; ข`)).toBe(`${' '.repeat(10_000)}ก &#x26; ข`);
    const deep = `${'<blockquote>'.repeat(100)}<p>ก</p>${'</blockquote>'.repeat(100)}`;
    expect(sanitizeTypedHtml(deep, 'detail')).toBe(deep);
  });

  test('a table of 900 rows with nine columns is accepted', () => {
    const table = `<table><tbody>${`<tr>${'<td>12</td>'.repeat(9)}</tr>`.repeat(900)}</tbody></table>`;
    expect(sanitizeTypedHtml(table, 'detail')).toBe(table);
  });
});

const refusal = expect.objectContaining({
  kind: 'invalid',
  fields: { detail: richTextMessages['richText.tooComplex'] },
});

function getDepth(node: Root | RootContent): number {
  return 'children' in node ? 1 + node.children.reduce((deepest, child) => Math.max(deepest, getDepth(child)), 0) : 0;
}

test('a figure keeps a width and a side of the list, and no other', () => {
  const figure = (given: string) => `<figure${given}><img src="${PICTURE}" alt=""></figure>`;
  const kept = ' data-width="33" data-side="right"';
  expect(sanitizeHtml(figure(kept))).toBe(figure(kept));
  expect(sanitizeHtml(figure(' data-width="34" data-side="top" data-x="1" style="width:9px"'))).toBe(figure(''));
  expect(sanitizeHtml('<p data-width="33" data-side="left">ก</p>')).toBe('<p>ก</p>');
});
