import { builtInTerms } from './built-in-terms';
import { insertBreaks } from './insert-breaks';
import { findLineMarks } from './line-marks';
import { decodeMarks, encodeMarks } from './mark-codec';
import { splitAtMarks } from './split-at-marks';
import { createTermIndex } from './term-index';

const terms = createTermIndex(builtInTerms);
const show = (text: string): string =>
  splitAtMarks(text, findLineMarks(text, terms))
    .map((piece) => (piece.whole ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['a torn word', 'เปิดสาขาใหม่', 'เปิด[สาขา]ใหม่'],
  ['a number and its unit', 'รวม 280,000 บาท', 'รวม [280,000 บาท]'],
  ['a year', 'ประจำปี 2569', 'ประจำ[ปี 2569]'],
  ['a day of a month', 'วันที่ 17 ธันวาคม', '[วันที่ 17 ธันวาคม]'],
  ['a title and the name', 'มอบนายธีรเดช', 'มอบ[นายธีรเดช]'],
  ['a sign of repetition', 'อู่เล็ก ๆ ท้ายซอย', 'อู่[เล็ก ๆ] ท้ายซอย'],
  ['the end of a company', 'บริษัท ผ้าทอร่วมสมัย จำกัด (มหาชน)', 'บริษัท ผ้าทอ[ร่วมสมัย จำกัด] (มหาชน)'],
  ['no number that belongs to the word before it', 'ไตรมาส 1 ปี 2570', '[ไตรมาส 1] [ปี 2570]'],
  ['nothing where browsers are right', 'ข่าวของจังหวัด', 'ข่าวของจังหวัด'],
  ['no other script', 'Open House', 'Open House'],
])('%s is kept on one line', (_name, text, marked) => expect(show(text)).toBe(marked));

test('stored marks are those that were found, for a text of that length only', () => {
  const text = 'สถานศึกษา 12 แห่ง มอบทุน 280,000 บาท ปี 2569';
  const marks = findLineMarks(text, terms);
  expect(marks.length).toBeGreaterThan(2);
  expect(decodeMarks(text.length, encodeMarks(text.length, marks))).toEqual(marks);
  expect(decodeMarks(text.length + 1, encodeMarks(text.length, marks))).toBeUndefined();
  expect(decodeMarks(3, encodeMarks(3, []))).toEqual([]);
});

test('renderers without a dictionary get the breaks as characters', () => {
  expect(insertBreaks('ทุน 500 บาทแก่สถานศึกษา', '|')).toBe('ทุน 500\u00a0บาท|แก่|สถานศึกษา');
  expect(insertBreaks('no Thai', '|')).toBe('no Thai');
});
