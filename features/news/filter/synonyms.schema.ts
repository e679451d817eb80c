import { z } from 'zod';
import { id, rawText, text } from '@/lib/command/validation';
import { searchText } from '@/lib/text/search-text';

export const FEWEST_WORDS = 2;
export const MOST_WORDS = 20;
export const WORD_LENGTH = 80;
/** Groups that there can be. */
export const MOST_GROUPS = 2_000;
/** What a form may send at most, in characters. */
const FIELD_LENGTH = MOST_WORDS * (WORD_LENGTH + 2) * 2;

/** The orders of the list of groups; the first is the default. */
export const synonymSorts = ['updated_at'] as const;
export type SynonymSort = (typeof synonymSorts)[number];

/** Words that mean the same to a search; `version` is sent with a change, so that nobody overwrites another's. */
export type SynonymGroup = { id: number; words: string[]; version: string };
export type SynonymPage = { rows: SynonymGroup[]; total: number };

const asList = z.union(
  [z.array(z.string()).max(MOST_WORDS * 2), rawText(FIELD_LENGTH).transform((typed) => typed.split(/[\r\n]+/))],
  { error: ({ input }) => (input === undefined || input === null ? 'synonyms.few' : 'synonyms.many') },
);

/** Words as a list, or as a form sends them: one a line. What says the same in two ways counts once. */
const words = asList.transform((typed, context) => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const read = z.array(text(FIELD_LENGTH)).safeParse(typed);
  if (!read.success) return refuse('ui.badText');
  const kept = new Map(read.data.map((word) => [searchText(word), word] as const));
  kept.delete('');
  const some = [...kept.values()];
  if (some.some((word) => word.length > WORD_LENGTH)) return refuse('synonyms.long');
  if (some.length < FEWEST_WORDS) return refuse('synonyms.few');
  return some.length > MOST_WORDS ? refuse('synonyms.many') : some;
});

/** Without an id it is a new group. */
export const synonymSaving = z.object({ id: id.optional(), version: z.iso.datetime().optional(), words });

export const synonymChoice = z.object({ id });
