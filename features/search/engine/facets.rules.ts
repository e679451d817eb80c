import { type Facets, type FacetValue, MAX_FACET_VALUES } from './facets.schema';

/** Facets of two results without common items: the larger counts first, years newest first. */
export const mergeFacets = (one: Facets, other: Facets): Facets => ({
  categories: sortByCount(addCounts(one.categories, other.categories)),
  organisations: sortByCount(addCounts(one.organisations, other.organisations)).slice(0, MAX_FACET_VALUES),
  provinces: sortByCount(addCounts(one.provinces, other.provinces)).slice(0, MAX_FACET_VALUES),
  years: addCounts(one.years, other.years).toSorted((a, b) => b.id - a.id),
});

const sortByCount = (values: readonly FacetValue[]): FacetValue[] => values.toSorted((a, b) => b.count - a.count);

function addCounts(one: readonly FacetValue[], other: readonly FacetValue[]): FacetValue[] {
  const values = new Map(other.map((value) => [value.id, value]));
  for (const value of one) values.set(value.id, { ...value, count: value.count + (values.get(value.id)?.count ?? 0) });
  return [...values.values()];
}
