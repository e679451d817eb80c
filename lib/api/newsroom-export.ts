import { newsroomPlaceOf } from '../areas/newsroom-place';
import { findRow } from '../areas/open';
import { can } from '../auth/access';
import type { Viewer } from '../auth/viewer';
import { env } from '../env';
import { AppError } from '../errors';
import { HOUR_SECONDS, limit, spend } from '../limits';
import { noteExport } from '../newsroom-export/commands';
import { newsroomExportMessages } from '../newsroom-export/messages';
import { listExportIds, readExportRows } from '../newsroom-export/queries';
import { dispositionOf, exportColumns, inWords, toCells } from '../newsroom-export/rules';
import { type ExportFormat, exportFormats } from '../newsroom-export/schema';
import { readNewsroomChoice } from '../newsroom-list/rules';
import type { NewsroomRow } from '../newsroom-list/schema';
import { csvStream, writeSheet } from '../sheets';
import { failure } from './failure';
import { readAsker } from './json-write';

const EXPORTS_AN_HOUR = 20;
const KEPT = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
const mimeTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * A list of the newsroom as a file, for whoever is signed in and from our own pages.
 *
 * @param request its address: `place`, the list's path in the viewer's own area; `format`; and the list's own parameters
 */
export async function answerExport(request: Request): Promise<Response> {
  try {
    return await exportFor(await readAsker(request), new URL(request.url).searchParams);
  } catch (error) {
    const refused = failure(error);
    return Response.json(refused.body, { status: refused.status, headers: { ...KEPT, ...refused.headers } });
  }
}

async function exportFor(viewer: Viewer, params: URLSearchParams): Promise<Response> {
  if (viewer.role === 'visitor') throw new AppError('unauthenticated', 'errors.unauthenticated');
  if (!can(viewer, 'news.write')) throw new AppError('forbidden', 'errors.forbidden');
  const path = params.get('place') ?? '';
  const format = exportFormats.find((name) => name === params.get('format'));
  if (!format) throw new AppError('invalid', 'errors.invalid', { format: 'newsroomExport.badFormat' });
  const choice = readNewsroomChoice(Object.fromEntries([...params].reverse()));
  const found = path === '' ? undefined : findRow(viewer.role, path);
  const place = found?.rest.length === 0 ? newsroomPlaceOf(found.row, choice.part) : undefined;
  if (!found || !place) throw new AppError('missing', 'newsroomExport.noPlace');
  await spend(limit('news.export', EXPORTS_AN_HOUR, HOUR_SECONDS), String(viewer.accountId), 'newsroomExport.limited');
  const now = new Date();
  const ids = await listExportIds(viewer, place, choice, now);
  await noteExport({ place: found.row.path, format, rows: ids.length }, viewer);
  const batches = numbered(readExportRows(viewer, place, choice, now, ids), now);
  return new Response(await bodies[format](batches), {
    headers: {
      ...KEPT,
      'Content-Type': mimeTypes[format],
      'Content-Disposition': dispositionOf(found.row.title.th, format, now),
    },
  });
}

type Batches = ReturnType<typeof numbered>;

const bodies: Readonly<Record<ExportFormat, (batches: Batches) => Promise<BodyInit>>> = {
  csv: async (batches) =>
    csvStream(
      exportColumns.map(({ title }) => title),
      inWordsOf(batches),
    ),
  xlsx: async (batches) => {
    const rows = [];
    for await (const batch of batches) rows.push(...batch);
    const words = newsroomExportMessages;
    const sheet = await writeSheet(
      words['newsroomExport.sheet'].th,
      exportColumns,
      rows,
      words['newsroomExport.sum'].th,
    );
    return new Uint8Array(sheet);
  },
};

async function* numbered(batches: AsyncIterable<NewsroomRow[]>, now: Date) {
  let number = 0;
  for await (const batch of batches) {
    yield batch.map((row) => {
      number += 1;
      return toCells(row, number, env.SITE_URL, now);
    });
  }
}

async function* inWordsOf(batches: Batches) {
  for await (const batch of batches) yield batch.map((row) => row.map(inWords));
}
