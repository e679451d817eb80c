import { mergeFacets } from './facets.rules';
import { noFacets } from './facets.schema';

const value = (id: number, count: number) => ({ id, name: String(id), count });

test('counts of the same value are added, the largest come first, years newest first', () => {
  const one = { ...noFacets, categories: [value(1, 1), value(2, 1)], years: [value(2568, 2)] };
  const other = { ...noFacets, categories: [value(2, 5), value(3, 2)], years: [value(2569, 1), value(2567, 9)] };
  expect(mergeFacets(one, other)).toEqual({
    ...noFacets,
    categories: [value(2, 6), value(3, 2), value(1, 1)],
    years: [value(2569, 1), value(2568, 2), value(2567, 9)],
  });
});

test('at most ten organisations are left', () => {
  const organisations = Array.from({ length: 10 }, (_, index) => value(index + 1, 20 - index));
  const merged = mergeFacets({ ...noFacets, organisations: [value(99, 30)] }, { ...noFacets, organisations });
  expect(merged.organisations).toHaveLength(10);
  expect(merged.organisations[0]).toEqual(value(99, 30));
});
