import { z } from 'zod';

export const suggestionKinds = ['organisation', 'category', 'news'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const suggestion = z.object({
  kind: z.enum(suggestionKinds),
  id: z.number(),
  label: z.string(),
  /** Where it leads, from the root of the site. */
  href: z.string(),
});
/** Something whose name holds what was typed: at most three offices, three categories and five items, in this order. */
export type Suggestion = z.infer<typeof suggestion>;

/** Characters of what is typed that are looked at. */
export const TYPED_LENGTH = 80;
/** Nothing is suggested for fewer letters. */
export const SHORTEST_TYPED = 2;
/** How long an answer may be kept, in seconds. */
export const KEPT_SECONDS = 60;
