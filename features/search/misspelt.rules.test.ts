import { findMisspelling, foldSounds } from './misspelt.rules';

const find = (text: string, word: string) => findMisspelling(text, foldSounds(text), word)?.part;

test.each([
  ['แข่งขันหุ่นยนระดับชาติ', 'หุ่นยนต์', 'หุ่นยน'],
  ['ทุนกาสึกษา', 'ทุนการศึกษา', 'ทุนกาสึกษา'],
  ['จิตอาษา', 'จิตอาสา', 'จิตอาษา'],
  ['วิทยาลัยเทคนคิดอยคำ', 'เทคนิค', 'เทคนคิ'],
  ['เทียวสิงค์โปร', 'สิงคโปร์', 'สิงค์โปร'],
])('in %s the word %s is misspelt as %s', (text, word, part) => expect(find(text, word)).toBe(part));

test.each([
  ['หุ่นยนต์', 'หุ่นยนต์', 'the word is there'],
  ['ทุนการศึกษา', 'ธนาคาร', 'another word'],
  ['ปี2568', '2569', 'numbers are never corrected'],
  ['ครู', 'คู', 'too short'],
  ['', 'หุ่นยนต์', 'nothing'],
])('in %s nothing is a misspelling of %s: %s', (text, word) => expect(find(text, word)).toBeUndefined());

test('the cost is bounded for the longest search and word', () => {
  const [text, word] = ['กขคงจฉชซ'.repeat(7), 'กขคงจฉชฌญ'.repeat(2)];
  const start = performance.now();
  for (let turn = 0; turn < 100; turn += 1) findMisspelling(text, foldSounds(text), word);
  expect(performance.now() - start).toBeLessThan(2_000);
});
