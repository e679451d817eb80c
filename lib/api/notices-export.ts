import { can } from '../auth/access';
import type { Viewer } from '../auth/viewer';
import { env } from '../env';
import { AppError } from '../errors';
import { HOUR_SECONDS, limit, spend } from '../limits';
import { readId } from '../list';
import { noteNoticeExport } from '../notice-tracking/commands';
import { noticeTrackingMessages as words } from '../notice-tracking/messages';
import { countReceipts, readReceipts } from '../notice-tracking/queries';
import { dispositionOf, exportColumns, inWords, readTrackingChoice, toCells } from '../notice-tracking/rules';
import { type ExportFormat, exportFormats, type ReceiptRow } from '../notice-tracking/schema';
import { findNotice } from '../notices/queries';
import { csvStream, writeSheet } from '../sheets';
import { failure } from './failure';
import { readAsker } from './json-write';

const EXPORTS_AN_HOUR = 60;
const KEPT = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
const mimeTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * The receipts of a sent notice as a file, for whoever sends notices and from our own pages.
 *
 * @param request its address: `notice`, `format`, and the table's own parameters
 */
export async function answerNoticeExport(request: Request): Promise<Response> {
  try {
    return await exportFor(await readAsker(request), new URL(request.url).searchParams);
  } catch (error) {
    const refused = failure(error);
    return Response.json(refused.body, { status: refused.status, headers: { ...KEPT, ...refused.headers } });
  }
}

async function exportFor(viewer: Viewer, params: URLSearchParams): Promise<Response> {
  if (viewer.role === 'visitor') throw new AppError('unauthenticated', 'errors.unauthenticated');
  if (!can(viewer, 'notices.send')) throw new AppError('forbidden', 'errors.forbidden');
  const format = exportFormats.find((name) => name === params.get('format'));
  if (!format) throw new AppError('invalid', 'errors.invalid', { format: 'noticeTracking.badFormat' });
  const notice = await findNotice(viewer, readId(params.get('notice') ?? '') ?? 0);
  if (!notice?.sentAt) throw new AppError('missing', 'notices.notFound');
  await spend(
    limit('notices.export', EXPORTS_AN_HOUR, HOUR_SECONDS),
    String(viewer.accountId),
    'noticeTracking.limited',
  );
  const choice = readTrackingChoice(Object.fromEntries([...params].reverse()));
  const counts = await countReceipts(viewer, notice, choice);
  await noteNoticeExport({ id: notice.id, format, rows: counts[choice.tab] }, viewer);
  const headers = {
    ...KEPT,
    'Content-Type': mimeTypes[format],
    'Content-Disposition': dispositionOf(notice.id, format, new Date()),
  };
  return new Response(await bodies[format](readReceipts(viewer, notice, choice)), { headers });
}

type Batches = AsyncIterable<ReceiptRow[]>;

const bodies: Readonly<Record<ExportFormat, (batches: Batches) => Promise<BodyInit>>> = {
  csv: async (batches) =>
    csvStream(
      exportColumns.map(({ title }) => title),
      inCells(batches),
    ),
  xlsx: async (batches) => {
    const rows = [];
    for await (const batch of batches) rows.push(...batch.map((row) => toCells(row, env.SITE_URL)));
    return new Uint8Array(await writeSheet(words['noticeTracking.sheet'].th, exportColumns, rows, ''));
  },
};

async function* inCells(batches: Batches) {
  for await (const batch of batches) yield batch.map((row) => toCells(row, env.SITE_URL).map(inWords));
}
