import { z } from 'zod';
import { sections } from '@/features/news/categories/categories.schema';

/** Fields to match: whole words of the headline, anywhere in the headline, anywhere in headline and text. */
export const searchFields = ['words', 'topic', 'text'] as const;
export type SearchField = (typeof searchFields)[number];

/**
 * Access methods of PostgreSQL to match a word: `indexed` by LIKE, which uses a trigram index; `read` by `strpos` on
 * each scanned item, which takes a third of LIKE's time.
 */
export type AccessMethod = 'indexed' | 'read';

/** A search word in the index form, and as whole words. A `short` one is searched in headlines only. */
export type SearchWord = { needle: string; words: string; short: boolean; isIndexed: boolean };
/** A trigram, or a word without one, and the column whose index has it. */
export type IndexKey = { column: SearchField; entry: string };
/** Alternatives of index entries: a match has all entries of one of them. */
export type IndexKeys = readonly (readonly IndexKey[])[];
/** The alternative words of every term, of which one must match; an item needs at least `least` of the terms. */
export type SearchTerms = { terms: readonly (readonly SearchWord[])[]; least: number };
/** The same with the index entries to look up in each field; undefined where an index can't find all matches. */
export type KeyedTerms = SearchTerms & { keys: Record<SearchField, IndexKeys | undefined> };

export const sampleRow = z.object({
  topic: z.string(),
  words: z.string(),
  text: z.string(),
  section: z.enum(sections),
  categoryId: z.number(),
  organisationId: z.number(),
  provinceId: z.number().nullable(),
  systemUserId: z.number().nullable(),
  collegeUserId: z.number().nullable(),
  /** The Thai calendar day of publication. */
  day: z.string(),
});
export type SampleRow = z.infer<typeof sampleRow>;

/** A random sample of the public items, newest first; `items` is the number of all, `memo` caches lookups in it. */
export type Sample = { rows: readonly SampleRow[]; items: number; memo: Map<string, readonly number[]> };

/**
 * Estimates from a sample: `scope`, items within the filter; `found`, those that match; `drawn`, matching rows of the
 * sample; `walk`, items scanned newest first to find some.
 */
export type MatchEstimate = { scope: number; found: number; drawn: number; walk: (wanted: number) => number };

/**
 * Match of a sampled item: within the filter, by field, with half of the terms in the headline, and `named` by each
 * field's index.
 */
export type RowMatch = { inScope: boolean; half: boolean; named: Record<SearchField, boolean> } & Record<
  SearchField,
  boolean
>;
/**
 * Matches of a sample in its order; `scale` is the number of items that each row represents. `wanted` is the search with
 * its index entries, and `listed` the estimated length of the shortest posting lists that each field's index reads.
 */
export type SampleAnalysis = {
  matches: readonly RowMatch[];
  scale: number;
  wanted: KeyedTerms;
  listed: Record<SearchField, number>;
};
