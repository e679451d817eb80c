import { z } from 'zod';

export const autocompleteKinds = ['organisation', 'category', 'news'] as const;
export type AutocompleteKind = (typeof autocompleteKinds)[number];

export const autocompleteEntry = z.object({
  kind: z.enum(autocompleteKinds),
  id: z.number(),
  label: z.string(),
  /** Where it leads, from the root of the site. */
  href: z.string(),
});
/** Something whose name holds what was typed: at most three offices, three categories and five items, in this order. */
export type AutocompleteEntry = z.infer<typeof autocompleteEntry>;

/** Characters of what is typed that are looked at. */
export const MAX_TYPED_LENGTH = 80;
/** Nothing is suggested for fewer letters. */
export const MIN_TYPED_LENGTH = 2;
/** How long an answer may be kept, in seconds. */
export const AUTOCOMPLETE_MAX_AGE_SECONDS = 60;
