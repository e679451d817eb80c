import type { SheetFact } from '@/lib/files/sheet-facts';
import type { SheetColumn } from '@/lib/files/sheet-format';
import { formatPeriod } from './ranges.rules';
import { statisticsMessages as words } from './statistics.messages';
import { type Breakdown, type FigureRow, type Figures, type Measure, measures } from './statistics.schema';
import type { FigureTable } from './tables.queries';

/** Breakdowns with a second label: an organisation's province, an author's organisation. */
const aboutTitles: Partial<Record<Breakdown, string>> = {
  organisation: words['statistics.province'],
  author: words['statistics.organisation'],
};

/** The columns of a breakdown, in order: labels, figures and, if compared, the earlier figures. */
export function buildFigureSheetColumns(by: Breakdown, { compared }: Pick<FigureTable, 'compared'>): SheetColumn[] {
  const about = aboutTitles[by];
  const numbers = measures.map((name) => ({ title: words[`statistics.${name}`], width: 16, sum: true }));
  const before = numbers.map((one) => ({
    ...one,
    title: `${one.title} (${words['statistics.before']})`,
    width: 22,
  }));
  return [
    { title: words['statistics.number'], width: 8 },
    { title: words[`statistics.by.${by}`], width: 44 },
    ...(about === undefined ? [] : [{ title: about, width: 32 }]),
    ...numbers,
    ...(compared ? before : []),
  ];
}

/**
 * A row of a breakdown as cells, in the order of `buildFigureSheetColumns`.
 *
 * @param number row number, from 1
 */
export function toFigureCells(by: Breakdown, row: FigureRow, number: number): (string | number)[] {
  const about = aboutTitles[by] === undefined ? [] : [row.about ?? ''];
  return [number, row.label, ...about, ...listAllNumbers(row)];
}

/** The last row: the totals of the whole breakdown. */
export function toSumCells(
  by: Breakdown,
  sums: Pick<FigureTable, 'now' | 'before'> & Pick<FigureRow, 'uncounted'>,
): (string | number)[] {
  const about = aboutTitles[by] === undefined ? [] : [''];
  return ['', words['statistics.sum'], ...about, ...listAllNumbers(sums)];
}

/** The figures, and the earlier ones if compared; words for a time before anything was counted. */
const listAllNumbers = ({ now, before, uncounted = {} }: Pick<FigureRow, 'now' | 'before' | 'uncounted'>) => [
  ...listNumbers(now, uncounted.now),
  ...(before ? listNumbers(before, uncounted.before) : []),
];
const listNumbers = (figures: Figures, uncounted: readonly Measure[] = []): (string | number)[] =>
  measures.map((name) => (uncounted.includes(name) ? words['statistics.noData'] : figures[name]));

/** Subtitles of a document: the period, the compared one, the filters and the note on counting. */
export function buildFigureSubtitles(table: FigureTable, narrowed: readonly string[]): string[] {
  const { period, compared } = table;
  const days = `${words['statistics.period']} ${formatPeriod(period)}`;
  const beside = compared ? ` ${words['statistics.compared']} ${formatPeriod(compared)}` : '';
  return [
    `${days}${beside}`,
    ...(narrowed.length > 0 ? [narrowed.join(' · ')] : []),
    ...describeSince(table),
    words['statistics.note'],
  ];
}

/** The first counted day, if the period or the compared one begins before it, and that of reads and shares if it is later. */
export function describeSince({
  period,
  compared,
  since,
  firstDays,
}: Pick<FigureTable, 'period' | 'compared' | 'since' | 'firstDays'>): string[] {
  const isShown = (day: string) => period.from < day || (compared !== undefined && compared.from < day);
  const { reads } = firstDays;
  return [
    ...(isShown(since) ? [words['statistics.since'].replace('{day}', formatDay(since))] : []),
    ...(reads > since && isShown(reads) ? [words['statistics.sinceReads'].replace('{day}', formatDay(reads))] : []),
  ];
}

const formatDay = (day: string): string => formatPeriod({ from: day, to: day });

/** The period, the compared one, the filters and the note on counting, as facts of a sheet. */
export const listFigureFacts = (table: FigureTable, narrowed: readonly string[]): SheetFact[] => [
  [words['statistics.period'], formatPeriod(table.period)],
  ...(table.compared ? [[words['statistics.compared'], formatPeriod(table.compared)] as const] : []),
  [words['statistics.filter'], narrowed.join(' · ')],
  ...describeSince(table).map((since) => [words['statistics.period'], since] as const),
  [words['statistics.counting'], words['statistics.note']],
];
