import { toIndexEntries, toIndexForm } from '@/lib/text/trigrams';
import { makeRandom } from '@/prisma/seed/content/random';
import { countEntry, findEntryRows, findTextRows } from './posting-lists.rules';
import { buildTextSample } from './sample.test-support';

const toEntries = (needle: string) => toIndexEntries(toIndexForm(needle));

test('a trigram is counted once in a row, and a shorter entry in each', () => {
  const sample = buildTextSample('ทรายทราย', 'ทราบ', 'ดิน');
  const count = (entry: string) => countEntry(sample, { column: 'text', entry });
  expect(toEntries('ทราย').map(count)).toEqual([2, 1]);
  expect(count(toIndexForm('ทร'))).toBe(3);
});

test('the rows of a text and of an entry are those that have it, in their order', () => {
  const random = makeRandom('posting lists');
  const words = ['ทุน', 'การศึกษา', 'ญี่ปุ่น', 'แข่งขัน', 'หุ่นยนต์', 'วท.', 'ปี 2569', 'ศทก.เปิด', ''];
  const sample = buildTextSample(...Array.from({ length: 200 }, () => random.shuffle(words).slice(0, 4).join('')));
  const listRows = (text: string) => sample.rows.flatMap((row, at) => (row.text.includes(text) ? [at] : []));
  for (let turn = 0; turn < 300; turn += 1) {
    const text = random.pick(sample.rows).text;
    const start = random.int(0, Math.max(0, text.length - 1));
    const piece = text.slice(start, start + random.int(1, 12));
    expect([piece, findTextRows(sample, 'text', piece)]).toEqual([piece, listRows(piece)]);
    for (const entry of toIndexEntries(piece)) {
      expect(findEntryRows(sample, { column: 'text', entry })).toEqual(expect.arrayContaining(listRows(entry)));
    }
  }
  expect(findTextRows(sample, 'text', '')).toHaveLength(200);
  expect(findTextRows(buildTextSample(), 'text', 'ทุน')).toEqual([]);
});
