import { escapeLike, toSearchText } from './search-text';

test.each([
  ['น้ํา', 'น้ำ', 'nikhahit and sara aa become sara am'],
  ['เเม่', 'แม่', 'two sara e become sara ae'],
  ['ปี ๒๕๖๙', 'ปี 2569', 'Thai digits become Arabic ones'],
  ['อา\u200bชีวะ', 'อาชีวะ', 'zero-width spaces vanish'],
  ['  VEC\n News ', 'vec news', 'case and white space are levelled'],
])('%s is normalised to %s: %s', (raw, normal) => {
  expect(toSearchText(raw)).toBe(normal.normalize('NFC'));
});

test('normalising is idempotent', () => {
  const once = toSearchText('ข่าวน้ํา เเละ ๑๒๓ ABC');
  expect(toSearchText(once)).toBe(once);
});

test('wildcards of LIKE are escaped', () => {
  expect(escapeLike('100%_\\')).toBe('100\\%\\_\\\\');
});
