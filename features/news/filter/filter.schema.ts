import { z } from 'zod';
import { fieldMessages } from '@/components/ui/messages/fields/messages';
import { id, text } from '@/lib/command/validation';
import { dayField } from '@/lib/time/date-fields';
import { BUDDHIST_YEARS } from '@/lib/time/thai-time';
import { sections } from '../categories/categories.schema';

/** Maximum length of a search. */
export const SEARCH_LENGTH = 200;
/** Maximum number of terms of a search; the rest is ignored. */
export const MAX_TERMS = 8;
/** Shorter terms are searched in headlines only, as the trigram index can't find them in texts. */
export const MIN_TEXT_TERM_LENGTH = 3;

const day = dayField('filter', { bad: fieldMessages['ui.badDay'].th });

/**
 * Filter of public items, shared by searches, feeds, alerts and exports. Omitted parts don't restrict; without a
 * section, both are included. Days are Thai calendar days, both inclusive.
 */
export const newsFilter = z.object({
  /** As typed. */
  search: text(SEARCH_LENGTH).optional(),
  section: z.enum(sections).optional(),
  categoryId: id.optional(),
  organisationId: id.optional(),
  provinceId: id.optional(),
  /** The year of publication, in the Buddhist era. */
  year: z.number().int().min(BUDDHIST_YEARS.first).max(BUDDHIST_YEARS.last).optional(),
  from: day.optional(),
  to: day.optional(),
});
export type NewsFilter = z.infer<typeof newsFilter>;

/**
 * A word or quoted phrase of a search, in the form of `toSearchText`, with its synonyms and with other spellings by rule.
 */
export type Term = { needle: string; synonyms: readonly string[]; variants?: readonly string[] };

/** Precision of results: as typed, with all words in any place, with some of them. */
export const searchTiers = ['phrase', 'all', 'some'] as const;
export type SearchTier = (typeof searchTiers)[number];

/**
 * One way to read a search: an item matches if at least `least` of the terms are in it. One that `isExhaustive` is looked
 * for in every item, as nothing makes up for it; a `lastResort` is tried only if nothing else is found.
 */
export type SearchLevel = {
  tier: SearchTier;
  terms: readonly Term[];
  least: number;
  isExhaustive?: boolean;
  lastResort?: boolean;
};

/** With fewer hits, a search is read in the next, wider way. */
export const ENOUGH_HITS = 3;

/** Filter of an alert: without dates, as an alert only concerns future items. */
export const alertFilter = newsFilter.omit({ year: true, from: true, to: true });
export type AlertFilter = z.infer<typeof alertFilter>;
