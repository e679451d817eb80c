/** More marks on one letter than any writing has. */
const STACK = /(\p{M}{16})\p{M}+/gu;

/**
 * The same text with 16 marks at most on a letter: putting a run of them in order, or shaping it, takes the square of its
 * length.
 */
export const limitMarks = (text: string): string => text.replace(STACK, '$1');

/** Below this length not even a text of nothing but marks takes long. */
const SHORT = 2_000;

/** The same with 16 marks at most on a letter where the text is long enough for more of them to take time. */
export const limitMarksIfLong = (text: string): string => (text.length > SHORT ? limitMarks(text) : text);

/** A text in NFC, however many marks somebody has stacked: alone, `normalize` takes seconds for 100 KB of two kinds of marks. */
export const toNfc = (text: string): string => limitMarksIfLong(text).normalize('NFC');
