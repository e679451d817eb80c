import { z } from 'zod';
import { sections } from '@/features/news/categories/categories.schema';

/** Where a word may stand: as whole words of the headline, anywhere in the headline, anywhere in headline and text. */
export const searchFields = ['words', 'topic', 'text'] as const;
export type SearchField = (typeof searchFields)[number];

/**
 * How PostgreSQL is asked whether a word stands in an item: `indexed` by LIKE, for which it has an index of three letters;
 * `read` by looking into each item that comes by, which costs a third of LIKE's time.
 */
export type AccessMethod = 'indexed' | 'read';

/** A word that is looked for, in the form of the index, and as whole words; a short one is looked for in headlines only. */
export type SearchWord = { needle: string; words: string; short: boolean; isIndexed: boolean };
/** For every term the words of which one must be there. */
export type SearchTerms = readonly (readonly SearchWord[])[];

export const sampleRow = z.object({
  topic: z.string(),
  words: z.string(),
  text: z.string(),
  section: z.enum(sections),
  categoryId: z.number(),
  organisationId: z.number(),
  provinceId: z.number().nullable(),
  /** The Thai calendar day of publication. */
  day: z.string(),
});
export type SampleRow = z.infer<typeof sampleRow>;

/** Some of the public items, newest first, taken at random, and how many there are in all; `known` is what was looked up in them before. */
export type Sample = { rows: readonly SampleRow[]; items: number; memo: Map<string, readonly boolean[]> };

/** What a sample says: items to which the filter narrows, how many of them fit, those of the sample that do, and how many one looks at, newest first, to find some. */
export type MatchEstimate = { scope: number; found: number; drawn: number; walk: (wanted: number) => number };

/** Whether an item of the sample is one of those to which the filter narrows, where it holds what is looked for, and where the index would name it. */
export type RowMatch = { inScope: boolean; named: Record<SearchField, boolean> } & Record<SearchField, boolean>;
/** The marks of a sample in its order, and for how many items each stands. */
export type SampleAnalysis = { matches: readonly RowMatch[]; scale: number };
