/** Formats of exported lists. */
export const sheetFormats = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** A column: its heading, its width in characters, and true in `sum` if its numbers are totalled below. */
export type SheetColumn = { title: string; width: number; sum?: boolean };

/** A column with the Thai heading of `words`. */
export const buildColumn = (words: { th: string }, width: number, sum = false): SheetColumn => ({
  title: words.th,
  width,
  sum,
});
