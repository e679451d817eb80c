import type { SearchTier, Term } from '@/features/news/filter/filter.schema';
import type { NewsCard } from '@/features/news/news.schema';
import type { Facets } from './engine/facets.schema';
import type { Segment as Piece } from './highlights.schema';

/** Orders of results; the first is the default, and means the second if there are no words. */
export const searchSorts = ['relevance', 'news_date', 'news_countread'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** Results are counted exactly up to this number. */
export const MAX_COUNTED = 500;
/** Number of results that can be paged through. */
export const MAX_REACHABLE = 10_000;

export type Segment = Piece;

/** A search result: its card, the headline in segments, and the best passage of its text, about 200 characters. */
export type SearchHit = { card: NewsCard; headline: Segment[]; passage: Segment[]; tier: SearchTier };

export type SearchFacets = Facets;
export type FacetValue = Facets['categories'][number];

/** Requested page and order of the results; with `exact`, the search is not replaced by another spelling. */
export type SearchState = { page: number; per: number; sort?: SearchSort; exact?: boolean };

export type SearchResult = {
  hits: SearchHit[];
  page: number;
  per: number;
  /** The order applied. */
  sort: SearchSort;
  /** Number of results; if `more` is true, a lower bound. */
  total: number;
  more: boolean;
  /** Number of pages known to exist; if `next` is true on the last of them, there is another. */
  pages: number;
  next: boolean;
  facets: SearchFacets;
  /** True if the facets count only a part of the results, because there are too many. */
  facetsPartial: boolean;
  /** The search terms with their synonyms. */
  terms: readonly Term[];
  /** The words looked for one by one, as too few items have the search as typed; empty if that was not needed. */
  words: string[];
  /** The search in another spelling, of which these are the results, as the typed one has none. */
  corrected?: string;
  /** True if no item has the search as typed, or all of its words. */
  isMiss: boolean;
  /** Spelling suggestions in the form of user input, each with results, if this search has few; at most three. */
  didYouMean: string[];
};
