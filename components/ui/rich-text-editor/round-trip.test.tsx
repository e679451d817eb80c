import { Editor, getSchema } from '@tiptap/core';
import { sanitizeHtml } from '@/lib/rich-text/rich-text';
import { makeNews } from '@/prisma/seed/content/news/news';
import { makeRandom } from '@/prisma/seed/content/random';
import { contentExtensions, editingExtensions } from './extensions';
import { openText, readHtml } from './read-html';
import { writeDoc, writeHtml } from './write-html';

const schema = getSchema(contentExtensions);
const PICTURE = `/media/${'a'.repeat(64)}-640.webp`;
const VIDEO = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

/** Rewrites through the schema alone, without the parsed pieces. */
const rewrite = (html: string): string => writeDoc(readHtml(html, schema).doc);
const open = (html: string): string => {
  const opened = readHtml(html, schema);
  return writeHtml(opened.doc, opened);
};

const usual = [
  '',
  '<p>ที่นี่ &#x26; ปี่ ก๊ ฎุ ญี่ &#x3C;น้ำ></p>',
  '<h2>ก</h2><p>ข</p><h3>ค</h3><h4>ง</h4><p></p><p>จ</p>',
  '<p>ก<strong>ข</strong><em>ค</em><u>ง</u><s>จ</s><strong><em>ฉ</em></strong></p>',
  '<p><a href="https://example.org/?a=1&#x26;b=2">ลิงก์ <strong>หนา</strong></a> <a href="mailto:a@example.org">m</a> <a href="/news_group">ใน</a></p>',
  '<p>ก<br>ข<br><br>ค<br></p>',
  '<ul><li>หนึ่ง</li><li>สอง<ul><li>ย่อย</li></ul></li><li></li></ul>',
  '<ol start="3"><li><p>หนึ่ง</p><p>สอง</p></li><li><p>สาม</p></li></ol>',
  '<ol><li>ก<ol><li>ข<ul><li>ค</li></ul></li></ol></li></ol>',
  '<blockquote><p>“ก”</p><p>ข</p></blockquote><blockquote>ค</blockquote>',
  '<blockquote><ul><li>ก</li></ul></blockquote>',
  '<p>ก</p><hr><p>ข</p>',
  '<table><thead><tr><th>ปี</th><th scope="col">คน</th></tr></thead><tbody><tr><td>2569</td><td></td></tr></tbody></table>',
  '<table><tbody><tr><th scope="row">ก</th><td colspan="2">ข</td></tr><tr><td rowspan="2">ค</td><td>ง</td><td>จ</td></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
  '<table><tbody><tr><th>ก</th><th>ข</th></tr><tr><td><p>1</p><p>2</p></td><td><ul><li>3</li></ul></td></tr></tbody></table>',
  `<figure><img src="${PICTURE}" alt="ภาพ" width="640" height="360"><figcaption>คำ <em>บรรยาย</em></figcaption></figure>`,
  `<figure><img src="${PICTURE}" alt=""></figure><p>ก</p>`,
  `<figure data-width="33" data-side="right"><img src="${PICTURE}" alt="ภาพ"><figcaption>ก</figcaption></figure>`,
  `<figure data-width="75"><img src="${PICTURE}" alt="ภาพ"></figure><p>ก</p>`,
  `<p>ก <img src="${PICTURE}" alt="ข"> ค</p>`,
  `<iframe src="${VIDEO}" title="ชื่อ"></iframe><p>ก</p><iframe src="${VIDEO}"></iframe>`,
  '<p>a b c</p><p>​ซ่อน</p>',
  'ข้อความเปล่า <strong>หนา</strong>',
  '<strong>ก</strong><p>ข</p>ค',
];

const odd = [
  '<p>ก</p>\n\n<p>ข\n  ค</p>\n<ul>\n<li>ง</li>\n</ul>\n',
  '<p>ก  ข</p><p> ค </p>',
  '<em><strong>ก</strong></em><p><strong><a href="https://example.org/">ข</a></strong></p>',
  '<p><strong>ก</strong><strong>ข</strong><strong></strong></p>',
  '<a>ก</a><p><a>ข</a></p>',
  '<ul><ul><li>ก</li></ul></ul><ul></ul><ol start="x"><li>ก</li></ol>',
  '<table></table><table><tbody></tbody></table><table><thead><tr><td>ก</td></tr></thead></table>',
  '<table><tbody><tr><td colspan="1">ก</td></tr></tbody><tbody><tr><td>ข</td></tr></tbody></table>',
  '<table><tbody><tr><td>ก</td></tr><tr><td>ข</td><td>ค</td></tr></tbody></table>',
  `<figure><img src="${PICTURE}"><img src="${PICTURE}"><figcaption><p>ก</p></figcaption></figure><figure></figure>`,
  `<figure><iframe src="${VIDEO}"></iframe><figcaption>ก</figcaption></figure><p>ก<iframe src="${VIDEO}"></iframe>ข</p>`,
  '<li>ก</li><td>ข</td><figcaption>ค</figcaption><blockquote></blockquote><h2><p>ง</p></h2>',
  '<strong><p>ก</p></strong><a href="/x"><p>ข</p><h2>ค</h2></a>',
  '<p>ก</p><p></p><p></p>',
];

const stories = makeNews(new Date('2026-11-20T05:00:00Z'), makeRandom(7)).map(({ detailHtml }) => detailHtml);

describe('a text that was opened', () => {
  test.each(usual)('is written by the schema unchanged: %s', (html) => {
    expect(sanitizeHtml(html)).toBe(html);
    expect(rewrite(html)).toBe(html);
  });

  test('is written by the schema unchanged, for every story of the demonstration', () => {
    expect(stories.length).toBeGreaterThan(100);
    for (const story of stories) expect(rewrite(sanitizeHtml(story))).toBe(sanitizeHtml(story));
  }, 120_000);

  test.each([...usual, ...odd])('is written back byte for byte: %s', (html) => {
    const stored = sanitizeHtml(html);
    expect(open(stored)).toBe(stored);
  });

  test.each([...usual, ...odd])('keeps its text in the editor: %s', (html) => {
    const words = (text: string): string => text.replace(/<[^>]*>|\s/g, '');
    expect(words(rewrite(sanitizeHtml(html)))).toBe(words(sanitizeHtml(html)));
  });

  test.each(odd)('is rewritten only to what the sanitiser keeps: %s', (html) => {
    const rewritten = rewrite(sanitizeHtml(html));
    expect(sanitizeHtml(rewritten)).toBe(rewritten);
  });
});

test('an edited block leaves all others byte for byte', () => {
  const before = sanitizeHtml(
    '<em><strong>ก</strong></em>\n<p>ข</p>\n<table><tbody><tr><td colspan="1">ค</td></tr></tbody></table>',
  );
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: editingExtensions,
    injectCSS: false,
  });
  const opened = openText(editor, before);
  expect(writeHtml(editor.state.doc, opened)).toBe(before);
  editor.commands.insertContentAt(5, 'ใหม่');
  expect(writeHtml(editor.state.doc, opened)).toBe(before.replace('<p>ข</p>\n', '<p>ขใหม่</p>'));
  editor.commands.undo();
  expect(writeHtml(editor.state.doc, opened)).toBe(before);
  editor.destroy();
});
