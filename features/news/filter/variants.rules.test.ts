import { listVariants, stripNominal } from './variants.rules';

test.each([
  ['โควต้า', 'โควตา'],
  ['สมาร์ทชิป', 'สมาร์ตชิป'],
  ['โซล่าเซลล์', 'โซลาร์เซลล์'],
  ['แอพพลิเคชั่น', 'แอปพลิเคชัน'],
  ['2026', '2569'],
  ['2569', '2026'],
  ['ค.ศ.2026', '2569'],
  ['พ.ศ. 2569', '2026'],
  ['ปี2569', 'ปี 2569'],
  ['ปี69', '2569'],
  ['พ.ร.บ.', 'พรบ'],
])('%s is also written %s', (needle, other) => expect(listVariants(needle)).toContain(other));

test.each(['1234', '10000', 'ทุน', 'ครู', '', '50%', 'ก'.repeat(200)])('%j has no other spelling', (needle) =>
  expect(listVariants(needle)).toEqual([]),
);

test('a word has at most six other spellings, none of which contains it', () => {
  const variants = listVariants('อินเตอร์เน็ตเว็บไซต์ดิจิตอลแอพพลิเคชั่น');
  expect(variants.length).toBeLessThanOrEqual(6);
  expect(variants.some((other) => other.includes('อินเตอร์เน็ตเว็บไซต์ดิจิตอลแอพพลิเคชั่น'))).toBe(false);
});

test.each([
  ['การแข่งขัน', 'แข่งขัน'],
  ['ความปลอดภัย', 'ปลอดภัย'],
  ['การ์ตูน', 'การ์ตูน'],
  ['การบ้าน', 'การบ้าน'],
  ['การเมือง', 'การเมือง'],
  ['การ', 'การ'],
])('%s is searched as %s', (word, stripped) => expect(stripNominal(word)).toBe(stripped));
