import { analyseSample, toSearchTerms } from './frequency.rules';
import type { Sample, SampleRow } from './frequency.schema';
import { choosePlan, countSampleFacets } from './plan.rules';

const limits = { most: 21, counted: 501 };
const wanted = toSearchTerms([{ needle: 'word', synonyms: [] }]);

/** A sample of a million items, of which every so manieth has the word. */
const buildSample = (every: number): Sample => ({
  rows: Array.from({ length: 700 }, (_, index): SampleRow => {
    const text = every > 0 && index % every === 0 ? 'a word here' : 'nothing';
    return {
      ...{ topic: '', words: '', text, section: 'news', categoryId: 1 + (index % 2), organisationId: 7 },
      ...{ provinceId: null, day: '2026-01-01' },
    };
  }),
  items: 1_000_000,
  memo: new Map(),
});
const choosePlanFor = (every: number) => choosePlan(analyseSample(buildSample(every), {}, wanted), wanted, limits);

test('what no item of a sample has is looked up at once by the index', () => {
  expect(choosePlanFor(0)).toEqual({ apart: false, asking: 'indexed' });
});

test('what surely more than are counted have is not counted, and its page is read along the newest', () => {
  expect(choosePlanFor(3)).toMatchObject({ apart: true, page: { asking: 'read' }, count: undefined });
});

test('a walk along the newest goes only so far, as a word may stand in old items only', () => {
  const way = choosePlanFor(7);
  expect(way).toMatchObject({ apart: true, page: { asking: 'read', bound: { near: 1_000 } } });
  expect(choosePlanFor(60)).toMatchObject({
    apart: true,
    page: { asking: 'read', bound: { near: 4_900, rest: 'indexed' } },
  });
});

test('what perhaps fewer have is counted by the index', () => {
  expect(choosePlanFor(300)).toMatchObject({ apart: true, count: 'indexed' });
});

test('what the index cannot find is read', () => {
  const short = toSearchTerms([{ needle: '--', synonyms: [] }]);
  const way = choosePlan(analyseSample(buildSample(0), {}, short), short, limits);
  expect(way).toEqual({ apart: false, asking: 'read' });
});

test('the facets of many are those of the sample, within the filter', () => {
  const sample = buildSample(7);
  const facets = countSampleFacets(sample, analyseSample(sample, { categoryId: 1 }, wanted));
  expect(facets).toEqual({
    categories: new Map([[1, 50]]),
    organisations: new Map([[7, 50]]),
    years: new Map([[2569, 50]]),
  });
});
