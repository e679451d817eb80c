import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';
import { writePdf } from '@/lib/files/pdf';
import { writeSheet } from '@/lib/files/sheets';
import { limit, spend } from '@/lib/http/rate-limit/database';
import { answerFile, fileResponse } from '@/lib/http/sheet-answer';
import { readId } from '@/lib/list/list';
import { readFrame } from '@/lib/site/queries';
import { noteReportExport } from './overview/overview.commands';
import { listExportRows } from './overview/overview.queries';
import { readOverviewChoice } from './overview/overview.rules';
import { printOverview, sheetOf } from './overview/print';
import { findPeriod } from './periods/periods.queries';
import { stateOf } from './periods/periods.rules';
import { printReport } from './print';
import { reportsMessages as words } from './reports.messages';
import { findOwnReport, findReport } from './reports.queries';

/**
 * One performance report as PDF, for whoever may open it.
 *
 * @param request its address: `report`, the id of a report, or `period`, that of the own organisation's
 */
export const answerReportPdf = (request: Request) => answerFile(request, onePdf);

/**
 * The overview of a period as PDF or Excel file, for who oversees reports.
 *
 * @param request its address: `format`, and the overview's own parameters
 */
export const answerReportOverview = (request: Request) => answerFile(request, overview);

const spendExport = (viewer: Viewer) => spend(limit('reports.export'), String(viewer.accountId), 'reports.limited');

async function onePdf(viewer: Viewer, params: URLSearchParams): Promise<Response> {
  if (!can(viewer, 'reports.write') && !can(viewer, 'reports.oversee')) {
    throw new AppError('forbidden', 'errors.forbidden');
  }
  const now = new Date();
  const [id, periodId] = [readId(params.get('report') ?? ''), readId(params.get('period') ?? '')];
  const own = periodId === undefined ? undefined : findOwnReport(viewer, periodId, now);
  const report = await (id === undefined ? own : findReport(viewer, id, now));
  if (!report) throw new AppError('missing', 'reports.missing');
  await spendExport(viewer);
  const bytes = await writePdf(printReport(report, await brandOf(), now));
  return fileOf(bytes, 'pdf', `${words['reports.report'].th} ${report.period.name} ${report.organisation.name}`, now);
}

async function overview(viewer: Viewer, params: URLSearchParams): Promise<Response> {
  if (!can(viewer, 'reports.oversee')) throw new AppError('forbidden', 'errors.forbidden');
  const format = (['pdf', 'xlsx'] as const).find((name) => name === params.get('format'));
  if (!format) throw new AppError('invalid', 'errors.invalid', { format: 'reports.badFormat' });
  const choice = readOverviewChoice(Object.fromEntries([...params].reverse()));
  const found = choice.periodId === undefined ? undefined : await findPeriod(choice.periodId);
  if (!found) throw new AppError('missing', 'periods.missing');
  await spendExport(viewer);
  const now = new Date();
  const period = { ...found, state: stateOf(found, now) };
  const rows = await listExportRows(choice, period, { id: { gt: 0 } }, now);
  await noteReportExport({ periodId: period.id, format, rows: rows.length }, viewer);
  const title = `${words['reports.overview'].th} ${period.name}`;
  if (format === 'pdf')
    return fileOf(await writePdf(printOverview(rows, period, await brandOf(), now)), 'pdf', title, now);
  const sheet = sheetOf(rows, period);
  return fileOf(
    await writeSheet(words['reports.sheet'].th, sheet.columns, sheet.rows, words['reports.sum'].th),
    'xlsx',
    title,
    now,
  );
}

const brandOf = async (): Promise<string> => (await readFrame()).site.brand;

const fileOf = (bytes: Buffer, format: 'pdf' | 'xlsx', title: string, now: Date): Response =>
  fileResponse(new Uint8Array(bytes), format, { title, name: 'report' }, now);
