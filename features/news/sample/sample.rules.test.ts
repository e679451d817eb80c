import { toSearchWords } from '@/lib/text/search-words';
import { toIndexForm } from '@/lib/text/trigrams';
import { analyseSample, estimateMatches, toSearchTerms } from './sample.rules';
import type { Sample, SampleRow } from './sample.schema';

const buildRow = (topic: string, text: string, given: Partial<SampleRow> = {}): SampleRow => ({
  topic: toIndexForm(topic),
  words: toIndexForm(toSearchWords(topic)),
  text: toIndexForm(`${topic} ${text}`),
  ...{
    section: 'news',
    categoryId: 1,
    organisationId: 1,
    provinceId: null,
    systemUserId: null,
    collegeUserId: null,
    day: '2026-01-01',
    ...given,
  },
});
const buildSample = (...rows: SampleRow[]): Sample => ({ rows, items: rows.length * 10, memo: new Map() });
const toTerms = (...needles: string[]) => toSearchTerms(needles.map((needle) => ({ needle, synonyms: [] })));

test('a sample shows where a word matches, and the false positives of the index', () => {
  const sample = buildSample(
    buildRow('ขุด ทราย', 'แม่น้ำ'),
    buildRow('บ่อทรายแก้ว', '-'),
    buildRow('แม่น้ำ', 'มีทรายมาก'),
    buildRow('รับทราบ', 'รายการ'),
    buildRow('ประชุม', '-'),
  );
  for (const turn of ['first', 'second']) {
    const { matches } = analyseSample(sample, {}, toTerms('ทราย'));
    expect([turn, matches.map(({ text }) => text)]).toEqual([turn, [true, true, true, false, false]]);
    expect(matches.map(({ topic }) => topic)).toEqual([true, true, false, false, false]);
    expect(matches[0]?.words).toBe(true);
    expect(matches.map(({ named }) => named.text)).toEqual([true, true, true, true, false]);
  }
});

test('every word must match, one of two letters in the headline', () => {
  const sample = buildSample(buildRow('ครู วท', 'มอบทุน'), buildRow('ครู', 'วท มอบทุน'), buildRow('วท', 'ประชุม'));
  const texts = (...needles: string[]) =>
    analyseSample(sample, {}, toTerms(...needles)).matches.map(({ text }) => text);
  expect(texts('วท')).toEqual([true, false, true]);
  expect(texts('วท', 'มอบทุน')).toEqual([true, false, false]);
  expect(texts()).toEqual([true, true, true]);
});

test('some of the words are enough where fewer are needed, and half of them in the headline are told apart', () => {
  const sample = buildSample(
    buildRow('ทุนครู', '-'),
    buildRow('ทุน', 'ครู'),
    buildRow('ข่าว', 'ทุน ครู'),
    buildRow('ทุน', '-'),
  );
  const terms = ['ทุน', 'ครู'].map((needle) => ({ needle, synonyms: [] }));
  const all = analyseSample(sample, {}, toSearchTerms(terms)).matches;
  expect(all.map(({ text }) => text)).toEqual([true, true, true, false]);
  expect(all.map(({ half }) => half)).toEqual([true, true, false, true]);
  const some = analyseSample(sample, {}, toSearchTerms(terms, 1)).matches;
  expect(some.map(({ text }) => text)).toEqual([true, true, true, true]);
});

test('the estimate is the number of sampled hits times the scale, within the filter', () => {
  const rows = Array.from({ length: 10 }, (_, index) =>
    buildRow(index % 2 ? 'ทุน' : 'ครู', '-', { categoryId: index < 4 ? 1 : 2 }),
  );
  const looked = analyseSample(buildSample(...rows), { categoryId: 2 }, toTerms('ทุน'));
  const odds = estimateMatches(looked, (mark) => mark.text);
  expect(odds).toMatchObject({ scope: 60, drawn: 3, found: 30 });
  expect(odds.walk(5)).toBe(10);
  expect(odds.walk(1_000)).toBe(60);
});
