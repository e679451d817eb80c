import { limitMarks } from '@/lib/text/stacked-marks';
import { insertBreaks } from '@/lib/text/thai-words/insert-breaks';

/** Zero-width space: an invisible break opportunity. */
export const BREAK = '\u200b';

/** A tone mark before SARA AM: the font's shaping would set the ring of SARA AM above the mark. */
const TONE_BEFORE_AM = /([\u0e48-\u0e4b])\u0e33/g;

/** Runs of letters without a break opportunity, and of spaces; pdfmake measures longer runs once per letter. */
const LONG_RUN = /[^ \t\n\u200b]{50}(?=[^ \t\n\u200b\u0e33\p{M}])/gu;
const LONG_GAP = /[^\S\n]{50,}/g;

/**
 * Adds break opportunities between Thai words and in very long ones, which pdfmake does not find by itself, and puts
 * the two parts of SARA AM into display order.
 */
export const toBreakable = (text: string): string =>
  toDisplayOrder(insertBreaks(limitMarks(text).replace(LONG_GAP, ' '), BREAK));

/** As `toBreakable`, but for names and headings whose lines end at spaces only: the dictionary doesn't know people's names. */
export const toUnbrokenName = (name: string): string => toDisplayOrder(limitMarks(name).replace(LONG_GAP, ' '));

const toDisplayOrder = (text: string): string =>
  text.replace(LONG_RUN, `$&${BREAK}`).replace(TONE_BEFORE_AM, '\u0e4d$1\u0e32');
