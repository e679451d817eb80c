import type { Content, TableCell } from 'pdfmake/interfaces';
import { z } from 'zod';
import { pickMessage } from '@/lib/messages/message';
import { runInChild } from '@/lib/process/child-task';
import { createConcurrencyLimiter } from '@/lib/process/concurrency-limiter';
import { limitMarks } from '@/lib/text/stacked-marks';
import { insertBreaks } from '@/lib/text/thai-words/insert-breaks';
import { formatNumber } from '@/lib/time/format';
import { printMessages } from './print-messages';

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
  /** Signature lines side by side, each with room for the name and the role of the signer below. */
  | { kind: 'signatures'; roles: readonly string[] };

export type PdfDocument = {
  title: string;
  subtitles?: readonly string[];
  /** Footer of each page, beside the page number. */
  footer: string;
  landscape?: boolean;
  parts: readonly PdfBlock[];
};

const MARGIN = 40;
const LINE = '#999999';
const HEAD_FILL = '#f3ece6';
const MUTED = '#555555';
/** Zero-width space: an invisible break opportunity. */
const BREAK = '\u200b';
/** Time limit. The longest report that people submit takes some seconds. */
const DEADLINE_MS = 60_000;
const ANSWER_BYTES = 64 * 1_048_576;

const runPdfTask = createConcurrencyLimiter('documents', {
  concurrency: 1,
  maxWaiting: 20,
  busyMessage: pickMessage(printMessages, 'print.busy'),
  retrySeconds: 10,
});

/**
 * Renders a PDF with correct Thai: every mark in its place, lines broken between words, table headings repeated on
 * every page, page numbers in the footer. It runs in a child process, as user text can take very long to shape.
 *
 * @returns the file's bytes
 * @throws AppError 'invalid' for a document that takes too much time or memory; 'busy' if the queue is full
 */
export async function writePdf(document: PdfDocument): Promise<Buffer> {
  const pieces = await runPdfTask(() =>
    runInChild({
      script: 'pdf.mjs',
      options: { foot: buildFooter(document) },
      input: Buffer.from(JSON.stringify(toDefinition(document))),
      value: z.base64(),
      deadlineMs: DEADLINE_MS,
      memoryMb: { heap: 320, buffers: 128 },
      outputBytes: ANSWER_BYTES,
      messages: printMessages,
      exhausted: pickMessage(printMessages, 'print.tooComplex'),
    }),
  );
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64')));
}

const buildFooter = ({ footer }: PdfDocument) => ({
  ...{ margin: [MARGIN, 14, MARGIN, 0], fontSize: 8, color: MUTED },
  text: toBreakable(footer),
  page: printMessages['print.page'].th,
});

const toDefinition = ({ title, subtitles = [], landscape, parts }: PdfDocument) => ({
  info: { title },
  pageSize: 'A4',
  pageOrientation: landscape ? 'landscape' : 'portrait',
  pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + 10],
  content: [
    { text: toBreakable(title), fontSize: 16, bold: true },
    ...subtitles.map((line): Content => ({ text: toBreakable(line), color: MUTED })),
    { text: ' ', fontSize: 4 },
    ...parts.map(toContent),
  ],
});

function toContent(part: PdfBlock): Content {
  switch (part.kind) {
    case 'heading':
      return { text: toBreakable(part.text), fontSize: 12, bold: true, margin: [0, 10, 0, 4] };
    case 'text':
      return { text: toBreakable(part.text), margin: [0, 0, 0, 6], ...(part.quiet ? { color: MUTED } : {}) };
    case 'facts':
      return {
        margin: [0, 0, 0, 8],
        layout: 'noBorders',
        table: {
          widths: ['auto', '*'],
          body: part.facts.map(([name, value]) => [
            { text: toBreakable(name), color: MUTED, noWrap: true },
            toCell(value),
          ]),
        },
      };
    case 'table':
      return toTable(part);
    case 'picture':
      return {
        image: `data:image/png;base64,${part.png.toString('base64')}`,
        width: part.width,
        margin: [0, 4, 0, 8],
      };
    case 'signatures':
      return {
        margin: [0, 36, 0, 0],
        unbreakable: true,
        columns: part.roles.map((role) => ({
          alignment: 'center',
          stack: [
            { text: '.'.repeat(48), color: LINE },
            { text: `(${' '.repeat(60)})`, preserveLeadingSpaces: true },
            { text: toBreakable(role) },
            { text: printMessages['print.date'].th, margin: [0, 6, 0, 0] },
          ],
        })),
      };
  }
}

function toTable({ columns, rows, foot }: Extract<PdfBlock, { kind: 'table' }>): Content {
  const aligned = (value: PdfCell, index: number): TableCell => ({
    ...toCell(value),
    alignment: columns[index]?.number ? 'right' : 'left',
  });
  const bold = (value: PdfCell, index: number): TableCell => ({
    text: toCell(value).text,
    alignment: columns[index]?.number ? 'right' : 'left',
    bold: true,
    fillColor: HEAD_FILL,
  });
  return {
    margin: [0, 0, 0, 8],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width, number }) => width ?? (number ? 'auto' : '*')),
      body: [
        columns.map(({ title }, index) => bold(title, index)),
        ...rows.map((row) => row.map(aligned)),
        ...(foot ? [foot.map(bold)] : []),
      ],
    },
    layout: 'lines',
  };
}

const toCell = (value: PdfCell) => ({ text: typeof value === 'number' ? formatNumber(value) : toBreakable(value) });

/** A tone mark before SARA AM: the font's shaping would set the ring of SARA AM above the mark. */
const TONE_BEFORE_AM = /([\u0e48-\u0e4b])\u0e33/g;

/** Runs of letters without a break opportunity, and of spaces; pdfmake measures longer runs once per letter. */
const LONG_RUN = /[^ \t\n\u200b]{50}(?=[^ \t\n\u200b\u0e33\p{M}])/gu;
const LONG_GAP = /[^\S\n]{50,}/g;

/**
 * Adds break opportunities between Thai words and in very long ones, which pdfmake does not find by itself, and puts
 * the two parts of SARA AM into display order.
 */
function toBreakable(text: string): string {
  const short = limitMarks(text).replace(LONG_GAP, ' ');
  return insertBreaks(short, BREAK).replace(LONG_RUN, `$&${BREAK}`).replace(TONE_BEFORE_AM, '\u0e4d$1\u0e32');
}
