import { z } from 'zod';
import { inputMessages } from '@/lib/command/messages';
import { rawText } from '@/lib/command/validation';
import { tidyText } from '@/lib/text/text-rules';
import { wordsMessages } from './words.messages';

export const WORD_LENGTH = 60;
/** Maximum number of words. */
export const MAX_WORDS = 5_000;
/** Maximum number of words added at once. */
export const MAX_ADDED = 200;

/** Sort orders of the list; the first is the default. */
export const wordSorts = ['created_at'] as const;
export type WordSort = (typeof wordSorts)[number];

/** A word of the staff's list; a hyphen marks a place at which a line may end. */
export type DictionaryWord = { id: number; word: string };

/** Thai letters, also of several words, with hyphens between parts: no hyphen at either end, nor two in a row. */
const WORD = /^[\u0e01-\u0e3a\u0e40-\u0e4e]{1,}(?:-[\u0e01-\u0e3a\u0e40-\u0e4e]+)*$/;
const SHORTEST = 3;
/** Maximum length of the form field, in characters. */
const FIELD_LENGTH = MAX_ADDED * (WORD_LENGTH + 2);

/** Words as the form sends them, one per line. */
const words = rawText(FIELD_LENGTH, wordsMessages['words.many'], inputMessages['ui.badText']).transform(
  (typed, context) => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    const kept = [...new Set(typed.split(/[\r\n]+/).map(tidyText))].filter((word) => word !== '');
    if (kept.length === 0) return refuse(wordsMessages['words.few']);
    if (kept.length > MAX_ADDED) return refuse(wordsMessages['words.many']);
    if (kept.some((word) => word.length > WORD_LENGTH)) return refuse(wordsMessages['words.long']);
    return kept.every((word) => WORD.test(word) && word.length >= SHORTEST)
      ? kept
      : refuse(wordsMessages['words.notThai']);
  },
);

export const wordsInput = z.object({ words });
