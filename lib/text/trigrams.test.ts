import { z } from 'zod';
import { db } from '@/lib/db/db';
import { isIndexed, toIndexEntries, toIndexForm } from './trigrams';

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

test('PostgreSQL and this code produce the same index form, which maps no two letters to one', async () => {
  const letters = from(0x20, 0x40) + from(0x5b, 0x7e) + from(0xa0, 0xff) + from(0x0e01, 0x0e3a) + from(0x0e3f, 0x0e5b);
  const rows = await db.$queryRaw`SELECT search_letters(${letters}) AS form`;
  expect(z.tuple([z.object({ form: z.string() })]).parse(rows)[0].form).toBe(toIndexForm(letters));
  expect(new Set(toIndexForm(letters)).size).toBe(letters.length);
});

test.each(['น้ำ', 'บ้าน', 'ก ข', '50%', ' วท ', '8.30'])('%s is found by the index', (word) => {
  expect(isIndexed(toIndexForm(word))).toBe(true);
});

test.each(['ก', 'วท', '---', '%%%', '$$', ''])('%j is too short for the index', (word) => {
  expect(isIndexed(toIndexForm(word))).toBe(false);
});

test('the entries of a word are its distinct trigrams', () => {
  expect(toIndexEntries(toIndexForm('ทราย'))).toEqual(['ทรา', 'ราย'].map(toIndexForm));
  expect(toIndexEntries('abcabc (de) fgh')).toEqual(['abc', 'bca', 'cab', 'fgh', 'bc (de', 'de) fgh']);
  expect(toIndexEntries('8.30')).toEqual(['8.30']);
  expect(toIndexEntries('a.b.cdef.')).toEqual(['cde', 'def', 'a.b', 'b.cde']);
});
