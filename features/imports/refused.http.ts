import { stringify } from 'csv-stringify/sync';
import writeXlsxFile, { type Row } from 'write-excel-file/node';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { buildDisposition, CSV, EXCEL, KEPT } from './files.http';
import { importsMessages as words } from './imports.messages';
import { findImportJob, listRefusedRows } from './imports.queries';
import { formatReasons } from './imports.rules';
import type { RawCell } from './imports.schema';

/** Excel number formats: digits as typed, and a day. */
const AS_TEXT = '@';
const AS_DAY = 'yyyy-mm-dd';
const WIDTH = 24;
const REASON_WIDTH = 70;
/** The package quotes only the line break that separates rows; Excel takes any for the end of a row. */
const LINE_BREAK = /[\r\n]/;

type RefusedRow = { cells: readonly RawCell[]; reason: string };

/**
 * Serves the refused rows of a job to be mended and sent again: headings and cells exactly as they came, in their order
 * and in the format of the file, and a last column of reasons, which an upload ignores. No cell gets an apostrophe
 * against formulas, as the viewer gets back nothing but what the viewer sent.
 *
 * @throws AppError 'missing' for jobs of others, and for one without such rows
 */
export async function answerRefused(viewer: Viewer, id: number): Promise<Response> {
  const job = await findImportJob(viewer, id);
  const found = job ? await listRefusedRows(id) : [];
  if (!job || found.length === 0) throw new AppError('missing', pickMessage(words, 'imports.noRefused'));
  const width = Math.max(job.heading.length, ...found.map(({ original }) => original.length));
  const rows = found.map(({ original, messages }) => ({
    cells: fill(original, width),
    reason: formatReasons(job.kind, messages),
  }));
  const heading = fill(job.heading, width);
  const name = `${words['imports.refusedName']} ${id}`;
  if (job.format !== 'xlsx') {
    const body = writeCsv(heading, rows, job.format.slice('csv'.length) || ',');
    return new Response(body, { headers: { ...KEPT, 'Content-Type': CSV, ...buildDisposition(name, 'csv') } });
  }
  const file = await writeExcel(heading, rows);
  return new Response(new Uint8Array(file), {
    headers: { ...KEPT, 'Content-Type': EXCEL, ...buildDisposition(name, 'xlsx') },
  });
}

const fill = (cells: readonly RawCell[], width: number): RawCell[] => [
  ...cells,
  ...new Array<string>(width - cells.length).fill(''),
];

function writeCsv(heading: readonly RawCell[], rows: readonly RefusedRow[], delimiter: string): string {
  const lines = [[...heading, words['imports.refusedReason']], ...rows.map(({ cells, reason }) => [...cells, reason])];
  return stringify(
    lines.map((line) => line.map(toText)),
    { bom: true, delimiter, record_delimiter: 'windows', quoted_match: LINE_BREAK },
  );
}

const toText = (cell: RawCell): string => (typeof cell === 'object' ? cell.day.slice(0, 10) : String(cell));

function writeExcel(heading: readonly RawCell[], rows: readonly RefusedRow[]): Promise<Buffer> {
  const head: Row = [...heading, words['imports.refusedReason']].map((cell) => ({
    ...{ value: toText(cell), type: String, fontWeight: 'bold' },
  }));
  const body = rows.map(({ cells, reason }): Row => [...cells.map(toCell), toCell(reason)]);
  return writeXlsxFile([
    {
      data: [head, ...body],
      sheet: words['imports.refusedName'],
      columns: [...heading.map(() => ({ width: WIDTH })), { width: REASON_WIDTH }],
      stickyRowsCount: 1,
    },
  ]).toBuffer();
}

function toCell(cell: RawCell): Row[number] {
  if (cell === '') return null;
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (typeof cell === 'boolean') return { value: cell, type: Boolean };
  if (typeof cell === 'object') return { value: new Date(cell.day), type: Date, format: AS_DAY };
  return { value: cell, type: String, format: AS_TEXT };
}
