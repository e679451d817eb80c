import { supervisedBy } from '@/features/organisations/organisations.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { writePdf } from '@/lib/files/pdf';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { fileExport } from '@/lib/http/sheet-export';
import { buildSheetBody, createFileResponse, serveFile, toSingleBatch } from '@/lib/http/sheet-response';
import { readId } from '@/lib/list/list';
import { pickMessage } from '@/lib/messages/message';
import { getSiteFrame } from '@/lib/site/queries';
import { recordReportExport } from './overview/overview.commands';
import { EXPORT_ROWS, listOverviewExportRows, listOverviewLocations } from './overview/overview.queries';
import { overviewList } from './overview/overview.rules';
import { buildOverviewDocument, buildOverviewSheet, listOverviewFacts } from './overview/overview-document';
import { periodsMessages } from './periods/periods.messages';
import { findPeriod } from './periods/periods.queries';
import { getPeriodState } from './periods/periods.rules';
import { buildReportDocument } from './report-document';
import { reportsMessages as words } from './reports.messages';
import { findOwnReport, findReport } from './reports.queries';

const limit = 'reports.export';
const limited = pickMessage(words, 'reports.limited');

/**
 * One performance report as PDF, for viewers who may read it.
 *
 * @param request query: `report` (id of a report), or `period` for the report of one's own organisation
 */
export const answerReportPdf = (request: Request) => serveFile(request, buildReportPdf);

async function buildReportPdf(viewer: Viewer, params: URLSearchParams): Promise<Response> {
  if (!can(viewer, 'reports.write') && !can(viewer, 'reports.oversee')) {
    throw new AppError('forbidden', pickMessage(errorMessages, 'errors.forbidden'));
  }
  const now = new Date();
  const [id, periodId] = [readId(params.get('report') ?? ''), readId(params.get('period') ?? '')];
  const own = periodId === undefined ? undefined : findOwnReport(viewer, periodId, now);
  const report = await (id === undefined ? own : findReport(viewer, id, now));
  if (!report) throw new AppError('missing', pickMessage(words, 'reports.missing'));
  await consume(getLimiter(limit), String(viewer.accountId), limited);
  const bytes = await writePdf(buildReportDocument(report, await findBrand(), now));
  const title = `${words['reports.report']} ${report.period.name} ${report.organisation.name}`;
  return createFileResponse(new Uint8Array(bytes), 'pdf', { title, name: 'report' }, now);
}

/**
 * Overview of a period as a file, of the organisations that the viewer's own one supervises; the URL has `format` and the
 * overview's own parameters.
 */
export const answerReportOverview = fileExport({
  right: 'reports.follow',
  formats: ['pdf', 'xlsx'],
  limit,
  refusals: { format: words['reports.badFormat'], limited, missing: pickMessage(periodsMessages, 'periods.missing') },
  find: async ({ params }) => {
    const choice = overviewList.read(params);
    const found = choice.periodId === undefined ? undefined : await findPeriod(choice.periodId);
    return found && { choice, found };
  },
  read: async ({ choice, found }, { viewer, format }) => {
    const now = new Date();
    const period = { ...found, state: getPeriodState(found, now) };
    const [rows, { regions, provinces }] = await Promise.all([
      listOverviewExportRows(choice, period, supervisedBy(viewer), now),
      listOverviewLocations(),
    ]);
    const filters = overviewList.describe(choice, { regionId: regions, provinceId: provinces });
    const file = { title: `${words['reports.overview']} ${period.name}`, name: 'report', now };
    return {
      audit: [recordReportExport, { id: period.id, rows: rows.length }],
      ...file,
      body: async () => {
        if (format === 'pdf') {
          const document = buildOverviewDocument(rows, period, { filters, brand: await findBrand(), now });
          return new Uint8Array(await writePdf(document));
        }
        const { columns, rows: cells } = buildOverviewSheet(rows, period);
        const sheet = { ...file, columns, sheet: words['reports.sheet'], sum: words['reports.sum'], most: EXPORT_ROWS };
        const facts = listOverviewFacts(rows, period, filters);
        return buildSheetBody(format, { ...sheet, filters: facts, batches: toSingleBatch(cells) });
      },
    };
  },
});

const findBrand = async (): Promise<string> => (await getSiteFrame()).site.brand;
