import { z } from 'zod';
import { checkboxField, lineField } from '@/lib/command/form-fields';
import { id, rawText, text } from '@/lib/command/validation';
import { houseStyleMessages as words } from './house-style.messages';

/** Fields of an item that a category can require, in the order of the form. */
export const requirableFields = [
  ...(['coverId', 'pictures', 'attachments', 'videoLinks'] as const),
  ...(['topicEn', 'summaryEn', 'unpublishAt'] as const),
] as const;
export type RequirableField = (typeof requirableFields)[number];

/** Effect of a word in an item: a warning, or no submission. */
export const houseWordModes = ['advise', 'stop'] as const;
export type HouseWordMode = (typeof houseWordModes)[number];

/** Headings and required fields of a category's items. */
export type NewsTemplate = {
  categoryId: number;
  headings: string[];
  /** True if an item must have every heading, with text below it. */
  headingsRequired: boolean;
  required: RequirableField[];
};

/** A spelling that is not used, and its replacement; without a category it applies to all. */
export type HouseWord = { id: number; avoided: string; right: string; mode: HouseWordMode; categoryId: number | null };

/** All templates and words, as the editor checks by them. */
export type WritingGuide = { templates: NewsTemplate[]; words: HouseWord[] };

/** Sort orders of the list of words; the first is the default. */
export const houseWordSorts = ['updated_at'] as const;
export type HouseWordSort = (typeof houseWordSorts)[number];

export const MAX_HOUSE_WORDS = 300;
export const HOUSE_WORD_LENGTH = 80;
const SHORTEST_WORD = 2;
export const MAX_HEADINGS = 12;
const HEADING_LENGTH = 100;
/** Maximum length of the form field, in characters. */
const HEADINGS_LENGTH = MAX_HEADINGS * (HEADING_LENGTH + 2) * 2;

/** Headings as the form sends them, one per line; repeated ones count once. */
const headings = rawText(HEADINGS_LENGTH, words['houseStyle.headingsMany']).transform((typed, context) => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const lines = [...new Set(typed.split(/[\r\n]+/).map((line) => text(HEADINGS_LENGTH).parse(line)))].filter(Boolean);
  if (lines.length > MAX_HEADINGS) return refuse(words['houseStyle.headingsMany']);
  return lines.some((line) => line.length > HEADING_LENGTH) ? refuse(words['houseStyle.headingLong']) : lines;
});

/** Version of an entry when its form was opened; left out if there was none. */
const version = z.iso.datetime().optional();

/** Form input of a category's template; one without headings and required fields removes it. */
export const newsTemplateInput = z
  .object({
    categoryId: id,
    version,
    headings,
    headingsRequired: checkboxField,
    required: z.array(z.enum(requirableFields)).max(requirableFields.length),
  })
  .refine(({ headings: lines, headingsRequired }) => !headingsRequired || lines.length > 0, {
    path: ['headingsRequired'],
    error: words['houseStyle.noHeadings'],
  });

/** Form input of a word; without an id it is a new one. */
export const houseWordInput = z
  .object({
    id: id.optional(),
    version,
    avoided: lineField(HOUSE_WORD_LENGTH, { missing: words['houseWord.wrongMissing'], long: words['houseWord.long'] }),
    right: lineField(HOUSE_WORD_LENGTH, { missing: words['houseWord.rightMissing'], long: words['houseWord.long'] }),
    mode: z.enum(houseWordModes, words['houseWord.badMode']),
    categoryId: id.optional(),
  })
  .refine(({ avoided }) => [...avoided].length >= SHORTEST_WORD, { path: ['avoided'], error: words['houseWord.short'] })
  .refine(({ avoided, right }) => avoided !== right, { path: ['right'], error: words['houseWord.same'] });
