import { toSearchWords } from '@/lib/text/search-words';
import { findNearestWords, splitNeedle } from './spelling.rules';

const headlines = ['มอบทุนการศึกษา ปี 2569', 'วิทยาลัยเทคนิคชลบุรีเปิดบ้าน', 'แข่งขันหุ่นยนต์'].map(toSearchWords);

test.each([
  ['ทุนการศึกาา', 'ทุนการศึกษา'],
  ['วิทยาลัยเทคนคิ', 'วิทยาลัยเทคนิค'],
  ['หุ่นยน', 'หุ่นยนต์'],
  ['เเขงขัน'.replace('เเ', 'แ'), 'แข่งขัน'],
])('%s is similar to %s', (typed, meant) => {
  expect(findNearestWords(typed, headlines, 3)).toContain(meant);
});

test('nonsense, the word itself and numbers have no similar words', () => {
  expect(findNearestWords('zzzzzz', headlines, 3)).toEqual([]);
  expect(findNearestWords('แข่งขัน', headlines, 3)).not.toContain('แข่งขัน');
  expect(findNearestWords('2568', headlines, 3)).toEqual([]);
  expect(findNearestWords('ก'.repeat(200), headlines, 3)).toEqual([]);
});

test('a word is split so that one part has no typo, and parts too short to be selective are dropped', () => {
  expect(splitNeedle('หุ่นยน')).toEqual(['หุ่', 'นยน']);
  expect(splitNeedle('วิทยาลัยเทคนคิ')).toEqual(['วิทยา', 'ลัยเท', 'คนคิ']);
  expect(splitNeedle('ครรู')).toEqual([]);
});

test('a quoted word is suggested without its quotation marks, and no suggestion spans one', () => {
  const quoted = ['เปิดโครงการ "ครูดี" และ “อาชีวะสร้างชาติ”', 'ทุน" การศึกษา'].map(toSearchWords);
  const proposed = ['ครูดิ', 'อาชีวะสร้างชาต', 'ทุนการศึกษ'].flatMap((typed) => findNearestWords(typed, quoted, 6));
  expect(proposed).toEqual(expect.arrayContaining(['ครูดี', 'อาชีวะสร้างชาติ']));
  expect(proposed.filter((word) => /["“”]/.test(word))).toEqual([]);
});
