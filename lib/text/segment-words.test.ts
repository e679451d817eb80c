import { segmentWords } from './segment-words';

const whole = (text: string): string[] =>
  Array.from(new Intl.Segmenter('th', { granularity: 'word' }).segment(text), ({ segment }) => segment);

test('windows yield the same words as the whole text', () => {
  const text = 'วิทยาลัยเทคนิคเปิดรับสมัครนักเรียน ปวช. ประจำปีการศึกษา 2569 (รอบสอง) '.repeat(200);
  expect(segmentWords(text)).toEqual(whole(text));
});

test.each([
  ['nothing', ''],
  ['one letter', 'ก'.repeat(10_001)],
  ['one Latin word', 'a'.repeat(10_001)],
  ['pairs of surrogates', `a${'😀'.repeat(5_001)}`],
  ['marks', `ก${'\u0e49'.repeat(5_001)}`],
])('joined pieces are the text, none is too long and none splits a character: %s', (_name, text) => {
  const pieces = segmentWords(text);
  expect(pieces.join('')).toBe(text);
  expect(Math.max(0, ...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(2_000);
  expect(pieces.some((piece) => /^[\udc00-\udfff]|[\ud800-\udbff]$/.test(piece))).toBe(false);
});
