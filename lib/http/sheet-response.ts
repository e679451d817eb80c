import { isProofError } from '@/lib/auth/fresh-proof';
import { PROOF_PAGE } from '@/lib/auth/proof-page';
import { requireAccount, type SignedInViewer } from '@/lib/auth/require-account';
import { listSheetFacts, type SheetFact } from '@/lib/files/sheet-facts';
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
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type FileFormat = keyof typeof mimeTypes;

/** Name of a download: `title` in Thai, `name` in Latin letters for clients without Unicode support. */
export type DownloadName = { title: string; name: string };

/** An exported list: its filters, its columns, and its rows in batches. */
export type SheetFile = DownloadName & {
  /** Period, tab and filters in words; empty for a whole list. */
  filters: readonly SheetFact[];
  /** When the file was made; now by default. */
  now?: Date;
  /** Maximum rows of the file, if it has one. */
  most?: number;
  columns: readonly SheetColumn[];
  batches: AsyncIterable<readonly SheetRow[]>;
  /** Name of the Excel sheet, if not the title. */
  sheet?: string;
  /** Label of the totals in an Excel file. */
  sum?: string;
  /** Totals of a CSV file; an Excel file adds up its own. */
  foot?: SheetRow;
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
    if (isProofError(error) && request.headers.get('accept')?.includes('text/html')) return leadToProof(request);
    const refused = toFailureResponse(error);
    return Response.json(refused.body, {
      status: refused.status,
      headers: { ...NO_STORE_HEADERS, ...refused.headers },
    });
  }
}

/** A link that was pressed leads to the page of the proof, which leads back to the file. */
function leadToProof({ url }: Request): Response {
  const { pathname, search } = new URL(url);
  const next = new URLSearchParams({ next: pathname + search });
  return new Response(null, { status: 303, headers: { ...NO_STORE_HEADERS, Location: `${PROOF_PAGE}?${next}` } });
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

/** Streams a list as CSV, or writes it as an Excel file; both say what they list and when they were made. */
export async function buildSheetBody(
  format: SheetFormat,
  { title, sheet = title, filters, now = new Date(), most, columns, batches, ...rest }: SheetFile,
): Promise<BodyInit> {
  const about = (count: number) => listSheetFacts({ title, filters, madeAt: now, most }, count);
  if (format === 'csv') {
    const titles = columns.map((column) => column.title);
    return createCsvStream(titles, batches, { ...rest, about });
  }
  const rows: SheetRow[] = [];
  for await (const batch of batches) rows.push(...batch);
  return new Uint8Array(await writeSheet(sheet, columns, rows, rest.sum ?? '', about(rows.length)));
}
