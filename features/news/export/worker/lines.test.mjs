import { BREAK, lineBreaker } from './lines.mjs';

/** Every letter is as wide as the size of the font. */
const breakLines = lineBreaker((text) => text.length);
const marked = (text) => text.replaceAll('|', BREAK);

test('lines end at the opportunities that a text holds, and at spaces', () => {
  expect(breakLines(marked('วิทยาลัย|เทคนิค|เชียงใหม่ เปิดรับ|สมัคร'), 'light', 16)).toEqual(
    ['วิทยาลัยเทคนิค', 'เชียงใหม่ ', 'เปิดรับสมัคร'].map((line) => line.trimEnd()),
  );
});

test('no line ends at a no-break space, which is drawn as a space', () => {
  expect(breakLines(marked('รายงาน|20\u00a0คน'), 'light', 8)).toEqual(['รายงาน', '20 คน']);
});

test('a piece wider than a line, such as an address, is broken anywhere; nothing is lost', () => {
  const address = `https://example.org/${'a'.repeat(700)}`;
  const lines = breakLines(address, 'light', 60);
  expect(lines.join('')).toBe(address);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(60);
});
