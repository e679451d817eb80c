import { segmentWords } from './segment-words';

const whole = (text: string): string[] =>
  Array.from(new Intl.Segmenter('th', { granularity: 'word' }).segment(text), ({ segment }) => segment);

test('words are those of the whole text, also where it is cut window by window', () => {
  const text = 'วิทยาลัยเทคนิคเปิดรับสมัครนักเรียน ปวช. ประจำปีการศึกษา 2569 (รอบสอง) '.repeat(200);
  expect(segmentWords(text)).toEqual(whole(text));
});

test.each([
  ['nothing', ''],
  ['one letter', 'ก'.repeat(10_001)],
  ['one Latin word', 'a'.repeat(10_001)],
  ['pairs of surrogates', `a${'😀'.repeat(5_001)}`],
  ['marks', `ก${'\u0e49'.repeat(5_001)}`],
])('pieces joined give the text again, none is long and none cuts a character: %s', (_name, text) => {
  const pieces = segmentWords(text);
  expect(pieces.join('')).toBe(text);
  expect(Math.max(0, ...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(2_000);
  expect(pieces.some((piece) => /^[\udc00-\udfff]|[\ud800-\udbff]$/.test(piece))).toBe(false);
});
