import { z } from 'zod';
import { id, text } from '@/lib/command/validation';
import { dayField } from '@/lib/time/date-fields';
import { BUDDHIST_YEARS } from '@/lib/time/thai-time';
import { sections } from '../categories/categories.schema';

/** Characters of a search that are looked at. */
export const SEARCH_LENGTH = 200;
/** Words of a search that are looked for; the rest is left out. */
export const MAX_TERMS = 8;
/** Fewer letters than this are looked for in headlines only: an index of three letters can't find them in texts. */
export const MIN_TEXT_TERM_LENGTH = 3;

const day = dayField('filter', { bad: 'ui.badDay' });

/**
 * Which public items somebody wants: the same for a search, a feed, an alert and an export. What is not given doesn't
 * narrow; without a section both count. Days are Thai calendar days and both included.
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

/** One word or quoted phrase of a search, in the form of `toSearchText`, and what else counts as the same. */
export type Term = { needle: string; synonyms: readonly string[] };

/** What an alert follows: a filter of news without its dates, as an alert looks ahead. */
export const alertFilter = newsFilter.omit({ year: true, from: true, to: true });
export type AlertFilter = z.infer<typeof alertFilter>;
