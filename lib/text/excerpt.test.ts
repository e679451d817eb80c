import { findExcerptEnd, toExcerpt } from './excerpt';
import './thai-words/dictionary';

describe('an excerpt', () => {
  test('of a short text is the text', () => {
    expect(toExcerpt('  ข่าว \n สั้น ')).toBe('ข่าว สั้น');
  });

  test('is cut at 150 characters with an ellipsis', () => {
    expect(toExcerpt('a'.repeat(151))).toBe(`${'a'.repeat(150)}…`);
    expect(toExcerpt('ก'.repeat(150))).toBe('ก'.repeat(150));
  });

  test('never leaves a mark or a sara am behind its letter', () => {
    expect(toExcerpt(`${'ก'.repeat(149)}ที่นี่`)).toMatch(/^ก{140,149}…$/);
    expect(toExcerpt(`${'ก'.repeat(149)}น้ำใส`)).toMatch(/^ก{140,149}…$/);
  });

  test('never cuts a pair of surrogates', () => {
    expect(toExcerpt(`${'a'.repeat(149)}😀b`)).toBe(`${'a'.repeat(149)}…`);
  });
});

describe('its end', () => {
  const text = 'วิทยาลัยเทคนิคดอยคำ มอบทุนการศึกษาแก่ผู้เรียน 154 ราย รวม 280,000 บาท ปี 2569 ณ หอประชุมอเนกประสงค์';
  const ends = Array.from({ length: text.length - 20 }, (_, index) => text.slice(0, findExcerptEnd(text, index + 20)));

  test('is never inside of a word or a number, nor between a number and its unit', () => {
    for (const torn of ['ผู้', 'ผู้เ', 'หอประชุมอเ', '154', '280', '280,000', 'ปี', 'อเนก'])
      expect(ends.filter((part) => part.endsWith(torn))).toEqual([]);
  });

  test('is after a clause if one ends nearby', () => expect(ends).toContain('วิทยาลัยเทคนิคดอยคำ'));
});
