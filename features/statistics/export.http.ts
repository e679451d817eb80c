import { findRow } from '@/lib/areas/open';
import { can } from '@/lib/auth/access';
import { AppError } from '@/lib/errors/errors';
import { writePdf } from '@/lib/files/pdf';
import { csvStream, writeSheet } from '@/lib/files/sheets';
import { limit, spend } from '@/lib/http/rate-limit/database';
import { answerFile, fileResponse, inOneBatch, type SignedIn } from '@/lib/http/sheet-answer';
import { readFrame } from '@/lib/site/queries';
import { formatLongDate } from '@/lib/time/format';
import { noteFigureExport } from './export.commands';
import { figureCells, figureColumnsOf, figureSubtitles, figureSums } from './export.rules';
import { type FigureFormat, figureFormats } from './export.schema';
import { figureScopeOf } from './figure-scope';
import { nameNarrowing } from './labels.queries';
import { statisticsMessages as words } from './statistics.messages';
import { findFilter } from './statistics.queries';
import { type FigureChoice, readFigureChoice } from './statistics.rules';
import { MOST_ROWS, readFigureTable } from './tables.queries';
import type { FigureTable } from './tables.schema';

/** More lines than these make a PDF that nobody reads and that takes long to set. */
const PDF_ROWS = 2_000;

type Sheet = { title: string; choice: FigureChoice; table: FigureTable; narrowed: string[]; brand: string; now: Date };

/**
 * Figures as a file, for whoever is signed in and from our own pages.
 *
 * @param request its address: `place`, the path of the screen in the viewer's own area; `format`; and the screen's own parameters
 */
export const answerFigureExport = (request: Request): Promise<Response> => answerFile(request, exportFor);

async function exportFor(viewer: SignedIn, params: URLSearchParams): Promise<Response> {
  if (!can(viewer, 'statistics.read')) throw new AppError('forbidden', 'errors.forbidden');
  const format = figureFormats.find((name) => name === params.get('format'));
  if (!format) throw new AppError('invalid', 'errors.invalid', { format: 'statistics.badFormat' });
  const choice = readFigureChoice(Object.fromEntries([...params].reverse()));
  const found = findRow(viewer.role, params.get('place') ?? '');
  const scope = found?.rest.length === 0 ? figureScopeOf(found.row, choice.part) : undefined;
  if (!found || !scope) throw new AppError('missing', 'statistics.noPlace');
  await spend(limit('statistics.export'), String(viewer.accountId), 'statistics.limited');
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
  const body = await bodies[format]({ title, choice, table, narrowed, brand: site.brand, now });
  return fileResponse(body, format, { title, name: 'statistics' }, now);
}

const rowsOf = ({ choice, table }: Sheet) => table.rows.map((row, index) => figureCells(choice.by, row, index + 1));

const bodies: Readonly<Record<FigureFormat, (sheet: Sheet) => Promise<BodyInit>>> = {
  csv: async (sheet) => {
    const { choice, table } = sheet;
    const titles = figureColumnsOf(choice.by, table).map(({ title }) => title);
    return csvStream(titles, inOneBatch([...rowsOf(sheet), figureSums(choice.by, table)]));
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
