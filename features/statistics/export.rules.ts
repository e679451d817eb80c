import { formatPeriod } from './ranges.rules';
import { statisticsMessages as words } from './statistics.messages';
import { type Breakdown, type FigureRow, type Figures, measures } from './statistics.schema';
import type { FigureTable } from './tables.schema';

/** A column of the file; numbers are added up below it. */
export type FigureColumn = { title: string; width: number; sum?: boolean };

/** Which breakdowns have a second line for whose they are: an organisation's province, an author's organisation. */
const aboutTitles: Partial<Record<Breakdown, string>> = {
  organisation: words['statistics.province'].th,
  author: words['statistics.organisation'].th,
};

/** The columns of a breakdown, in order: its names, its figures and, where it is compared, those before. */
export function buildFigureSheetColumns(by: Breakdown, { compared }: Pick<FigureTable, 'compared'>): FigureColumn[] {
  const about = aboutTitles[by];
  const numbers = measures.map((name) => ({ title: words[`statistics.${name}`].th, width: 16, sum: true }));
  const before = numbers.map((one) => ({
    ...one,
    title: `${one.title} (${words['statistics.before'].th})`,
    width: 22,
  }));
  return [
    { title: words['statistics.number'].th, width: 8 },
    { title: words[`statistics.by.${by}`].th, width: 44 },
    ...(about === undefined ? [] : [{ title: about, width: 32 }]),
    ...numbers,
    ...(compared ? before : []),
  ];
}

/**
 * A line of a breakdown as cells, in the order of `buildFigureSheetColumns`.
 *
 * @param number the line's place, from 1
 */
export function toFigureCells(by: Breakdown, row: FigureRow, number: number): (string | number)[] {
  const about = aboutTitles[by] === undefined ? [] : [row.about ?? ''];
  return [number, row.label, ...about, ...listNumbers(row.now), ...(row.before ? listNumbers(row.before) : [])];
}

/** The last line: the sums of the whole. */
export function toSumCells(by: Breakdown, { now, before }: Pick<FigureTable, 'now' | 'before'>): (string | number)[] {
  const about = aboutTitles[by] === undefined ? [] : [''];
  return ['', words['statistics.sum'].th, ...about, ...listNumbers(now), ...(before ? listNumbers(before) : [])];
}

const listNumbers = (figures: Figures): number[] => measures.map((name) => figures[name]);

/** What the figures are of, in words for the head of a document. */
export function buildFigureSubtitles({ period, compared }: FigureTable, narrowed: readonly string[]): string[] {
  const days = `${words['statistics.period'].th} ${formatPeriod(period)}`;
  const beside = compared ? ` ${words['statistics.compared'].th} ${formatPeriod(compared)}` : '';
  return [`${days}${beside}`, ...(narrowed.length > 0 ? [narrowed.join(' · ')] : []), words['statistics.note'].th];
}
