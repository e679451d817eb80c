import { findRow } from '@/lib/areas/navigation';
import { can } from '@/lib/auth/access';
import { AppError } from '@/lib/errors/errors';
import { writePdf } from '@/lib/files/pdf';
import { createCsvStream, writeSheet } from '@/lib/files/sheets';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { createFileResponse, type SignedInViewer, serveFile, toSingleBatch } from '@/lib/http/sheet-response';
import { getSiteFrame } from '@/lib/site/queries';
import { formatLongDate } from '@/lib/time/format';
import { recordFigureExport } from './export.commands';
import { buildFigureSheetColumns, buildFigureSubtitles, toFigureCells, toSumCells } from './export.rules';
import { type FigureFormat, figureFormats } from './export.schema';
import { findFigureScope } from './figure-scope';
import { listFilterNames } from './labels.queries';
import { statisticsMessages as words } from './statistics.messages';
import { resolveFigureFilter } from './statistics.queries';
import { type FigureChoice, readFigureChoice } from './statistics.rules';
import { getFigureTable, MOST_ROWS } from './tables.queries';
import type { FigureTable } from './tables.schema';

/** Maximum rows of a PDF: a longer one takes long to typeset and is not readable. */
const PDF_ROWS = 2_000;

type FigureSheet = {
  title: string;
  choice: FigureChoice;
  table: FigureTable;
  narrowed: string[];
  brand: string;
  now: Date;
};

/**
 * Figures as a file, for signed-in users and same-origin requests only.
 *
 * @param request URL parameters: `place`, the path of the screen in the viewer's area; `format`; and the screen's own
 */
export const answerFigureExport = (request: Request): Promise<Response> => serveFile(request, buildFigureFile);

async function buildFigureFile(viewer: SignedInViewer, params: URLSearchParams): Promise<Response> {
  if (!can(viewer, 'statistics.read')) throw new AppError('forbidden', 'errors.forbidden');
  const format = figureFormats.find((name) => name === params.get('format'));
  if (!format) throw new AppError('invalid', 'errors.invalid', { format: 'statistics.badFormat' });
  const choice = readFigureChoice(Object.fromEntries([...params].reverse()));
  const found = findRow(viewer.role, params.get('place') ?? '');
  const scope = found?.rest.length === 0 ? findFigureScope(found.row, choice.part) : undefined;
  if (!found || !scope) throw new AppError('missing', 'statistics.noPlace');
  await consume(getLimiter('statistics.export'), String(viewer.accountId), 'statistics.limited');
  const now = new Date();
  const rows = format === 'pdf' ? PDF_ROWS : MOST_ROWS;
  const whole = { ...choice, page: 1 };
  const [table, filter, { site }] = await Promise.all([
    getFigureTable(viewer, scope, whole, { now, rows }),
    resolveFigureFilter(viewer, scope, choice),
    getSiteFrame(),
  ]);
  const narrowed = await listFilterNames(choice, filter.organisationIds);
  await recordFigureExport({ place: found.row.path, format, rows: table.rows.length }, viewer);
  const title = `${found.row.title.th} ${words['statistics.by'].th}${words[`statistics.by.${choice.by}`].th}`;
  const body = await bodyBuilders[format]({ title, choice, table, narrowed, brand: site.brand, now });
  return createFileResponse(body, format, { title, name: 'statistics' }, now);
}

const toSheetRows = ({ choice, table }: FigureSheet) =>
  table.rows.map((row, index) => toFigureCells(choice.by, row, index + 1));

const bodyBuilders: Readonly<Record<FigureFormat, (sheet: FigureSheet) => Promise<BodyInit>>> = {
  csv: async (sheet) => {
    const { choice, table } = sheet;
    const titles = buildFigureSheetColumns(choice.by, table).map(({ title }) => title);
    return createCsvStream(titles, toSingleBatch([...toSheetRows(sheet), toSumCells(choice.by, table)]));
  },
  xlsx: async (sheet) => {
    const columns = buildFigureSheetColumns(sheet.choice.by, sheet.table);
    return new Uint8Array(await writeSheet(sheet.title, columns, toSheetRows(sheet), words['statistics.sum'].th));
  },
  pdf: async (sheet) => {
    const { title, choice, table, narrowed, brand, now } = sheet;
    const columns = buildFigureSheetColumns(choice.by, table).map((column, index) => ({
      title: column.title,
      number: column.sum === true || index === 0,
    }));
    const foot = toSumCells(choice.by, table);
    const document = await writePdf({
      title,
      subtitles: buildFigureSubtitles(table, narrowed),
      footer: `${brand} · ${formatLongDate(now)}`,
      landscape: table.compared !== undefined,
      parts: [{ kind: 'table', columns, rows: toSheetRows(sheet), foot }],
    });
    return new Uint8Array(document);
  },
};
