import { formatDateTime, formatNumber } from '@/lib/time/format';
import { sheetMessages as words } from './sheet-messages';

/** A fact about a file in words: its name and its value, such as a filter's label and what was chosen. */
export type SheetFact = readonly [name: string, value: string];

export type SheetHead = {
  title: string;
  /** Period, tab and filters in words; empty for a whole list. */
  filters: readonly SheetFact[];
  madeAt: Date;
  /** Maximum rows of the file, if it has one. */
  most?: number;
};

/** Facts that an exported list carries: what it lists, by which filters, how many rows, and when it was made. */
export function listSheetFacts({ title, filters, madeAt, most = Infinity }: SheetHead, rows: number): SheetFact[] {
  const count = formatNumber(rows);
  return [
    [words['sheet.title'], title],
    ...(filters.length > 0 ? filters : [[words['sheet.filters'], words['sheet.unfiltered']] as const]),
    [words['sheet.rows'], rows < most ? count : words['sheet.cut'].replace('{n}', count)],
    [words['sheet.madeAt'], formatDateTime(madeAt)],
  ];
}
