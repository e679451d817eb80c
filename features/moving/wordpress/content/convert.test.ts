import { runInNewContext } from 'node:vm';
import type { SourcePicture } from '../../moving.schema';
import { createCdataSplitter } from '../wxr/split-cdata';
import { addParagraphs } from './autop';
import { convertContent } from './convert';
import { createNotes } from './notes';

const CHARACTERS = 300_000;
/** Far more than any step needs; quadratic work takes many times as long. */
const DEADLINE_MS = 30_000;
const fill = (piece: string): string => piece.repeat(Math.ceil(CHARACTERS / piece.length));

const file = { file: 'https://college.example/a.jpg', title: 'ก', alt: 'ข', caption: '' };
const library = { findFile: () => file, findBlock: () => undefined, listFilesOf: () => [] };

function convert(content: string) {
  const notes = createNotes();
  const gallery: SourcePicture[] = [];
  const html = convertContent(content, { id: 1, footnotes: '', library, notes, gallery }, 'https://college.example/1/');
  return { html, gallery, notes: notes.list() };
}

/** Each text is crafted to take at least quadratic time in its step. */
const hostile: readonly (readonly [name: string, text: string])[] = [
  ['brackets without an end', fill('[')],
  ['shortcodes without an end', fill('[gallery ids="1"')],
  ['shortcodes that open and never close', fill('[a b="c"]')],
  ['shortcodes that close and never open', fill('[/a]')],
  ['shortcodes of two names that cross', fill('[a_b][c_d][/a_b]')],
  ['values of shortcodes without an end', `[gallery ${fill('a="')}]`],
  ['marks of blocks without an end', fill('<!-- wp:a {"b":1}')],
  ['marks of blocks with blanks', `<!-- wp:a ${fill(' ')} -->`],
  ['tags without an end', fill('<')],
  ['blocks without an end', fill('<div ')],
  ['pre without an end', fill('<pre>')],
  ['line breaks in a tag', `<a ${fill('\n')}>`],
  ['line breaks with blanks', fill('\n ')],
  ['breaks', fill('<br> ')],
  ['addresses on one line', `https://${fill('a')} b`],
  ['addresses on many lines', fill('\nhttps://a.example/x')],
  ['paragraphs of addresses without an end', fill('<p>https://a')],
  ['pictures in themselves without an end', fill('src="data:')],
  ['figures in figures', fill('<figure>')],
  ['galleries in galleries', fill('<div class="gallery"><img src="a">')],
  ['links in links', fill('<a href="b">')],
];

test.each(hostile)('the conversion of a hostile text ends: %s', (_name, text) => {
  runInNewContext('work()', { work: () => convert(text) }, { timeout: DEADLINE_MS });
});

test.each([
  ['brackets of sections', '<![CDATA['],
  ['ends of sections', ']]>'],
  ['closing tags in a section', '</content:encoded'],
  ['ampersands', '&'],
])('separating sections of a hostile file ends: %s', (_name, piece) => {
  const work = (start: string) => {
    const nothing = () => undefined;
    const splitter = createCdataSplitter({
      ...{ markup: nothing, cdata: nothing, unclosed: nothing, findElement: () => 'content:encoded' },
    });
    splitter.write(start);
    for (let piecesLeft = 8; piecesLeft > 0; piecesLeft -= 1) splitter.write(fill(piece));
    splitter.end();
  };
  runInNewContext('work("<![CDATA["); work("")', { work }, { timeout: DEADLINE_MS });
});

test.each([
  ['', ''],
  [' \n ', ''],
  ['ก', '<p>ก</p>'],
  ['ก\nข', '<p>ก<br>ข</p>'],
  ['ก\r\n\r\nข', '<p>ก</p>\n<p>ข</p>'],
  ['<p>ก</p>\n<p>ข</p>', '<p>ก</p>\n<p>ข</p>'],
  ['ก<br />\nข', '<p>ก<br>ข</p>'],
  ['<strong>ก</strong>\n\nข', '<p><strong>ก</strong></p>\n<p>ข</p>'],
  ['ก <h2>หัวข้อ</h2> ข', '<p>ก</p>\n<h2>หัวข้อ</h2>\n<p>ข</p>'],
  ['<div>ก\n\nข</div>', '<div>ก\n<p>ข</div>'],
  ['<pre>ก\n\nข</pre>', '<pre>ก\n\nข</pre>'],
  ['<a\nhref="x">ก</a>', '<p><a href="x">ก</a></p>'],
])('paragraphs of %j', (text, expected) => {
  expect(addParagraphs(text)).toBe(expected);
});

test('a text of whatever length and depth comes out, and says what it lost', () => {
  expect(convert(fill('<b>ก')).html).toContain('ก');
  expect(convert(`<p>${'ก'.repeat(2_100_000)}</p>`).notes).toEqual([{ kind: 'length', detail: '2100007', count: 1 }]);
  const inner = convert('<div class="wp-block-gallery"><figure><img src="/a.jpg" data-id="7"></figure></div>');
  expect(inner).toEqual({ html: '', gallery: [{ address: file.file, alt: 'ข', caption: '' }], notes: [] });
});
