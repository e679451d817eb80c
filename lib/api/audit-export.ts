import { noteAuditExport } from '../audit-log/commands';
import { auditMessages as words } from '../audit-log/messages';
import { readAuditRows } from '../audit-log/queries';
import { actionWords, auditQuery, nounWords, outcomeWords, readAuditChoice } from '../audit-log/rules';
import { type AuditEntry, type ExportFormat, exportFormats } from '../audit-log/schema';
import { can } from '../auth/access';
import type { Viewer } from '../auth/viewer';
import { AppError } from '../errors';
import { BUDDHIST_OFFSET, formatDate, thaiDay } from '../format';
import { HOUR_SECONDS, limit, spend } from '../limits';
import { csvStream, type SheetRow, writeSheet } from '../sheets';
import { failure } from './failure';
import { readAsker } from './json-write';

const EXPORTS_AN_HOUR = 20;
/** An Excel file is made in memory; a CSV file is as long as the log. */
const XLSX_ROWS = 20_000;
const KEPT = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

const columns = [
  { title: words['audit.id'].th, width: 12 },
  { title: words['audit.at'].th, width: 22 },
  { title: words['audit.actor'].th, width: 36 },
  { title: words['audit.account'].th, width: 12 },
  { title: words['audit.action'].th, width: 32 },
  { title: words['audit.noun'].th, width: 22 },
  { title: words['audit.nounId'].th, width: 16 },
  { title: words['audit.outcome'].th, width: 14 },
  { title: words['audit.address'].th, width: 20 },
];

/**
 * The audit log as a file, for the administrator and from our own pages.
 *
 * @param request its address: `format`, and the list's own parameters
 */
export async function answerAuditExport(request: Request): Promise<Response> {
  try {
    return await exportFor(await readAsker(request), new URL(request.url).searchParams);
  } catch (error) {
    const refused = failure(error);
    return Response.json(refused.body, { status: refused.status, headers: { ...KEPT, ...refused.headers } });
  }
}

async function exportFor(viewer: Viewer, params: URLSearchParams): Promise<Response> {
  if (viewer.role === 'visitor') throw new AppError('unauthenticated', 'errors.unauthenticated');
  if (!can(viewer, 'site.manage')) throw new AppError('forbidden', 'errors.forbidden');
  const format = exportFormats.find((name) => name === params.get('format'));
  if (!format) throw new AppError('invalid', 'errors.invalid', { format: 'audit.badFormat' });
  const asked = readAuditChoice(Object.fromEntries([...params].reverse()));
  const choice = { ...asked, older: undefined, newer: undefined };
  await spend(limit('audit.export', EXPORTS_AN_HOUR, HOUR_SECONDS), String(viewer.accountId), 'audit.limited');
  await noteAuditExport({ format, query: auditQuery(choice).toString() }, viewer);
  const { type, write } = files[format];
  return new Response(await write(choice), {
    headers: { ...KEPT, 'Content-Type': type, 'Content-Disposition': dispositionOf(format, new Date()) },
  });
}

type File = { type: string; write: (choice: ReturnType<typeof readAuditChoice>) => Promise<BodyInit> };

const files: Readonly<Record<ExportFormat, File>> = {
  csv: {
    type: 'text/csv; charset=utf-8',
    write: async (choice) =>
      csvStream(
        columns.map(({ title }) => title),
        inWords(readAuditRows(choice)),
      ),
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: async (choice) => {
      const rows: SheetRow[] = [];
      for await (const batch of readAuditRows(choice, XLSX_ROWS)) rows.push(...batch.map(toCells));
      return new Uint8Array(await writeSheet(words['audit.sheet'].th, columns, rows, ''));
    },
  },
};

async function* inWords(batches: AsyncIterable<AuditEntry[]>) {
  for await (const batch of batches) {
    yield batch.map((entry) => toCells(entry).map((cell) => (cell instanceof Date ? secondsOf(cell) : cell)));
  }
}

/** A log is read to the second: `20 พ.ย. 2569 10:30:05`. */
const secondsOf = (at: Date): string =>
  `${formatDate(at)} ${new Date(at.getTime() + 7 * HOUR_SECONDS * 1_000).toISOString().slice(11, 19)}`;

const toCells = ({ id, at, actorName, accountId, action, noun, nounId, outcome, address }: AuditEntry): SheetRow => [
  id,
  at,
  actorName,
  accountId ?? '',
  actionWords(action),
  nounWords(noun),
  nounId ?? '',
  outcomeWords(outcome),
  address ?? '',
];

function dispositionOf(format: ExportFormat, now: Date): string {
  const day = thaiDay(now);
  const thai = `${words['audit.sheet'].th} ${Number(day.slice(0, 4)) + BUDDHIST_OFFSET}${day.slice(4)}.${format}`;
  return `attachment; filename="audit-${day}.${format}"; filename*=UTF-8''${encodeURIComponent(thai)}`;
}
