import fc from 'fast-check';
import { sanitizeHtml } from '../rich-text/rich-text';
import { segmentWords } from '../text/segment-words';
import { joinBlocks, splitBlocks } from './html-blocks';
import { joinMerge, joinPlainText, mergeHtml, mergePlainText } from './merge-html';

const merge = (base: string, mine: string, theirs: string) => mergeHtml({ base, mine, theirs });
const joinAll = (base: string, mine: string, theirs: string) => joinMerge(merge(base, mine, theirs));
const listPlaces = (base: string, mine: string, theirs: string) =>
  merge(base, mine, theirs).flatMap((piece) =>
    (piece.kind === 'blocks' ? [piece.run] : piece.runs).flatMap((run) => (run.kind === 'both' ? [piece.kind] : [])),
  );

const rich = [
  '<h2>กำหนดการ</h2><p>พิธีเปิดที่ <strong>หอประชุม</strong> เวลา 9 นาฬิกา</p>',
  '<ul><li><p>ลงทะเบียน</p></li><li><p>พิธีเปิด</p></li></ul><ol start="3"><li>รับประทานอาหาร</li></ol>',
  '<table><tbody><tr><td>ก</td><td>ข &#x26; ค</td></tr></tbody></table>',
  '<blockquote><p>คำกล่าว<br>เปิดงาน</p></blockquote><p>ดู <a href="https://example.org/">ที่นี่</a></p><hr>',
].join('');

test('a text is cut into blocks that join to it', () => {
  expect(splitBlocks(rich)).toHaveLength(9);
  expect(joinBlocks(splitBlocks(rich))).toBe(sanitizeHtml(rich));
});

test('changes of two paragraphs are both taken, without a question', () => {
  const base = '<p>หนึ่ง</p><p>สอง</p><p>สาม</p>';
  const [mine, theirs] = ['<p>หนึ่ง ก</p><p>สอง</p><p>สาม</p>', '<p>หนึ่ง</p><p>สอง</p><p>สาม ข</p><p>สี่</p>'];
  expect(listPlaces(base, mine, theirs)).toEqual([]);
  expect(joinAll(base, mine, theirs)).toBe('<p>หนึ่ง ก</p><p>สอง</p><p>สาม ข</p><p>สี่</p>');
});

test('changes at two ends of one sentence are both taken', () => {
  const base = '<p>วิทยาลัยเปิดรับสมัครนักเรียนใหม่ในเดือนมกราคม</p>';
  const mine = '<p>วันนี้ วิทยาลัยเปิดรับสมัครนักเรียนใหม่ในเดือนมกราคม</p>';
  const theirs = '<p>วิทยาลัยเปิดรับสมัครนักเรียนใหม่ในเดือนกุมภาพันธ์</p>';
  expect(listPlaces(base, mine, theirs)).toEqual([]);
  expect(joinAll(base, mine, theirs)).toBe('<p>วันนี้ วิทยาลัยเปิดรับสมัครนักเรียนใหม่ในเดือนกุมภาพันธ์</p>');
});

test('of words that both have changed, one side or both are kept', () => {
  const [base, mine, theirs] = ['มกราคม', 'มีนาคม', 'เมษายน'].map((month) => `<p>เปิดเรียนเดือน ${month} นี้</p>`);
  const pieces = merge(base ?? '', mine ?? '', theirs ?? '');
  expect(joinMerge(pieces)).toBe('<p>เปิดเรียนเดือน มีนาคม เมษายน นี้</p>');
  expect(joinMerge(pieces, { 0: 'mine' })).toBe(mine);
  expect(joinMerge(pieces, { 0: 'theirs' })).toBe(theirs);
});

test('what holds the other side’s words too is taken without a question', () => {
  const [base, mine, theirs] = ['<p>ต้น</p>', '<p>ต้น หนึ่ง สอง</p>', '<p>ต้น หนึ่ง</p>'];
  expect(listPlaces(base ?? '', mine ?? '', theirs ?? '')).toEqual([]);
  expect([joinAll(base ?? '', mine ?? '', theirs ?? ''), joinAll(base ?? '', theirs ?? '', mine ?? '')]).toEqual([
    mine,
    mine,
  ]);
});

test('paragraphs that both have added at one place are one question, and stay in order', () => {
  const [base, mine, theirs] = ['<p>ต้น</p>', '<p>ต้น</p><p>ของฉัน</p>', '<p>ต้น</p><p>ของเขา</p>'];
  expect(listPlaces(base ?? '', mine ?? '', theirs ?? '')).toEqual(['blocks']);
  expect(joinAll(base ?? '', mine ?? '', theirs ?? '')).toBe('<p>ต้น</p><p>ของฉัน</p><p>ของเขา</p>');
});

test('a paragraph that one side has deleted and the other has changed stays until somebody chooses', () => {
  const [base, theirs] = ['<p>ก</p><p>ย่อหน้าที่จะลบออก</p>', '<p>ก</p><p>ย่อหน้าที่จะลบออก แต่มีคนแก้</p>'];
  expect(joinAll(base ?? '', '<p>ก</p>', theirs ?? '')).toBe(theirs);
  expect(joinMerge(merge(base ?? '', '<p>ก</p>', theirs ?? ''), { 0: 'mine' })).toBe('<p>ก</p>');
});

test('items of one list are merged like paragraphs, and stay one list', () => {
  const list = (...items: string[]) => `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`;
  expect(joinAll(list('ก', 'ข', 'ค'), list('ก', 'ข ใหม่', 'ค'), list('ก', 'ข', 'ค', 'ง'))).toBe(
    list('ก', 'ข ใหม่', 'ค', 'ง'),
  );
});

test('emphasis on one side and words on the other are merged, and every element stays closed', () => {
  const base = '<p>พิธีเปิดที่หอประชุมใหญ่ของวิทยาลัย</p>';
  const mine = '<p><strong>พิธีเปิด</strong>ที่หอประชุมใหญ่ของวิทยาลัย</p>';
  const theirs = '<p>พิธีเปิดที่หอประชุมใหญ่ของสถาบัน</p>';
  expect(joinAll(base, mine, theirs)).toBe('<p><strong>พิธีเปิด</strong>ที่หอประชุมใหญ่ของสถาบัน</p>');
});

test('a headline is merged by its words', () => {
  const texts = { base: 'เปิดรับสมัครนักเรียน', mine: 'เปิดรับสมัครนักเรียนใหม่', theirs: 'ด่วน เปิดรับสมัครนักเรียน' };
  expect(joinPlainText(mergePlainText(texts, segmentWords))).toBe('ด่วน เปิดรับสมัครนักเรียนใหม่');
});

type Edit = { at: number; word: number; kind: 'insert' | 'replace' | 'paragraph' | 'delete' };
const edits = fc.array(
  fc.record({
    at: fc.nat(30),
    word: fc.nat(8),
    kind: fc.constantFrom<Edit['kind']>('insert', 'replace', 'paragraph', 'delete'),
  }),
  { maxLength: 6 },
);
const texts = fc.array(fc.array(fc.constantFrom('ข่าว', 'วิทยาลัย', 'นักเรียน', 'งาน', 'ใหม่'), { maxLength: 8 }), {
  maxLength: 6,
});

/** A version with a side's edits; each word that it adds is unlike any other. */
function edit(paragraphs: readonly (readonly string[])[], all: readonly Edit[], side: string) {
  const version = paragraphs.map((words) => [...words]);
  const added: string[] = [];
  for (const [index, { at, word, kind }] of all.entries()) {
    const own = `${side}${index}x`;
    const where = at % (version.length + 1);
    const words = version[where];
    if (kind === 'delete') version.splice(where, 1);
    else if (kind === 'paragraph' || !words) version.splice(where, 0, [own]);
    else words.splice(word % (words.length + 1), kind === 'insert' ? 0 : 1, own);
    if (kind !== 'delete') added.push(own);
  }
  const left = version.flat();
  return {
    html: version.map((words) => `<p>${words.join(' ')}</p>`).join(''),
    added: added.filter((own) => left.includes(own)),
  };
}

test('whatever two people write, no word of either is lost, and none stands twice', () => {
  fc.assert(
    fc.property(texts, edits, edits, (paragraphs, own, other) => {
      const base = edit(paragraphs, [], '').html;
      const mine = edit(paragraphs, own, 'm');
      const theirs = edit(paragraphs, other, 't');
      const merged = joinAll(base, mine.html, theirs.html);
      expect(sanitizeHtml(merged)).toBe(merged);
      const words = merged.match(/[mt]\d+x/g) ?? [];
      expect(words.toSorted()).toEqual([...mine.added, ...theirs.added].toSorted());
    }),
    { numRuns: 300 },
  );
});

test('a side that changed nothing gives way, and equal changes are no question', () => {
  fc.assert(
    fc.property(texts, edits, (paragraphs, own) => {
      const base = edit(paragraphs, [], '').html;
      const { html } = edit(paragraphs, own, 'm');
      expect([joinAll(base, html, base), joinAll(base, base, html), joinAll(base, html, html)]).toEqual([
        html,
        html,
        html,
      ]);
      expect([...listPlaces(base, html, base), ...listPlaces(base, html, html)]).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
