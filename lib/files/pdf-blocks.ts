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
  /** Signature lines side by side, each with room for the name and the role of the signer below; the end of a document. */
  | { kind: 'signatures'; roles: readonly string[] };

export type PdfDocument = {
  title: string;
  subtitles?: readonly string[];
  /** Footer of each page, beside the page number. */
  footer: string;
  landscape?: boolean;
  parts: readonly PdfBlock[];
};
