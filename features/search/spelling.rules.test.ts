import { searchWords } from '@/lib/text/words';
import { nearestWords, partsOf } from './spelling.rules';

const headlines = ['มอบทุนการศึกษา ปี 2569', 'วิทยาลัยเทคนิคชลบุรีเปิดบ้าน', 'แข่งขันหุ่นยนต์'].map(searchWords);

test.each([
  ['ทุนการศึกาา', 'ทุนการศึกษา'],
  ['วิทยาลัยเทคนคิ', 'วิทยาลัยเทคนิค'],
  ['หุ่นยน', 'หุ่นยนต์'],
  ['เเขงขัน'.replace('เเ', 'แ'), 'แข่งขัน'],
])('%s is like %s', (typed, meant) => {
  expect(nearestWords(typed, headlines, 3)).toContain(meant);
});

test('nothing is like a word of its own kind, nor the word itself, nor a number', () => {
  expect(nearestWords('zzzzzz', headlines, 3)).toEqual([]);
  expect(nearestWords('แข่งขัน', headlines, 3)).not.toContain('แข่งขัน');
  expect(nearestWords('2568', headlines, 3)).toEqual([]);
  expect(nearestWords('ก'.repeat(200), headlines, 3)).toEqual([]);
});

test('a word is cut so that a part of it has no mistake, and parts that are in too many headlines are left out', () => {
  expect(partsOf('หุ่นยน')).toEqual(['หุ่', 'นยน']);
  expect(partsOf('วิทยาลัยเทคนคิ')).toEqual(['วิทยา', 'ลัยเท', 'คนคิ']);
  expect(partsOf('ครรู')).toEqual([]);
});

test('a word that stands in quotation marks is proposed without them, and none goes across one', () => {
  const quoted = ['เปิดโครงการ "ครูดี" และ “อาชีวะสร้างชาติ”', 'ทุน" การศึกษา'].map(searchWords);
  const proposed = ['ครูดิ', 'อาชีวะสร้างชาต', 'ทุนการศึกษ'].flatMap((typed) => nearestWords(typed, quoted, 6));
  expect(proposed).toEqual(expect.arrayContaining(['ครูดี', 'อาชีวะสร้างชาติ']));
  expect(proposed.filter((word) => /["“”]/.test(word))).toEqual([]);
});
