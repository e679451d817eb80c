import { writePdf } from '@/lib/files/pdf';
import { createCsvStream, writeSheet } from '@/lib/files/sheets';
import { fileExport } from '@/lib/http/sheet-export';
import { toSingleBatch } from '@/lib/http/sheet-response';
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

/** Figures as a file; the URL has `place`, `format` and the screen's own parameters. */
export const answerFigureExport = fileExport({
  right: 'statistics.read',
  formats: figureFormats,
  limit: 'statistics.export',
  refusals: { format: 'statistics.badFormat', limited: 'statistics.limited', missing: 'statistics.noPlace' },
  find: ({ params, row }) => {
    const choice = readFigureChoice(params);
    const scope = row && findFigureScope(row, choice.part);
    return scope && { choice, row, scope };
  },
  read: async ({ choice, row, scope }, { viewer, format }) => {
    const now = new Date();
    const rows = format === 'pdf' ? PDF_ROWS : MOST_ROWS;
    const [table, filter, { site }] = await Promise.all([
      getFigureTable(viewer, scope, { ...choice, page: 1 }, { now, rows }),
      resolveFigureFilter(viewer, scope, choice),
      getSiteFrame(),
    ]);
    const narrowed = await listFilterNames(choice, filter.organisationIds);
    const title = `${row.title.th} ${words['statistics.by'].th}${words[`statistics.by.${choice.by}`].th}`;
    return {
      audit: [recordFigureExport, { place: row.path, rows: table.rows.length }],
      ...{ title, name: 'statistics', now },
      body: () => bodyBuilders[format]({ title, choice, table, narrowed, brand: site.brand, now }),
    };
  },
});

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
