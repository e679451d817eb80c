import type { Role } from '@/lib/auth/roles';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';
import { type SheetFormat, sheetFormats } from '@/lib/files/sheet-format';
import { csvStream, type SheetColumn, type SheetRow, writeSheet } from '@/lib/files/sheets';
import { dispositionOf } from './content-disposition';
import { failure } from './failure';
import { readAsker } from './json-write';

const KEPT = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
const mimeTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** Who is signed in, whoever that is. */
export type SignedIn = Viewer & { role: Exclude<Role, 'visitor'> };

/** The format that an address asks for, or undefined. */
export const readFormat = (asked: string | null): SheetFormat | undefined =>
  sheetFormats.find((name) => name === asked);

/** What a file is called: in Thai, and for readers of old in Latin. */
type FileName = { title: string; name: string };

/** A list as a file: its columns, and its rows batch by batch. */
export type SheetFile = FileName & {
  format: SheetFormat;
  columns: readonly SheetColumn[];
  batches: AsyncIterable<readonly SheetRow[]>;
  /** What an Excel file's only sheet is called, where that is not its title. */
  sheet?: string;
  /** The word before the sums of an Excel file. */
  sum?: string;
  /** How CSV tells a moment, where that is not to the minute. */
  moment?: (at: Date) => string;
};

/** Answers whoever is signed in and asks from our own pages with a file, or with why not. */
export async function answerFile(
  request: Request,
  make: (viewer: SignedIn, params: URLSearchParams) => Promise<Response>,
): Promise<Response> {
  try {
    const { role, ...asker } = await readAsker(request);
    if (role === 'visitor') throw new AppError('unauthenticated', 'errors.unauthenticated');
    return await make({ ...asker, role }, new URL(request.url).searchParams);
  } catch (error) {
    const refused = failure(error);
    return Response.json(refused.body, { status: refused.status, headers: { ...KEPT, ...refused.headers } });
  }
}

/** Answers likewise with a list as CSV or as an Excel file. */
export const answerSheet = (
  request: Request,
  make: (viewer: SignedIn, params: URLSearchParams) => Promise<SheetFile>,
): Promise<Response> =>
  answerFile(request, async (viewer, params) => {
    const file = await make(viewer, params);
    return fileResponse(await bodies[file.format](file), file.format, file);
  });

/** A file under its names, never kept by anybody on the way. */
export function fileResponse(
  body: BodyInit,
  format: keyof typeof mimeTypes,
  { title, name }: FileName,
  now = new Date(),
): Response {
  return new Response(body, {
    headers: {
      ...KEPT,
      'Content-Type': mimeTypes[format],
      'Content-Disposition': dispositionOf(title, name, format, now),
    },
  });
}

/** Rows as cells, each with its place in the file, from 1. */
export async function* numbered<R>(batches: AsyncIterable<R[]>, toCells: (row: R, number: number) => SheetRow) {
  let number = 0;
  for await (const batch of batches) {
    yield batch.map((row) => {
      number += 1;
      return toCells(row, number);
    });
  }
}

/** Rows that are all there, as one batch. */
export async function* inOneBatch(rows: readonly SheetRow[]) {
  yield rows;
}

const bodies: Readonly<Record<SheetFormat, (file: SheetFile) => Promise<BodyInit>>> = {
  csv: async ({ columns, batches, moment }) =>
    csvStream(
      columns.map(({ title }) => title),
      batches,
      moment,
    ),
  xlsx: async ({ title, sheet = title, columns, batches, sum = '' }) => {
    const rows: SheetRow[] = [];
    for await (const batch of batches) rows.push(...batch);
    return new Uint8Array(await writeSheet(sheet, columns, rows, sum));
  },
};
