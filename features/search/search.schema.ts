import type { Term } from '@/features/news/filter/filter.schema';
import type { NewsCard } from '@/features/news/news.schema';
import type { Facets } from './engine/facets.schema';
import type { Segment as Piece } from './highlights.schema';

/** The orders of found items; the first is the default. Without words to look for, it stands for the second. */
export const searchSorts = ['relevance', 'news_date', 'news_countread'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** Found items are counted exactly up to so many. */
export const MAX_COUNTED = 500;
/** Pages reach no further than so many items. */
export const MAX_REACHABLE = 10_000;

export type Segment = Piece;

/** A found item: its card, its headline in pieces, and the place of its text that fits best, some 200 characters. */
export type SearchHit = { card: NewsCard; headline: Segment[]; passage: Segment[] };

export type SearchFacets = Facets;
export type FacetValue = Facets['categories'][number];
export const facetNames = ['categories', 'organisations', 'provinces', 'years'] as const satisfies (keyof Facets)[];

/** Which part of the found items is wanted. */
export type SearchState = { page: number; per: number; sort?: SearchSort };

export type SearchResult = {
  hits: SearchHit[];
  page: number;
  per: number;
  /** The order that was used. */
  sort: SearchSort;
  /** How many were found; where `more` is true, there are more than so many. */
  total: number;
  more: boolean;
  /** Pages that are surely there; where `next` is true on the last of them, there is a further one. */
  pages: number;
  next: boolean;
  facets: SearchFacets;
  /** True where the facets count a part of the found items only, as there are too many. */
  facetsPartial: boolean;
  /** What was looked for, with what counts as the same. */
  terms: Term[];
  /** Searches that find something, where this one finds nothing or nearly nothing; at most three, as one would type them. */
  didYouMean: string[];
};
