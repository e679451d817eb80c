import { decodeThaiBytes, repairThai } from './thai-encodings';

const TEXT = 'วิทยาลัยเทคนิคเชียงใหม่ เปิดรับสมัคร 2569 (ปวช.)';
const utf8 = (text: string) => new TextEncoder().encode(text);
/** Bytes of TIS-620; ASCII stays. */
const tis620 = (text: string) =>
  Uint8Array.from([...text].map((char) => (char < '\u0080' ? char.charCodeAt(0) : char.charCodeAt(0) - 0x0e00 + 0xa0)));
const asLatin = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const asThai = (bytes: Uint8Array) => new TextDecoder('windows-874').decode(bytes);

test('bytes are UTF-8, or TIS-620 where they are no UTF-8', () => {
  expect(decodeThaiBytes(utf8(TEXT))).toBe(TEXT);
  expect(decodeThaiBytes(utf8(`\ufeff${TEXT}`))).toBe(TEXT);
  expect(decodeThaiBytes(tis620(TEXT))).toBe(TEXT);
});

test.each([
  ['UTF-8 read as Latin', asLatin(utf8(TEXT))],
  ['the same twice', asLatin(utf8(asLatin(utf8(TEXT))))],
  ['UTF-8 read as TIS-620', asThai(utf8(TEXT))],
  ['TIS-620 read as Latin', asLatin(tis620(TEXT))],
])('repairs %s', (_, broken) => {
  expect(broken).not.toBe(TEXT);
  expect(repairThai(broken)).toBe(TEXT);
});

test('windows-1252 has letters of its own where Latin-1 has controls', () => {
  // ฃ is E0 B8 83, and 83 is ƒ in windows-1252.
  expect(repairThai('à¸ƒ')).toBe('ฃ');
});

test.each([
  TEXT,
  'เธอเนรมิตเธียรไว้ เนื้อหา',
  'Café crème à la carte – “déjà vu” naïve façade',
  'ไทย naïve',
  '',
  'ราคา 5€',
  'à¸ broken',
])('leaves %s as it is', (text) => {
  expect(repairThai(text)).toBe(text);
});

test('sound parts of a broken text stay', () => {
  expect(repairThai(`ข่าว: ${asLatin(utf8('ประกาศ'))}!`)).toContain('ข่าว');
  expect(repairThai(`<p>${asLatin(utf8('ประกาศ'))}</p><p>ข่าว</p>`)).toBe('<p>ประกาศ</p><p>ข่าว</p>');
});
