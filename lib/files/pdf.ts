import type { Content, TableCell } from 'pdfmake/interfaces';
import { z } from 'zod';
import { runInChild } from '@/lib/process/child-task';
import { createConcurrencyLimiter } from '@/lib/process/concurrency-limiter';
import { segmentWords } from '@/lib/text/segment-words';
import { limitMarks } from '@/lib/text/stacked-marks';
import { formatNumber } from '@/lib/time/format';
import { printMessages } from './print-messages';

/** A column of a printed table: its heading, its width in points or as a share of what is left (`*`), numbers to the right. */
export type PdfColumn = { title: string; width?: number | '*' | 'auto'; number?: boolean };
export type PdfCell = string | number;

/** What a document is made of, from top to bottom. */
export type PdfBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; quiet?: boolean }
  /** Names and values under one another. */
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: PdfCell])[] }
  /** `foot` stands below the rows, in bold; the head comes again on every page. */
  | { kind: 'table'; columns: readonly PdfColumn[]; rows: readonly (readonly PdfCell[])[]; foot?: readonly PdfCell[] }
  /** A drawing as PNG, `width` in points; 515 fill an upright page. */
  | { kind: 'picture'; png: Buffer; width: number }
  /** Lines to sign on, side by side: below each the name's place, and what whoever signs is. */
  | { kind: 'signatures'; roles: readonly string[] };

export type PdfDocument = {
  title: string;
  /** Lines below the title. */
  subtitles?: readonly string[];
  /** Stands at the foot of each page, beside the page's number. */
  footer: string;
  landscape?: boolean;
  parts: readonly PdfBlock[];
};

const MARGIN = 40;
const LINE = '#999999';
const HEAD_FILL = '#f3ece6';
const MUTED = '#555555';
/** A mark that may be broken after and is not seen. */
const BREAK = '\u200b';
/** The longest report that people hand in takes some seconds. */
const DEADLINE_MS = 60_000;
const ANSWER_BYTES = 64 * 1_048_576;

const THAI = /\p{Script=Thai}/u;

const runPdfTask = createConcurrencyLimiter('documents', {
  concurrency: 1,
  maxWaiting: 20,
  busyMessage: 'print.busy',
  retrySeconds: 10,
});

/**
 * A PDF in which Thai stands as it should: every mark in its place, lines broken between words, tables with their head on
 * every page, page numbers at the foot. It is set in a process of its own, as what people wrote can take very long to shape.
 *
 * @returns the file's bytes
 * @throws AppError 'invalid' for a document that takes too much time or memory; 'busy' when too many wait
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
      exhausted: 'print.tooComplex',
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

/** A tone mark before SARA AM, whose ring the font's shaping would set above the mark. */
const TONE_BEFORE_AM = /([\u0e48-\u0e4b])\u0e33/g;

/** Letters without a place to break, and spaces; pdfmake measures longer runs once for each of their letters. */
const LONG_RUN = /[^ \t\n\u200b]{50}(?=[^ \t\n\u200b\u0e33\p{M}])/gu;
const LONG_GAP = /[^\S\n]{50,}/g;

/**
 * The same text with a place to break between Thai words and in very long ones, which pdfmake does not find by itself, and
 * with the two parts of SARA AM in the order in which they are drawn.
 */
function toBreakable(text: string): string {
  const short = limitMarks(text).replace(LONG_GAP, ' ');
  const broken = THAI.test(short) ? segmentWords(short).join(BREAK) : short;
  return broken.replace(LONG_RUN, `$&${BREAK}`).replace(TONE_BEFORE_AM, '\u0e4d$1\u0e32');
}
