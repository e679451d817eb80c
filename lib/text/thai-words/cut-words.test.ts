import { cutWords } from './cut-words';
import { createTermIndex } from './term-index';

const terms = createTermIndex(['สาขา', 'สถานศึกษา', 'สมาร์ตชิป', 'ผู้อำนวยการ', 'ตรวจ-สอบ', 'ทุก/ขนาด', 'นายช่าง']);
const cut = (text: string) => cutWords(text, terms).join('|');

test.each([
  ['the longest known term wins', 'ในสถานศึกษาสาขาสมาร์ตชิป', 'ใน|สถานศึกษา|สาขา|สมาร์ตชิป'],
  ['a term may be several words', 'สถานศึกษาทุกขนาด', 'สถานศึกษา|ทุก|ขนาด'],
  ['a term with a soft place is one word', 'ตรวจสอบได้', 'ตรวจสอบ|ได้'],
  ['a name after a title is a word', 'นายธีรภัทร แสงอรุณรัตน์ กล่าวว่า', 'นาย|ธีรภัทร| |แสงอรุณรัตน์| |กล่าว|ว่า'],
  ['a title can be part of a term', 'นายช่าง', 'นายช่าง'],
  ['an abbreviation keeps its dots', 'ผอ.สอช.ระยอง', 'ผอ.สอช.|ระยอง'],
  ['a title with a dot', 'ดร.ศศิธร', 'ดร.|ศศิธร'],
  ['a silent consonant stays with its word', 'ตส์', 'ตส์'],
  ['nothing', '', ''],
  ['other scripts', 'Open House 2569', 'Open| |House| |2569'],
])('%s', (_name, text, words) => expect(cut(text)).toBe(words));

test.each(['ก'.repeat(5_000), 'สถานศึกษา'.repeat(800), `ก${'\u0e49'.repeat(3_000)}`, '😀'.repeat(2_000), 'a'.repeat(5_000)])(
  'joined words are the text (%#)',
  (text) => expect(cutWords(text, terms).join('')).toBe(text),
);

test('looking up a term costs as many steps as it has letters', () => {
  let reads = 0;
  const counted = {
    charCodeAt: (at: number) => {
      reads += 1;
      return 'สถานศึกษาแห่งชาติ'.charCodeAt(at);
    },
  };
  Reflect.apply(terms.findLengths, terms, [counted, 0]);
  expect(reads).toBeLessThanOrEqual('สถานศึกษา'.length + 1);
});
