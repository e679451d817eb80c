import { z } from 'zod';

/** Items that are compared field by field. */
export const SAMPLE = 500;
/** Rows of a kind that a result names; the rest is counted. */
export const NAMED = 300;
/** Old addresses that are asked of the running portal besides being looked up. */
export const ASKED = 200;

export const comparedFields = [
  ...(['topic', 'detail', 'publishAt', 'status', 'level', 'category', 'office', 'videoLinks'] as const),
  ...(['cover', 'pictures', 'reads', 'shares'] as const),
] as const;
export type ComparedField = (typeof comparedFields)[number];

const difference = z.object({ field: z.enum(comparedFields), there: z.string(), here: z.string() });
export type Difference = z.infer<typeof difference>;

export const sampleStates = ['equal', 'different', 'edited', 'missing', 'gone'] as const;
export type SampleState = (typeof sampleStates)[number];

/** Item of the sample that isn't equal, with what differs. */
const sampled = z.object({
  oldId: z.string(),
  newId: z.number().nullable(),
  topic: z.string(),
  state: z.enum(sampleStates),
  differences: z.array(difference),
});
export type Sampled = z.infer<typeof sampled>;

/** Numbers of a category of this portal in a month; id 0 for items whose category stands for none here. */
const monthCount = z.object({
  categoryId: z.number(),
  category: z.string(),
  month: z.string(),
  there: z.number(),
  here: z.number(),
});
export type MonthCount = z.infer<typeof monthCount>;

const named = z.object({ count: z.number(), first: z.array(z.string()) });
const wrong = z.object({ path: z.string(), reason: z.string() });

const missingFile = z.object({
  address: z.string(),
  reason: z.string(),
  items: z.array(z.object({ oldId: z.string(), newId: z.number().nullable(), topic: z.string() })),
});
export type MissingFile = z.infer<typeof missingFile>;

/** Findings of a proof; a part is missing until its phase is over. */
export const proofResult = z.object({
  /** Number by the source's own count, and of the items that it listed. */
  counted: z.number().optional(),
  listed: z.number().optional(),
  months: z.array(monthCount).optional(),
  /** Old ids that the source lists and this portal lacks, and those that the source lists no more. */
  lacking: named.optional(),
  extra: named.optional(),
  sample: z
    .object({
      states: z.object({
        ...{ equal: z.number(), different: z.number(), edited: z.number(), missing: z.number(), gone: z.number() },
      }),
      others: z.array(sampled),
    })
    .optional(),
  addresses: z
    .object({
      total: z.number(),
      /** Those that lead to what readers see, and those whose item readers don't see. */
      moved: z.number(),
      hidden: z.number(),
      wrong: z.array(wrong),
      wrongCount: z.number(),
      /** Addresses asked of the running portal; null if it didn't run. */
      asked: z.object({ count: z.number(), right: z.number(), wrong: z.array(wrong) }).nullable(),
    })
    .optional(),
  files: z.object({ count: z.number(), first: z.array(missingFile) }).optional(),
});
export type ProofResult = z.infer<typeof proofResult>;

export const proofPhases = ['list', 'sample', 'addresses', 'files'] as const;
export type ProofPhase = (typeof proofPhases)[number];

/** Number of things of a result that somebody has to look at. */
export function countFindings({ months = [], lacking, sample, addresses, files }: ProofResult): number {
  const differing = months.filter(({ there, here }) => there !== here).length;
  const asked = addresses?.asked ? addresses.asked.count - addresses.asked.right : 0;
  const items = sample ? sample.states.different + sample.states.missing : 0;
  return differing + (lacking?.count ?? 0) + items + (addresses?.wrongCount ?? 0) + asked + (files?.count ?? 0);
}
