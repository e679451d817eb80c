import { requireAccount, type SignedInViewer } from '@/lib/auth/require-account';
import type { SheetColumn, SheetFormat } from '@/lib/files/sheet-format';
import { createCsvStream, type SheetRow, writeSheet } from '@/lib/files/sheets';
import { buildContentDisposition } from './content-disposition';
import { toFailureResponse } from './failure-response';
import { readRequestViewer } from './json-endpoint';

const NO_STORE_HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
const mimeTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type FileFormat = keyof typeof mimeTypes;

/** Name of a download: `title` in Thai, `name` in Latin letters for clients without Unicode support. */
export type DownloadName = { title: string; name: string };

/** An exported list: its columns, and its rows in batches. */
export type SheetFile = DownloadName & {
  columns: readonly SheetColumn[];
  batches: AsyncIterable<readonly SheetRow[]>;
  /** Name of the Excel sheet, if not the title. */
  sheet?: string;
  /** Label of the totals in an Excel file. */
  sum?: string;
  /** Format of a date in CSV, if not to the minute. */
  moment?: (at: Date) => string;
};

/** Responds to a signed-in viewer on our own pages with a file, or with the error. */
export async function serveFile(
  request: Request,
  make: (viewer: SignedInViewer, params: URLSearchParams) => Promise<Response>,
): Promise<Response> {
  try {
    const viewer = requireAccount(await readRequestViewer(request));
    return await make(viewer, new URL(request.url).searchParams);
  } catch (error) {
    const refused = toFailureResponse(error);
    return Response.json(refused.body, {
      status: refused.status,
      headers: { ...NO_STORE_HEADERS, ...refused.headers },
    });
  }
}

/** Response of a file download; never cached. */
export function createFileResponse(
  body: BodyInit,
  format: FileFormat,
  { title, name }: DownloadName,
  now = new Date(),
): Response {
  return new Response(body, {
    headers: {
      ...NO_STORE_HEADERS,
      'Content-Type': mimeTypes[format],
      'Content-Disposition': buildContentDisposition(title, name, format, now),
    },
  });
}

/** Converts rows to cells, with their row number in the file, from 1. */
export async function* numberRows<R>(
  batches: AsyncIterable<readonly R[]>,
  toCells: (row: R, number: number) => SheetRow,
) {
  let number = 0;
  for await (const batch of batches) {
    yield batch.map((row) => {
      number += 1;
      return toCells(row, number);
    });
  }
}

/** A column with its cell of a row; `number` is the row's number in the file, from 1. */
export type RowColumn<R> = SheetColumn & { cell: (row: R, number: number) => SheetRow[number] };

/** Columns and rows of a sheet whose columns know their cells. */
export const tabulate = <R>(columns: readonly RowColumn<R>[], batches: AsyncIterable<readonly R[]>) => ({
  columns: columns.map(({ cell: _, ...column }) => column),
  batches: numberRows(batches, (row: R, number) => columns.map(({ cell }) => cell(row, number))),
});

/** Wraps complete rows as one batch. */
export async function* toSingleBatch(rows: readonly SheetRow[]) {
  yield rows;
}

/** Streams a list as CSV, or writes it as an Excel file. */
export async function buildSheetBody(
  format: SheetFormat,
  { title, sheet = title, columns, batches, sum = '', moment }: SheetFile,
): Promise<BodyInit> {
  if (format === 'csv') {
    const titles = columns.map((column) => column.title);
    return createCsvStream(titles, batches, moment);
  }
  const rows: SheetRow[] = [];
  for await (const batch of batches) rows.push(...batch);
  return new Uint8Array(await writeSheet(sheet, columns, rows, sum));
}
