import { BUDDHIST_OFFSET, toThaiDay } from './format';

/** First month of a fiscal year, counted from 1 (Budget Procedures Act B.E. 2561, section 4). */
const FIRST_MONTH = 10;

/** The Buddhist fiscal year of a Thai calendar day `YYYY-MM-DD`: October 2025 to September 2026 is 2569. */
export function getFiscalYear(day: string): number {
  const year = Number(day.slice(0, 4)) + BUDDHIST_OFFSET;
  return Number(day.slice(5, 7)) >= FIRST_MONTH ? year + 1 : year;
}

export function getCurrentFiscalYear(now = new Date()): number {
  return getFiscalYear(toThaiDay(now));
}

/** The first and the last day of a Buddhist fiscal year, `YYYY-MM-DD` in the common era. */
export function getFiscalYearRange(year: number): { from: string; to: string } {
  const ends = year - BUDDHIST_OFFSET;
  return { from: `${ends - 1}-10-01`, to: `${ends}-09-30` };
}
