import { indexForm } from '@/lib/text/trigrams';
import { searchWords } from '@/lib/text/words';
import { estimate, lookUp, wantedOf } from './frequency.rules';
import type { Sample, SampleRow } from './frequency.schema';

const row = (topic: string, text: string, given: Partial<SampleRow> = {}): SampleRow => ({
  topic: indexForm(topic),
  words: indexForm(searchWords(topic)),
  text: indexForm(`${topic} ${text}`),
  ...{ section: 'news', categoryId: 1, organisationId: 1, provinceId: null, day: '2026-01-01', ...given },
});
const sampleOf = (...rows: SampleRow[]): Sample => ({ rows, items: rows.length * 10, known: new Map() });
const wanted = (...needles: string[]) => wantedOf(needles.map((needle) => ({ needle, synonyms: [] })));

test('a sample tells where a word stands, and what the index would name that does not hold it', () => {
  const sample = sampleOf(
    row('ขุด ทราย', 'แม่น้ำ'),
    row('บ่อทรายแก้ว', '-'),
    row('แม่น้ำ', 'มีทรายมาก'),
    row('รับทราบ', 'รายการ'),
    row('ประชุม', '-'),
  );
  for (const turn of ['first', 'second']) {
    const { marks } = lookUp(sample, {}, wanted('ทราย'));
    expect([turn, marks.map(({ text }) => text)]).toEqual([turn, [true, true, true, false, false]]);
    expect(marks.map(({ topic }) => topic)).toEqual([true, true, false, false, false]);
    expect(marks[0]?.words).toBe(true);
    expect(marks.map(({ named }) => named.text)).toEqual([true, true, true, true, false]);
  }
});

test('every word has to be there, one of two letters in the headline', () => {
  const sample = sampleOf(row('ครู วท', 'มอบทุน'), row('ครู', 'วท มอบทุน'), row('วท', 'ประชุม'));
  const texts = (...needles: string[]) => lookUp(sample, {}, wanted(...needles)).marks.map(({ text }) => text);
  expect(texts('วท')).toEqual([true, false, true]);
  expect(texts('วท', 'มอบทุน')).toEqual([true, false, false]);
  expect(texts()).toEqual([true, true, true]);
});

test('the number found is that of the sample times what each of its items stands for, within the filter', () => {
  const rows = Array.from({ length: 10 }, (_, index) =>
    row(index % 2 ? 'ทุน' : 'ครู', '-', { categoryId: index < 4 ? 1 : 2 }),
  );
  const looked = lookUp(sampleOf(...rows), { categoryId: 2 }, wanted('ทุน'));
  const odds = estimate(looked, (mark) => mark.text);
  expect(odds).toMatchObject({ scope: 60, drawn: 3, found: 30 });
  expect(odds.walk(5)).toBe(10);
  expect(odds.walk(1_000)).toBe(60);
});
