import { figureScopeOf } from '../areas/figure-scope';
import { findRow } from '../areas/open';
import { can } from '../auth/access';
import type { Viewer } from '../auth/viewer';
import { AppError } from '../errors';
import { noteFigureExport } from '../figure-export/commands';
import { figureCells, figureColumnsOf, figureDisposition, figureSubtitles, figureSums } from '../figure-export/rules';
import { type FigureFormat, figureFormats } from '../figure-export/schema';
import { nameNarrowing } from '../figure-names/queries';
import { MOST_ROWS, readFigureTable } from '../figure-tables/queries';
import type { FigureTable } from '../figure-tables/schema';
import { formatLongDate } from '../format';
import { HOUR_SECONDS, limit, spend } from '../limits';
import { writePdf } from '../pdf';
import { csvStream, writeSheet } from '../sheets';
import { readFrame } from '../site/queries';
import { statisticsMessages as words } from '../statistics/messages';
import { findFilter } from '../statistics/queries';
import { type FigureChoice, readFigureChoice } from '../statistics/rules';
import { failure } from './failure';
import { readAsker } from './json-write';

const EXPORTS_AN_HOUR = 30;
/** More lines than these make a PDF that nobody reads and that takes long to set. */
const PDF_ROWS = 2_000;
const KEPT = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
const mimeTypes: Readonly<Record<FigureFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

type Sheet = { title: string; choice: FigureChoice; table: FigureTable; narrowed: string[]; brand: string; now: Date };

/**
 * Figures as a file, for whoever is signed in and from our own pages.
 *
 * @param request its address: `place`, the path of the screen in the viewer's own area; `format`; and the screen's own parameters
 */
export async function answerFigureExport(request: Request): Promise<Response> {
  try {
    return await exportFor(await readAsker(request), new URL(request.url).searchParams);
  } catch (error) {
    const refused = failure(error);
    return Response.json(refused.body, { status: refused.status, headers: { ...KEPT, ...refused.headers } });
  }
}

async function exportFor(viewer: Viewer, params: URLSearchParams): Promise<Response> {
  if (viewer.role === 'visitor') throw new AppError('unauthenticated', 'errors.unauthenticated');
  if (!can(viewer, 'statistics.read')) throw new AppError('forbidden', 'errors.forbidden');
  const format = figureFormats.find((name) => name === params.get('format'));
  if (!format) throw new AppError('invalid', 'errors.invalid', { format: 'statistics.badFormat' });
  const choice = readFigureChoice(Object.fromEntries([...params].reverse()));
  const found = findRow(viewer.role, params.get('place') ?? '');
  const scope = found?.rest.length === 0 ? figureScopeOf(found.row, choice.part) : undefined;
  if (!found || !scope) throw new AppError('missing', 'statistics.noPlace');
  await spend(
    limit('statistics.export', EXPORTS_AN_HOUR, HOUR_SECONDS),
    String(viewer.accountId),
    'statistics.limited',
  );
  const now = new Date();
  const rows = format === 'pdf' ? PDF_ROWS : MOST_ROWS;
  const whole = { ...choice, page: 1 };
  const [table, filter, { site }] = await Promise.all([
    readFigureTable(viewer, scope, whole, { now, rows }),
    findFilter(viewer, scope, choice),
    readFrame(),
  ]);
  const narrowed = await nameNarrowing(choice, filter.organisationIds);
  await noteFigureExport({ place: found.row.path, format, rows: table.rows.length }, viewer);
  const title = `${found.row.title.th} ${words['statistics.by'].th}${words[`statistics.by.${choice.by}`].th}`;
  return new Response(await bodies[format]({ title, choice, table, narrowed, brand: site.brand, now }), {
    headers: {
      ...KEPT,
      'Content-Type': mimeTypes[format],
      'Content-Disposition': figureDisposition(title, format, now),
    },
  });
}

const rowsOf = ({ choice, table }: Sheet) => table.rows.map((row, index) => figureCells(choice.by, row, index + 1));

const bodies: Readonly<Record<FigureFormat, (sheet: Sheet) => Promise<BodyInit>>> = {
  csv: async (sheet) => {
    const { choice, table } = sheet;
    const titles = figureColumnsOf(choice.by, table).map(({ title }) => title);
    return csvStream(titles, batch([...rowsOf(sheet), figureSums(choice.by, table)]));
  },
  xlsx: async (sheet) => {
    const columns = figureColumnsOf(sheet.choice.by, sheet.table);
    return new Uint8Array(await writeSheet(sheet.title, columns, rowsOf(sheet), words['statistics.sum'].th));
  },
  pdf: async (sheet) => {
    const { title, choice, table, narrowed, brand, now } = sheet;
    const columns = figureColumnsOf(choice.by, table).map((column, index) => ({
      title: column.title,
      number: column.sum === true || index === 0,
    }));
    const foot = figureSums(choice.by, table);
    const document = await writePdf({
      title,
      subtitles: figureSubtitles(table, narrowed),
      footer: `${brand} · ${formatLongDate(now)}`,
      landscape: table.compared !== undefined,
      parts: [{ kind: 'table', columns, rows: rowsOf(sheet), foot }],
    });
    return new Uint8Array(document);
  },
};

async function* batch<R>(rows: R[]): AsyncGenerator<R[]> {
  yield rows;
}
