import { findRow } from '../areas/open';
import { can } from '../auth/access';
import type { Viewer } from '../auth/viewer';
import { AppError } from '../errors';
import { HOUR_SECONDS, limit, spend } from '../limits';
import { inWords } from '../newsroom-export/rules';
import { noteExport } from '../organisation-export/commands';
import { organisationExportMessages as words } from '../organisation-export/messages';
import { readExport } from '../organisation-export/queries';
import { dispositionOf, exportColumns, toCells } from '../organisation-export/rules';
import { type ExportFormat, exportFormats } from '../organisation-export/schema';
import { organisationPlaceOf, readOrganisationChoice } from '../organisation-list/rules';
import type { OrganisationRow } from '../organisation-list/schema';
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
 * A list of organisations as a file, for whoever has such a list in the own area and asks from our own pages.
 *
 * @param request its address: `place`, the list's path in the viewer's own area; `format`; and the list's own parameters
 */
export async function answerOrganisationExport(request: Request): Promise<Response> {
  try {
    return await exportFor(await readAsker(request), new URL(request.url).searchParams);
  } catch (error) {
    const refused = failure(error);
    return Response.json(refused.body, { status: refused.status, headers: { ...KEPT, ...refused.headers } });
  }
}

async function exportFor(viewer: Viewer, params: URLSearchParams): Promise<Response> {
  if (viewer.role === 'visitor') throw new AppError('unauthenticated', 'errors.unauthenticated');
  if (!can(viewer, 'organisations.read')) throw new AppError('forbidden', 'errors.forbidden');
  const format = exportFormats.find((name) => name === params.get('format'));
  if (!format) throw new AppError('invalid', 'errors.invalid', { format: 'organisationExport.badFormat' });
  const { row, place } = findPlace(viewer, params.get('place') ?? '');
  const choice = readOrganisationChoice(Object.fromEntries([...params].reverse()), place.kind);
  const key = String(viewer.accountId);
  await spend(limit('organisation.export', EXPORTS_AN_HOUR, HOUR_SECONDS), key, 'organisationExport.limited');
  const now = new Date();
  const { total, batches } = await readExport(viewer, place, choice, now);
  await noteExport({ place: row.path, format, rows: total }, viewer);
  return new Response(await bodies[format](numbered(batches)), {
    headers: {
      ...KEPT,
      'Content-Type': mimeTypes[format],
      'Content-Disposition': dispositionOf(row.title.th, format, now),
    },
  });
}

function findPlace(viewer: Viewer, path: string) {
  const found = path === '' || viewer.role === 'visitor' ? undefined : findRow(viewer.role, path);
  const isList = found?.rest.length === 0 && found.row.screen === 'organisations';
  const place = isList ? organisationPlaceOf(found.row.scope) : undefined;
  if (!found || !place) throw new AppError('missing', 'organisationExport.noPlace');
  return { row: found.row, place };
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
    const sheet = await writeSheet(
      words['organisationExport.sheet'].th,
      exportColumns,
      rows,
      words['organisationExport.sum'].th,
    );
    return new Uint8Array(sheet);
  },
};

async function* numbered(batches: AsyncIterable<OrganisationRow[]>) {
  let number = 0;
  for await (const batch of batches) {
    yield batch.map((row) => {
      number += 1;
      return toCells(row, number);
    });
  }
}

async function* inWordsOf(batches: Batches) {
  for await (const batch of batches) yield batch.map((row) => row.map(inWords));
}
