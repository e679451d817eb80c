import { analyseSample, toSearchTerms } from '@/features/news/sample/sample.rules';
import type { Sample, SampleRow } from '@/features/news/sample/sample.schema';
import { choosePlan, countSampleFacets } from './plan.rules';

const limits = { most: 21, counted: 501 };
const wanted = toSearchTerms([{ needle: 'word', synonyms: [] }]);

/** A sample of a million items; the word is in every `every`-th. */
const buildSample = (every: number): Sample => ({
  rows: Array.from({ length: 700 }, (_, index): SampleRow => {
    const text = every > 0 && index % every === 0 ? 'a word here' : 'nothing';
    return {
      ...{ topic: '', words: '', text, section: 'news', categoryId: 1 + (index % 2), organisationId: 7 },
      ...{ provinceId: null, systemUserId: null, collegeUserId: null, day: '2026-01-01' },
    };
  }),
  items: 1_000_000,
  memo: new Map(),
});
const choosePlanFor = (every: number) => choosePlan(analyseSample(buildSample(every), {}, wanted), limits);

test('a word that no sampled item has is searched by index in one query', () => {
  expect(choosePlanFor(0)).toEqual({ apart: false, asking: 'indexed' });
});

test('a word with certainly more hits than the limit is not counted, and its page is scanned', () => {
  expect(choosePlanFor(3)).toMatchObject({ apart: true, page: { asking: 'read' }, count: undefined });
});

test('a scan of the newest items is bounded, as a word may be in old items only', () => {
  const way = choosePlanFor(7);
  expect(way).toMatchObject({ apart: true, page: { asking: 'read', bound: { near: 1_000 } } });
  expect(choosePlanFor(60)).toMatchObject({
    apart: true,
    page: { asking: 'read', bound: { near: 4_900, rest: 'indexed' } },
  });
});

/** A sample of which every `every`-th item has the trigrams of the word, and only some of those the word. */
const buildMisleading = (every: number, isHit: (index: number) => boolean): Sample => ({
  ...buildSample(0),
  rows: buildSample(every).rows.map((row, index) =>
    isHit(index) ? row : { ...row, text: row.text.replace('word', 'wor ord') },
  ),
});

test('a word with possibly fewer hits than the limit is counted by index', () => {
  const sample = buildMisleading(70, (index) => index > 0 && index % 210 === 0);
  const way = choosePlan(analyseSample(sample, {}, wanted), limits);
  expect(way).toMatchObject({ apart: true, count: { asking: 'indexed' } });
});

/** Every fourth item has the trigrams of the word, but only the newest the word. */
const misleading = buildMisleading(4, (index) => index === 0);

test('results whose count would take too long are counted in the newest items', () => {
  const way = choosePlan(analyseSample(misleading, {}, wanted), limits);
  expect(way).toMatchObject({ apart: true, page: { asking: 'read' }, count: { asking: 'read', near: 4_000 } });
});

test('a guess of which no method is cheap reads the newest items only, on each of its pages', () => {
  for (const most of [21, 421]) {
    const way = choosePlan(analyseSample(misleading, {}, wanted), { ...limits, most, newestIf: 'first-costly' });
    expect(way).toEqual({ apart: false, asking: 'read', near: 4_000 });
  }
  expect(choosePlan(analyseSample(buildSample(0), {}, wanted), { ...limits, newestIf: 'first-costly' })).toEqual({
    ...{ apart: false, asking: 'indexed' },
  });
});

test('a guess whose results are many is not found whole, even if its first ones are cheap', () => {
  const looked = analyseSample(buildSample(3), {}, wanted);
  expect(choosePlan(looked, { ...limits, newestIf: 'first-costly' })).toMatchObject({ apart: true });
  expect(choosePlan(looked, { ...limits, newestIf: 'all-costly' })).toEqual({
    ...{ apart: false, asking: 'read', near: 4_000 },
  });
});

test('items that are named but do not match are no cheap results', () => {
  const sample = buildMisleading(20, () => false);
  const way = choosePlan(analyseSample(sample, {}, wanted), { ...limits, newestIf: 'first-costly' });
  expect(way).toEqual({ apart: false, asking: 'read', near: 4_000 });
});

test('a scan that counts is bounded, as a word may be in old items only', () => {
  const sample = buildMisleading(2, (index) => index % 350 === 0);
  const way = choosePlan(analyseSample(sample, {}, wanted), { most: 1, counted: 1 });
  expect(way).toMatchObject({ apart: true, count: { asking: 'read', near: 4_000 } });
});

test('a word without trigrams is scanned', () => {
  const short = toSearchTerms([{ needle: '--', synonyms: [] }]);
  const way = choosePlan(analyseSample(buildSample(0), {}, short), limits);
  expect(way).toEqual({ apart: false, asking: 'read' });
});

test('facets of many results come from the sample, within the filter', () => {
  const sample = buildSample(7);
  const facets = countSampleFacets(sample, analyseSample(sample, { categoryId: 1 }, wanted));
  expect(facets).toEqual({
    categories: new Map([[1, 50]]),
    organisations: new Map([[7, 50]]),
    years: new Map([[2569, 50]]),
  });
});

test('where one of two words is enough, an index helps only if both have trigrams', () => {
  const terms = ['--', 'word'].map((needle) => ({ needle, synonyms: [] }));
  const choose = (least: number) => {
    const some = toSearchTerms(terms, least);
    return choosePlan(analyseSample(buildSample(0), {}, some), limits);
  };
  expect(choose(2)).toEqual({ apart: false, asking: 'indexed' });
  expect(choose(1)).toEqual({ apart: false, asking: 'read' });
});
