import { z } from 'zod';
import { inputMessages } from '@/lib/command/messages';
import { id, rawText, text } from '@/lib/command/validation';
import { toSearchText } from '@/lib/text/search-text';
import { synonymsMessages } from './synonyms.messages';

export const MIN_SYNONYMS = 2;
export const MAX_SYNONYMS = 20;
export const SYNONYM_LENGTH = 80;
/** Maximum number of groups. */
export const MAX_SYNONYM_GROUPS = 2_000;
/** Maximum length of the form field, in characters. */
const FIELD_LENGTH = MAX_SYNONYMS * (SYNONYM_LENGTH + 2) * 2;

/** Sort orders of the list of groups; the first is the default. */
export const synonymSorts = ['updated_at'] as const;
export type SynonymSort = (typeof synonymSorts)[number];

/** Words that searches treat as equal; `version` is sent with a change to detect conflicting edits. */
export type SynonymGroup = { id: number; words: string[]; version: string };
export type SynonymPage = { rows: SynonymGroup[]; total: number };

const wordList = z.union(
  [z.array(z.string()).max(MAX_SYNONYMS * 2), rawText(FIELD_LENGTH).transform((typed) => typed.split(/[\r\n]+/))],
  { error: ({ input }) => synonymsMessages[input === undefined || input === null ? 'synonyms.few' : 'synonyms.many'] },
);

/** Words as a list, or one per line as in the form. Words with the same search text count once. */
const words = wordList.transform((typed, context) => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const read = z.array(text(FIELD_LENGTH)).safeParse(typed);
  if (!read.success) return refuse(inputMessages['ui.badText']);
  const kept = new Map(read.data.map((word) => [toSearchText(word), word] as const));
  kept.delete('');
  const some = [...kept.values()];
  if (some.some((word) => word.length > SYNONYM_LENGTH)) return refuse(synonymsMessages['synonyms.long']);
  if (some.length < MIN_SYNONYMS) return refuse(synonymsMessages['synonyms.few']);
  return some.length > MAX_SYNONYMS ? refuse(synonymsMessages['synonyms.many']) : some;
});

/** Input for a group; without an id it creates a new one. */
export const synonymInput = z.object({ id: id.optional(), version: z.iso.datetime().optional(), words });
