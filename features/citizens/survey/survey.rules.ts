import { BUDDHIST_OFFSET, SHORT_MONTHS, toThaiDay } from '@/lib/time/format';
import { type ScoreCounts, type SurveyMonth, type SurveyResults, scores } from './survey.schema';

/** Number of months in the charts. */
export const MONTHS = 12;

/** The last twelve Thai months up to `now`, `YYYY-MM`, oldest first. */
export function getLastMonths(now: Date): string[] {
  const [year = 0, month = 0] = toThaiDay(now).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  );
}

/** A month in a chart: `พ.ย. 69`. */
export function formatSurveyMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return `${SHORT_MONTHS[number - 1]} ${String(year + BUDDHIST_OFFSET).slice(-2)}`;
}

type CountedScore = { month: string; score: number; count: number };

/** Figures of the charts, including months and scores without answers. */
export function toSurveyResults(counted: readonly CountedScore[], months: readonly string[]): SurveyResults {
  const figures = (rows: readonly CountedScore[]) => {
    const answers = rows.reduce((sum, { count }) => sum + count, 0);
    const points = rows.reduce((sum, { score, count }) => sum + score * count, 0);
    return { answers, average: answers === 0 ? 0 : Math.round((points / answers) * 100) / 100 };
  };
  const tally = (score: number) => figures(counted.filter((row) => row.score === score)).answers;
  const counts: ScoreCounts = { 1: tally(1), 2: tally(2), 3: tally(3), 4: tally(4), 5: tally(5) };
  const inMonths = months.map(
    (month): SurveyMonth => ({ month, ...figures(counted.filter((row) => row.month === month)) }),
  );
  return { ...figures(counted), counts, months: inMonths };
}

/** Highest score, the full length of an average's bar. */
export const BEST_SCORE = Math.max(...scores);
