import type { Content, TableCell } from 'pdfmake/interfaces';
import { z } from 'zod';
import { pickMessage } from '@/lib/messages/message';
import { runInChild } from '@/lib/process/child-task';
import { createConcurrencyLimiter } from '@/lib/process/concurrency-limiter';
import { formatNumber } from '@/lib/time/format';
import type { PdfBlock, PdfCell, PdfColumn, PdfDocument } from './pdf-blocks';
import { drawCards, listCardImages } from './pdf-cards';
import { drawBarChart, drawColumnChart } from './pdf-charts';
import { partBeforeSignatures } from './pdf-signatures';
import { toBreakable, toUnbrokenName } from './pdf-text';
import { printMessages } from './print-messages';

export type { PdfBlock, PdfCell, PdfDocument } from './pdf-blocks';

const MARGIN = 40;
/** Points between the margins of an A4 page. */
const PORTRAIT_WIDTH = 515;
const LANDSCAPE_WIDTH = 761;
const LINE = '#999999';
const HEAD_FILL = '#f3ece6';
const MUTED = '#555555';
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
 * @param deadlineMs time limit, if more than the usual
 * @returns the file's bytes
 * @throws AppError 'invalid' for a document that takes too much time or memory; 'busy' if the queue is full
 */
export async function writePdf(document: PdfDocument, deadlineMs = DEADLINE_MS): Promise<Buffer> {
  const pieces = await runPdfTask(() =>
    runInChild({
      script: 'pdf.mjs',
      options: { foot: buildFooter(document) },
      input: Buffer.from(JSON.stringify(toDefinition(document))),
      value: z.base64(),
      deadlineMs,
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
  images: listCardImages(parts),
  pageSize: 'A4',
  pageOrientation: landscape ? 'landscape' : 'portrait',
  pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + 10],
  content: [
    { text: toBreakable(title), fontSize: 16, bold: true },
    ...subtitles.map((line): Content => ({ text: toBreakable(line), color: MUTED })),
    { text: ' ', fontSize: 4 },
    ...toContents(parts, landscape ? LANDSCAPE_WIDTH : PORTRAIT_WIDTH),
  ],
});

/** The blocks as pdfmake draws them; signatures are never alone on a page. */
function toContents(parts: readonly PdfBlock[], width: number): Content[] {
  const last = parts.at(-1);
  if (last?.kind !== 'signatures') return parts.map((part) => toContent(part, width));
  const { before, kept } = partBeforeSignatures(parts.slice(0, -1));
  const end = { unbreakable: true, stack: [...kept, last].map((part) => toContent(part, width)) };
  return [...before.map((part) => toContent(part, width)), end];
}

function toContent(part: PdfBlock, width: number): Content {
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
    case 'columnChart':
      return drawColumnChart(part, width);
    case 'barChart':
      return drawBarChart(part, width);
    case 'picture':
      return {
        image: `data:image/png;base64,${part.png.toString('base64')}`,
        width: part.width,
        margin: [0, 4, 0, 8],
      };
    case 'cards':
      return drawCards(part.cards);
    case 'signatures':
      return {
        margin: [0, 36, 0, 0],
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
  const bold = ({ text }: { text: string }, index: number): TableCell => ({
    text,
    alignment: columns[index]?.number ? 'right' : 'left',
    bold: true,
    fillColor: HEAD_FILL,
  });
  /** A narrow column takes the width of its heading's words, so that none of them is parted. */
  const toHead = ({ title, number, width }: PdfColumn) =>
    number && width === undefined ? { text: toUnbrokenName(title) } : toCell(title);
  return {
    margin: [0, 0, 0, 8],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width, number }) => width ?? (number ? 'auto' : '*')),
      body: [
        columns.map((column, index) => bold(toHead(column), index)),
        ...rows.map((row) => row.map(aligned)),
        ...(foot ? [foot.map((value, index) => bold(toCell(value), index))] : []),
      ],
    },
    layout: 'lines',
  };
}

const toCell = (value: PdfCell) => ({ text: typeof value === 'number' ? formatNumber(value) : toBreakable(value) });
