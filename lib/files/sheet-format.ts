import { getThai, type Message } from '@/lib/messages/message';

/** Formats of exported lists. */
export const sheetFormats = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** A column: its heading, its width in characters, and true in `sum` if its numbers are totalled below. */
export type SheetColumn = { title: string; width: number; sum?: boolean };

/** A column with a Thai heading. */
export const buildColumn = (heading: Message, width: number, sum = false): SheetColumn => ({
  title: getThai(heading),
  width,
  sum,
});
