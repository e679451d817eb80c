import { BUDDHIST_OFFSET, formatDate, formatTime, thaiDay } from '../format';
import { csvStream, type SheetColumn, type SheetRow, type SheetValue, writeSheet } from '../sheets';
import { failure } from './failure';

const KEPT = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
const formats = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof formats)[number];
const mimeTypes: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The format that an address asks for, or undefined. */
export const readFormat = (asked: string | null): SheetFormat | undefined => formats.find((name) => name === asked);

/** A file: what it is called in Thai and, for readers of old, in Latin; its columns, and its rows batch by batch. */
export type SheetFile = {
  format: SheetFormat;
  title: string;
  name: string;
  columns: readonly SheetColumn[];
  batches: AsyncIterable<readonly SheetRow[]>;
};

/** Answers with a list as CSV or as an Excel file, or with why not. */
export async function answerSheet(make: () => Promise<SheetFile>): Promise<Response> {
  try {
    const file = await make();
    const headers = {
      ...KEPT,
      'Content-Type': mimeTypes[file.format],
      'Content-Disposition': dispositionOf(file, new Date()),
    };
    return new Response(await bodies[file.format](file), { headers });
  } catch (error) {
    const refused = failure(error);
    return Response.json(refused.body, { status: refused.status, headers: { ...KEPT, ...refused.headers } });
  }
}

const bodies: Readonly<Record<SheetFormat, (file: SheetFile) => Promise<BodyInit>>> = {
  csv: async ({ columns, batches }) =>
    csvStream(
      columns.map(({ title }) => title),
      inWords(batches),
    ),
  xlsx: async ({ title, columns, batches }) => {
    const rows = [];
    for await (const batch of batches) rows.push(...batch);
    return new Uint8Array(await writeSheet(title, columns, rows, ''));
  },
};

async function* inWords(batches: SheetFile['batches']) {
  for await (const batch of batches) yield batch.map((row) => row.map(toWords));
}

/** A moment in words of the Buddhist era, for a format that knows no moments. */
const toWords = (cell: SheetValue): string | number =>
  cell instanceof Date ? `${formatDate(cell)} ${formatTime(cell)}` : cell;

/** The header that gives a file its name: Thai for those who read RFC 5987, Latin for the others. */
function dispositionOf({ title, name, format }: SheetFile, now: Date): string {
  const day = thaiDay(now);
  const thai = `${title.replace(/[\\/:*?"<>|]/g, ' ')} ${Number(day.slice(0, 4)) + BUDDHIST_OFFSET}${day.slice(4)}.${format}`;
  const encoded = encodeURIComponent(thai).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${name}-${day}.${format}"; filename*=UTF-8''${encoded}`;
}
