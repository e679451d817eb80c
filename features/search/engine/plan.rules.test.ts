import { lookUp, wantedOf } from './frequency.rules';
import type { Sample, SampleRow } from './frequency.schema';
import { chooseWay, countFacets } from './plan.rules';

const wish = { most: 21, counted: 501 };
const wanted = wantedOf([{ needle: 'word', synonyms: [] }]);

/** A sample of a million items, of which every so manieth has the word. */
const sampleOf = (every: number): Sample => ({
  rows: Array.from({ length: 700 }, (_, index): SampleRow => {
    const text = every > 0 && index % every === 0 ? 'a word here' : 'nothing';
    return {
      ...{ topic: '', words: '', text, section: 'news', categoryId: 1 + (index % 2), organisationId: 7 },
      ...{ provinceId: null, day: '2026-01-01' },
    };
  }),
  items: 1_000_000,
  known: new Map(),
});
const wayOf = (every: number) => chooseWay(lookUp(sampleOf(every), {}, wanted), wanted, wish);

test('what no item of a sample has is looked up at once by the index', () => {
  expect(wayOf(0)).toEqual({ apart: false, asking: 'indexed' });
});

test('what surely more than are counted have is not counted, and its page is read along the newest', () => {
  expect(wayOf(3)).toMatchObject({ apart: true, page: { asking: 'read' }, count: undefined });
});

test('a walk along the newest goes only so far, as a word may stand in old items only', () => {
  const way = wayOf(7);
  expect(way).toMatchObject({ apart: true, page: { asking: 'read', bound: { near: 1_000 } } });
  expect(wayOf(60)).toMatchObject({ apart: true, page: { asking: 'read', bound: { near: 4_900, rest: 'indexed' } } });
});

test('what perhaps fewer have is counted by the index', () => {
  expect(wayOf(300)).toMatchObject({ apart: true, count: 'indexed' });
});

test('what the index cannot find is read', () => {
  const short = wantedOf([{ needle: '--', synonyms: [] }]);
  const way = chooseWay(lookUp(sampleOf(0), {}, short), short, wish);
  expect(way).toEqual({ apart: false, asking: 'read' });
});

test('the facets of many are those of the sample, within the filter', () => {
  const sample = sampleOf(7);
  const facets = countFacets(sample, lookUp(sample, { categoryId: 1 }, wanted));
  expect(facets).toEqual({
    categories: new Map([[1, 50]]),
    organisations: new Map([[7, 50]]),
    years: new Map([[2569, 50]]),
  });
});
