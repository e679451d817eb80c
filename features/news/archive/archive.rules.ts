import { localHref } from '@/lib/public-pages/english';
import { BUDDHIST_OFFSET, getMonthName, toUtcDay } from '@/lib/time/format';
import type { ArchiveMonth, ArchivePeriod } from './archive.schema';

const YEAR = /^2[4-6]\d\d$/;
const MONTH = /^0?([1-9]|1[0-2])$/;

/** The full name of a month, counted from 1. */
export const formatMonthName = (month: number): string => getMonthName(month - 1);

/**
 * Parses the path segments below `/archive/`.
 *
 * @returns undefined for an invalid year or month
 */
export function readArchivePeriod(parts: readonly string[] = []): ArchivePeriod | undefined {
  const [year = '', month = '', ...rest] = parts;
  if (parts.length === 0) return {};
  if (!YEAR.test(year) || rest.length > 0) return undefined;
  if (parts.length === 1) return { year: Number(year) };
  const [, number] = MONTH.exec(month) ?? [];
  return number === undefined ? undefined : { year: Number(year), month: Number(number) };
}

/** Path of an archive page, from the site's root. */
export function archiveHref({ year, month }: ArchivePeriod, categoryId?: number, page = 1): string {
  const path = ['/archive', year, month].filter((part) => part !== undefined).join('/');
  const query = new URLSearchParams([
    ...(categoryId === undefined ? [] : [['news_type', String(categoryId)]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ]).toString();
  return localHref(`${path}/${query && `?${query}`}`);
}

/** First and last day of a month, `YYYY-MM-DD` (CE). */
export function toMonthDays({ year, month }: { year: number; month: number }): { from: string; to: string } {
  const first = new Date(Date.UTC(year - BUDDHIST_OFFSET, month - 1, 1));
  const last = new Date(Date.UTC(year - BUDDHIST_OFFSET, month, 0));
  return { from: toUtcDay(first), to: toUtcDay(last) };
}

/** Groups months by year, in their given order. */
export function groupByYear(months: readonly ArchiveMonth[]): { year: number; months: ArchiveMonth[] }[] {
  const years = [...new Set(months.map(({ year }) => year))];
  return years.map((year) => ({ year, months: months.filter((month) => month.year === year) }));
}
