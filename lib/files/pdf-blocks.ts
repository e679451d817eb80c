import type { PdfBarChart, PdfColumnChart } from './pdf-charts';

/**
 * A column of a printed table: its heading, its width in points or as a share of the rest (`*`), right-aligned for
 * numbers.
 */
export type PdfColumn = { title: string; width?: number | '*' | 'auto'; number?: boolean };
export type PdfCell = string | number;

/** Blocks of a document, from top to bottom. */
export type PdfBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; quiet?: boolean }
  /** Rows of names and values. */
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: PdfCell])[] }
  /** `foot` is the last row, in bold; the heading row repeats on every page. */
  | { kind: 'table'; columns: readonly PdfColumn[]; rows: readonly (readonly PdfCell[])[]; foot?: readonly PdfCell[] }
  /** A PNG picture, `width` in points; 515 fill a portrait page. */
  | { kind: 'picture'; png: Buffer; width: number }
  | PdfColumnChart
  | PdfBarChart
  /** Cards to be cut apart, two in a row; all share one picture of their place, such as a QR code. */
  | { kind: 'cards'; cards: readonly PdfCard[]; pictures: Readonly<Record<string, Buffer>> }
  /** Signature lines side by side, each with room for the name and the role of the signer below; the end of a document. */
  | { kind: 'signatures'; roles: readonly string[] };

/**
 * A card: a name, line below it, names and values, the one that matters most and is never parted, and a note; `picture` is
 * the name of a PNG picture.
 */
export type PdfCard = {
  title: string;
  subtitle: string;
  facts: readonly (readonly [name: string, value: string])[];
  main: readonly [name: string, value: string];
  note: string;
  picture: string;
};

export type PdfDocument = {
  title: string;
  subtitles?: readonly string[];
  /** Footer of each page, beside the page number. */
  footer: string;
  landscape?: boolean;
  parts: readonly PdfBlock[];
};
