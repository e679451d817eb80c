import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';
import { writePdf } from '@/lib/files/pdf';
import { writeSheet } from '@/lib/files/sheets';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { createFileResponse, serveFile } from '@/lib/http/sheet-response';
import { readId } from '@/lib/list/list';
import { getSiteFrame } from '@/lib/site/queries';
import { recordReportExport } from './overview/overview.commands';
import { listOverviewExportRows } from './overview/overview.queries';
import { overviewList } from './overview/overview.rules';
import { buildOverviewDocument, buildOverviewSheet } from './overview/overview-document';
import { findPeriod } from './periods/periods.queries';
import { getPeriodState } from './periods/periods.rules';
import { buildReportDocument } from './report-document';
import { reportsMessages as words } from './reports.messages';
import { findOwnReport, findReport } from './reports.queries';

/**
 * One performance report as PDF, for viewers who may read it.
 *
 * @param request query: `report` (id of a report), or `period` for the report of one's own organisation
 */
export const answerReportPdf = (request: Request) => serveFile(request, buildReportPdf);

/**
 * Overview of a period as PDF or Excel file, for viewers who oversee reports.
 *
 * @param request query: `format`, and the parameters of the overview
 */
export const answerReportOverview = (request: Request) => serveFile(request, buildOverviewFile);

const limitExports = (viewer: Viewer) =>
  consume(getLimiter('reports.export'), String(viewer.accountId), 'reports.limited');

async function buildReportPdf(viewer: Viewer, params: URLSearchParams): Promise<Response> {
  if (!can(viewer, 'reports.write') && !can(viewer, 'reports.oversee')) {
    throw new AppError('forbidden', 'errors.forbidden');
  }
  const now = new Date();
  const [id, periodId] = [readId(params.get('report') ?? ''), readId(params.get('period') ?? '')];
  const own = periodId === undefined ? undefined : findOwnReport(viewer, periodId, now);
  const report = await (id === undefined ? own : findReport(viewer, id, now));
  if (!report) throw new AppError('missing', 'reports.missing');
  await limitExports(viewer);
  const bytes = await writePdf(buildReportDocument(report, await findBrand(), now));
  return buildFileResponse(
    bytes,
    'pdf',
    `${words['reports.report'].th} ${report.period.name} ${report.organisation.name}`,
    now,
  );
}

async function buildOverviewFile(viewer: Viewer, params: URLSearchParams): Promise<Response> {
  if (!can(viewer, 'reports.oversee')) throw new AppError('forbidden', 'errors.forbidden');
  const format = (['pdf', 'xlsx'] as const).find((name) => name === params.get('format'));
  if (!format) throw new AppError('invalid', 'errors.invalid', { format: 'reports.badFormat' });
  const choice = overviewList.read(Object.fromEntries([...params].reverse()));
  const found = choice.periodId === undefined ? undefined : await findPeriod(choice.periodId);
  if (!found) throw new AppError('missing', 'periods.missing');
  await limitExports(viewer);
  const now = new Date();
  const period = { ...found, state: getPeriodState(found, now) };
  const rows = await listOverviewExportRows(choice, period, { id: { gt: 0 } }, now);
  await recordReportExport({ periodId: period.id, format, rows: rows.length }, viewer);
  const title = `${words['reports.overview'].th} ${period.name}`;
  if (format === 'pdf')
    return buildFileResponse(
      await writePdf(buildOverviewDocument(rows, period, await findBrand(), now)),
      'pdf',
      title,
      now,
    );
  const sheet = buildOverviewSheet(rows, period);
  return buildFileResponse(
    await writeSheet(words['reports.sheet'].th, sheet.columns, sheet.rows, words['reports.sum'].th),
    'xlsx',
    title,
    now,
  );
}

const findBrand = async (): Promise<string> => (await getSiteFrame()).site.brand;

const buildFileResponse = (bytes: Buffer, format: 'pdf' | 'xlsx', title: string, now: Date): Response =>
  createFileResponse(new Uint8Array(bytes), format, { title, name: 'report' }, now);
