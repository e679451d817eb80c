import { interpolate } from '@/lib/time/format';
import { archiveMessages as words } from '../archive.messages';
import { formatMonthName } from '../archive.rules';
import type { ArchivePeriod } from '../archive.schema';

/** Title of an archive page, with its category filter, if any. */
export function formatArchiveTitle({ year, month }: ArchivePeriod, category: string | undefined): string {
  const title = formatPeriod(year, month);
  if (category === undefined) return title;
  return interpolate(words['archive.of'].th, { title, name: category });
}

function formatPeriod(year: number | undefined, month: number | undefined): string {
  const whole = words['archive.title'].th;
  if (year === undefined) return whole;
  if (month === undefined) return `${whole} ${words['archive.year'].th.replace('{year}', String(year))}`;
  return words['archive.month'].th.replace('{month}', formatMonthName(month)).replace('{year}', String(year));
}
