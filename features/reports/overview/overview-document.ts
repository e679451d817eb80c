import type { PdfCell, PdfDocument } from '@/lib/files/pdf';
import type { SheetFact } from '@/lib/files/sheet-facts';
import type { SheetColumn } from '@/lib/files/sheet-format';
import type { SheetRow } from '@/lib/files/sheets';
import { formatDate, formatDateTime, formatNumber } from '@/lib/time/format';
import { figureNames } from '../figures.schema';
import { reportsMessages as words } from '../reports.messages';
import { isHandedIn } from '../reports.rules';
import { describeState } from '../way/way.rules';
import type { OverviewExportRow } from './overview.queries';
import type { OverviewPeriod } from './overview.schema';

const formatState = ({ state, desk }: OverviewExportRow, period: OverviewPeriod): string =>
  describeState(state, period.state, desk);

/** Progress, and the reports at a desk above where the period's way goes through one. */
function listProgressFacts(rows: readonly OverviewExportRow[], { way }: OverviewPeriod): SheetFact[] {
  const checking = rows.filter(({ state }) => state === 'checking').length;
  return [
    [words['reports.state.submitted'], describeProgress(rows)],
    ...(way === 'province' || checking > 0
      ? [[words['reports.state.checking'], words['reports.copies'].replace('{n}', formatNumber(checking))] as const]
      : []),
  ];
}

type FigureName = (typeof figureNames)[number];

/** A figure of an office that handed in; the others have none. */
const formatFigure = ({ sums }: OverviewExportRow, name: FigureName): string | number =>
  sums?.[name] ?? words['reports.noData'];

/** Number of rows that handed in, of all. */
function describeProgress(rows: readonly OverviewExportRow[]): string {
  const handedIn = rows.filter(({ state }) => isHandedIn(state)).length;
  return words['reports.progressOf'].replace('{n}', formatNumber(handedIn)).replace('{m}', formatNumber(rows.length));
}

const formatDays = ({ startsOn, endsOn }: OverviewPeriod): string =>
  `${formatDate(new Date(startsOn))} – ${formatDate(new Date(endsOn))}`;

/** Overview of a period as a document: a row for each organisation, and the sums. */
export function buildOverviewDocument(
  rows: readonly OverviewExportRow[],
  period: OverviewPeriod,
  { filters, brand, now }: { filters: readonly SheetFact[]; brand: string; now: Date },
): PdfDocument {
  return {
    title: words['reports.overview'],
    subtitles: [
      period.name,
      `${words['reports.days']} ${formatDays(period)}`,
      ...filters.map(([name, value]) => `${name} ${value}`),
      ...listProgressFacts(rows, period).map(([name, value]) => `${name} ${value}`),
      // Below the table it could be alone on the last page.
      words['reports.note.handedIn'],
    ],
    footer: `${brand} · ${words['reports.printed']} ${formatDateTime(now)}`,
    landscape: true,
    parts: [
      {
        kind: 'table',
        columns: [
          { title: words['reports.number'], number: true, width: 28 },
          { title: words['reports.organisation'], width: '*' },
          { title: words['reports.kind'], width: 92 },
          { title: words['reports.province'], width: 78 },
          { title: words['reports.state'], width: 50 },
          { title: words['reports.submittedAt'], width: 100 },
          ...figureNames.map((name) => ({ title: words[`reports.${name}`], number: true, width: 62 })),
        ],
        rows: rows.map((row, index): PdfCell[] => [
          index + 1,
          row.name,
          words[`reports.kind.${row.kind}`],
          row.province ?? '–',
          formatState(row, period),
          row.submittedAt ? formatDateTime(row.submittedAt) : '–',
          ...figureNames.map((name) => formatFigure(row, name)),
        ]),
        foot: [
          ...['', words['reports.sum'], '', '', '', ''],
          ...figureNames.map((name) => rows.reduce((sum, { sums }) => sum + (sums?.[name] ?? 0), 0)),
        ],
      },
    ],
  };
}

/** Period, progress and filters of the overview, as facts of a sheet. */
export const listOverviewFacts = (
  rows: readonly OverviewExportRow[],
  period: OverviewPeriod,
  filters: readonly SheetFact[],
): SheetFact[] => [
  [words['reports.period'], period.name],
  [words['reports.days'], formatDays(period)],
  ...filters,
  ...listProgressFacts(rows, period),
  [words['reports.figuresAre'], words['reports.note.handedIn']],
];

/** Sheet of the overview: organisation, state, and three figures in total and for each category present. */
export function buildOverviewSheet(
  rows: readonly OverviewExportRow[],
  period: OverviewPeriod,
): { columns: SheetColumn[]; rows: SheetRow[] } {
  const names = new Map(
    rows.flatMap(({ figures }) => (figures?.categories ?? []).map(({ id, name }) => [id, name] as const)),
  );
  const categories = [...names].toSorted(([one], [other]) => one - other);
  const number = (title: string): SheetColumn => ({ title, width: 14, sum: true });
  return {
    columns: [
      { title: words['reports.number'], width: 8 },
      { title: words['reports.organisation'], width: 44 },
      { title: words['reports.kind'], width: 24 },
      { title: words['reports.province'], width: 18 },
      { title: words['reports.state'], width: 14 },
      { title: words['reports.submittedAt'], width: 20 },
      ...figureNames.map((name) => number(`${words[`reports.${name}`]} (${words['reports.sum']})`)),
      ...categories.flatMap(([, label]) => figureNames.map((name) => number(`${label}: ${words[`reports.${name}`]}`))),
    ],
    rows: rows.map((row, index) => [
      index + 1,
      row.name,
      words[`reports.kind.${row.kind}`],
      row.province ?? '',
      formatState(row, period),
      row.submittedAt ?? '',
      ...figureNames.map((name) => formatFigure(row, name)),
      ...categories.flatMap(([id]) => {
        const own = row.figures?.categories.find((category) => category.id === id);
        return figureNames.map((name) => (row.figures ? (own?.[name] ?? 0) : words['reports.noData']));
      }),
    ]),
  };
}
