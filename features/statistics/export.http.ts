import { writePdf } from '@/lib/files/pdf';
import type { SheetColumn } from '@/lib/files/sheet-format';
import { fileExport } from '@/lib/http/sheet-export';
import { buildSheetBody, toSingleBatch } from '@/lib/http/sheet-response';
import { pickMessage } from '@/lib/messages/message';
import { getSiteFrame } from '@/lib/site/queries';
import { formatLongDate } from '@/lib/time/format';
import { recordFigureExport } from './export.commands';
import {
  buildFigureSheetColumns,
  buildFigureSubtitles,
  listFigureFacts,
  toFigureCells,
  toSumCells,
} from './export.rules';
import { figureFormats } from './export.schema';
import { buildFigureChart } from './figure-document';
import { findFigureScope } from './figure-scope';
import { listFilterNames } from './labels.queries';
import { statisticsMessages as words } from './statistics.messages';
import { resolveFigureFilter } from './statistics.queries';
import { readFigureChoice } from './statistics.rules';
import { getFigureTable, MOST_ROWS } from './tables.queries';

/** Maximum rows of a PDF: a longer one takes long to typeset and is not readable. */
const PDF_ROWS = 2_000;

/** Figures as a file; the URL has `place`, `format` and the screen's own parameters. */
export const answerFigureExport = fileExport({
  right: 'statistics.read',
  formats: figureFormats,
  limit: 'statistics.export',
  refusals: {
    format: words['statistics.badFormat'],
    limited: pickMessage(words, 'statistics.limited'),
    missing: pickMessage(words, 'statistics.noPlace'),
  },
  find: ({ params, row }) => {
    const choice = readFigureChoice(params);
    const scope = row && findFigureScope(row, choice.part);
    return row && scope && { choice, row, scope };
  },
  read: async ({ choice, row, scope }, { viewer, format }) => {
    const now = new Date();
    const [table, filter, { site }] = await Promise.all([
      getFigureTable(viewer, scope, { ...choice, page: 1 }, { now, rows: format === 'pdf' ? PDF_ROWS : MOST_ROWS }),
      resolveFigureFilter(viewer, scope, choice),
      getSiteFrame(),
    ]);
    const narrowed = await listFilterNames(choice, filter.organisationIds);
    const title = `${row.title.th} ${words['statistics.by']}${words[`statistics.by.${choice.by}`]}`;
    const columns = buildFigureSheetColumns(choice.by, table);
    const rows = table.rows.map((figures, index) => toFigureCells(choice.by, figures, index + 1));
    const total = toSumCells(choice.by, table);
    const file = { title, name: 'statistics', now };
    return {
      audit: [recordFigureExport, { place: row.path, rows: rows.length }],
      ...file,
      body: async () => {
        if (format !== 'pdf') {
          const sheet = { ...file, columns, batches: toSingleBatch(rows), sum: words['statistics.sum'], foot: total };
          return buildSheetBody(format, { ...sheet, filters: listFigureFacts(table, narrowed), most: MOST_ROWS });
        }
        const document = await writePdf({
          title,
          subtitles: buildFigureSubtitles(table, narrowed),
          footer: `${site.brand} · ${formatLongDate(now)}`,
          landscape: table.compared !== undefined,
          parts: [
            ...buildFigureChart(table, choice),
            { kind: 'table', columns: columns.map(toPdfColumn), rows, foot: total },
          ],
        });
        return new Uint8Array(document);
      },
    };
  },
});

const toPdfColumn = ({ title, sum }: SheetColumn, index: number) => ({ title, number: sum === true || index === 0 });
