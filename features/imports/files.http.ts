import { stringify } from 'csv-stringify/sync';
import writeXlsxFile from 'write-excel-file/node';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';
import { type SheetRow, writeSheet } from '@/lib/files/sheets';
import { pickMessage } from '@/lib/messages/message';
import { columnsByKind } from './columns';
import { importsMessages as words } from './imports.messages';
import { findImportJob, streamImportRows } from './imports.queries';
import { formatReasons, toDisplayCell } from './imports.rules';
import { type ImportKind, type ImportVerdict, importVerdicts } from './imports.schema';

export const KEPT = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
export const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const CSV = 'text/csv; charset=utf-8';
/** Excel number format that keeps digits as typed. */
const AS_TEXT = '@';
const WIDTH = 24;

/**
 * Serves the template of a kind: headings, an example and, in an Excel file, a second sheet that documents the columns.
 */
export async function answerTemplate(kind: ImportKind, format: string): Promise<Response> {
  const columns = columnsByKind[kind];
  const [heading, example] = [columns.map(({ headings: [first] }) => first), columns.map((column) => column.example)];
  const name = `${words['imports.template']} ${words[`imports.kind.${kind}`]}`;
  if (format === 'csv') {
    const text = stringify([heading, example], { bom: true, record_delimiter: 'windows' });
    return new Response(text, { headers: { ...KEPT, 'Content-Type': CSV, ...buildDisposition(name, 'csv') } });
  }
  const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const });
  const cell = (value: string) => ({ value, type: String, format: AS_TEXT });
  const notes = columns.map(({ headings: [first], required, note, example: shown }) =>
    [first, required ? words['imports.required'] : '', note, shown].map(cell),
  );
  const head = ['imports.column', 'imports.required', 'imports.note', 'imports.example'] as const;
  const file = await writeXlsxFile([
    {
      data: [heading.map(bold), example.map(cell)],
      sheet: words[`imports.kind.${kind}`].replace('/', '-'),
      columns: columns.map(() => ({ width: WIDTH })),
      stickyRowsCount: 1,
    },
    {
      data: [head.map((key) => bold(words[key])), ...notes],
      sheet: words['imports.notesSheet'],
      columns: [{ width: WIDTH }, { width: 10 }, { width: 70 }, { width: WIDTH }],
    },
  ]).toBuffer();
  return new Response(new Uint8Array(file), {
    headers: { ...KEPT, 'Content-Type': EXCEL, ...buildDisposition(name, 'xlsx') },
  });
}

/**
 * Serves the results of a job by row: number, key, name, verdict and reason.
 *
 * @throws AppError 'missing' for jobs of others
 */
export async function answerResults(viewer: Viewer, id: number): Promise<Response> {
  const job = await findImportJob(viewer, id);
  if (!job) throw new AppError('missing', pickMessage(words, 'imports.missing'));
  const shown = columnsByKind[job.kind].filter(({ required, name }) => required || name === 'college');
  const rows: SheetRow[] = [];
  for await (const batch of streamImportRows(id)) {
    for (const { number, cells, verdict, messages } of batch) {
      rows.push([
        number,
        ...shown.map(({ name }) => toDisplayCell(cells, name)),
        formatVerdict(verdict),
        formatReasons(job.kind, messages),
      ]);
    }
  }
  const columns = [
    { title: words['imports.row'], width: 8 },
    ...shown.map(({ headings: [title] }) => ({ title, width: WIDTH })),
    { title: words['imports.verdict'], width: 14 },
    { title: words['imports.reason'], width: 70 },
  ];
  const file = await writeSheet(words['imports.resultSheet'], columns, rows, '');
  const name = `${words['imports.resultSheet']} ${id}`;
  return new Response(new Uint8Array(file), {
    headers: { ...KEPT, 'Content-Type': EXCEL, ...buildDisposition(name, 'xlsx') },
  });
}

const formatVerdict = (verdict: ImportVerdict | undefined): string => {
  const known = importVerdicts.find((name) => name === verdict);
  return known ? words[`imports.verdict.${known}`] : '';
};

export const buildDisposition = (name: string, format: string) => ({
  'Content-Disposition': `attachment; filename="import.${format}"; filename*=UTF-8''${encodeURIComponent(`${name.replace('/', '-')}.${format}`)}`,
});
