/** More marks on one letter than any script has. */
const STACK = /(\p{M}{16})\p{M}+/gu;

/** Limits each letter to 16 marks: normalising or shaping a run of marks takes quadratic time. */
export const limitMarks = (text: string): string => text.replace(STACK, '$1');

/** Length below which even a text of marks alone is fast. */
const SHORT = 2_000;

/** Limits each letter to 16 marks if the text is long enough for more of them to be slow. */
export const limitMarksIfLong = (text: string): string => (text.length > SHORT ? limitMarks(text) : text);

/** Normalises to NFC, safe for stacked marks: `normalize` alone takes seconds for 100 KB of two kinds of marks. */
export const toNfc = (text: string): string => limitMarksIfLong(text).normalize('NFC');
