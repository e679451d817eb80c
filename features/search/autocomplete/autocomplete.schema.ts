import { z } from 'zod';

export const autocompleteKinds = ['organisation', 'category', 'news'] as const;
export type AutocompleteKind = (typeof autocompleteKinds)[number];

export const autocompleteEntry = z.object({
  kind: z.enum(autocompleteKinds),
  id: z.number(),
  label: z.string(),
  /** Path from the root of the site. */
  href: z.string(),
});
/** A suggestion; there are at most three offices, three categories and five items, in this order. */
export type AutocompleteEntry = z.infer<typeof autocompleteEntry>;

/** Maximum length of the typed text; the rest is ignored. */
export const MAX_TYPED_LENGTH = 80;
/** Minimum length of typed text that gets suggestions. */
export const MIN_TYPED_LENGTH = 2;
/** Maximum age of a cached response in seconds. */
export const AUTOCOMPLETE_MAX_AGE_SECONDS = 60;
