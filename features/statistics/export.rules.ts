import type { SheetFact } from '@/lib/files/sheet-facts';
import type { SheetColumn } from '@/lib/files/sheet-format';
import { formatPeriod } from './ranges.rules';
import { statisticsMessages as words } from './statistics.messages';
import { type Breakdown, type FigureRow, type Figures, measures } from './statistics.schema';
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
  return [number, row.label, ...about, ...listNumbers(row.now), ...(row.before ? listNumbers(row.before) : [])];
}

/** The last row: the totals of the whole breakdown. */
export function toSumCells(by: Breakdown, { now, before }: Pick<FigureTable, 'now' | 'before'>): (string | number)[] {
  const about = aboutTitles[by] === undefined ? [] : [''];
  return ['', words['statistics.sum'], ...about, ...listNumbers(now), ...(before ? listNumbers(before) : [])];
}

const listNumbers = (figures: Figures): number[] => measures.map((name) => figures[name]);

/** Subtitles of a document: the period, the compared one, the filters and the note on counting. */
export function buildFigureSubtitles({ period, compared }: FigureTable, narrowed: readonly string[]): string[] {
  const days = `${words['statistics.period']} ${formatPeriod(period)}`;
  const beside = compared ? ` ${words['statistics.compared']} ${formatPeriod(compared)}` : '';
  return [`${days}${beside}`, ...(narrowed.length > 0 ? [narrowed.join(' · ')] : []), words['statistics.note']];
}

/** The period, the compared one, the filters and the note on counting, as facts of a sheet. */
export const listFigureFacts = ({ period, compared }: FigureTable, narrowed: readonly string[]): SheetFact[] => [
  [words['statistics.period'], formatPeriod(period)],
  ...(compared ? [[words['statistics.compared'], formatPeriod(compared)] as const] : []),
  [words['statistics.filter'], narrowed.join(' · ')],
  [words['statistics.counting'], words['statistics.note']],
];
