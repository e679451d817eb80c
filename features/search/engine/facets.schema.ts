import { z } from 'zod';

const facetValue = z.object({ id: z.number(), name: z.string(), count: z.number() });
/** One value of a facet with its number of results; the id of a year is the Buddhist year. */
export type FacetValue = z.infer<typeof facetValue>;

export const facets = z.object({
  categories: facetValue.array(),
  organisations: facetValue.array(),
  provinces: facetValue.array(),
  years: facetValue.array(),
});
/** Largest values first, years newest first; at most ten organisations and ten provinces. */
export type Facets = z.infer<typeof facets>;

/** Maximum number of organisations and of provinces, the largest ones. */
export const MAX_FACET_VALUES = 10;

export const noFacets: Facets = { categories: [], organisations: [], provinces: [], years: [] };

/** Number of items by the id of a value; the id of a year is the Buddhist year. */
export type FacetCounts = Record<'categories' | 'organisations' | 'years', ReadonlyMap<number, number>>;
