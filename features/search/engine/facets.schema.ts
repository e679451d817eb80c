import { z } from 'zod';

const facetValue = z.object({ id: z.number(), name: z.string(), count: z.number() });
/** One value that found items can be narrowed to, and how many have it; the id of a year is the Buddhist year. */
export type FacetValue = z.infer<typeof facetValue>;

export const facets = z.object({
  categories: facetValue.array(),
  organisations: facetValue.array(),
  provinces: facetValue.array(),
  years: facetValue.array(),
});
/** Values with the most items first, years newest first; at most ten organisations and provinces. */
export type Facets = z.infer<typeof facets>;

export const noFacets: Facets = { categories: [], organisations: [], provinces: [], years: [] };

/** How many of some items have each value, by its id; the id of a year is the Buddhist year. */
export type FacetCounts = Record<'categories' | 'organisations' | 'years', ReadonlyMap<number, number>>;
