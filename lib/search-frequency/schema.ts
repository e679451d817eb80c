import { z } from 'zod';
import { sections } from '../categories/schema';

/** Where a word may stand: as whole words of the headline, anywhere in the headline, anywhere in headline and text. */
export const places = ['words', 'topic', 'text'] as const;
export type Place = (typeof places)[number];

/**
 * How PostgreSQL is asked whether a word stands in an item: `indexed` by LIKE, for which it has an index of three letters;
 * `read` by looking into each item that comes by, which costs a third of LIKE's time.
 */
export type Asking = 'indexed' | 'read';

/** A word that is looked for, as the columns keep it; a short one is looked for in headlines only. */
export type Look = {
  needle: string;
  words: string;
  short: boolean;
  runs: Record<'needle' | 'words', readonly string[]>;
};
/** For every term the words of which one must be there. */
export type Wanted = readonly (readonly Look[])[];

export const drawnRow = z.object({
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
/** `indexed` is what the index of letters knows of each place: see `indexForm`. */
export type SampleRow = z.infer<typeof drawnRow> & { indexed: Record<Place, string> };

/** Some of the public items, newest first, taken at random, and how many there are in all. */
export type Sample = { rows: readonly SampleRow[]; items: number };

/** What a sample says: items to which the filter narrows, how many of them fit, and how many one looks at, newest first, to find some. */
export type Odds = { scope: number; found: number; walk: (wanted: number) => number };

/** Whether an item of the sample is one of those to which the filter narrows, where it holds what is looked for, and where the index would name it. */
export type Mark = { inScope: boolean; isNamed: (place: Place) => boolean } & Record<Place, boolean>;
/** The marks of a sample, newest first, and for how many items each stands. */
export type LookedUp = { marks: readonly Mark[]; scale: number };
