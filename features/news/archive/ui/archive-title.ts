import { say } from '@/lib/messages/language';
import { formatYear, interpolate } from '@/lib/time/format';
import { archiveMessages as words } from '../archive.messages';
import { formatMonthName } from '../archive.rules';
import type { ArchivePeriod } from '../archive.schema';

/** Title of an archive page, with its category filter, if any. */
export function formatArchiveTitle({ year, month }: ArchivePeriod, category: string | undefined): string {
  const title = formatPeriod(year, month);
  if (category === undefined) return title;
  return interpolate(say(words['archive.of']), { title, name: category });
}

function formatPeriod(year: number | undefined, month: number | undefined): string {
  const whole = say(words['archive.title']);
  if (year === undefined) return whole;
  if (month === undefined) return `${whole} ${say(words['archive.year']).replace('{year}', String(formatYear(year)))}`;
  return say(words['archive.month'])
    .replace('{month}', formatMonthName(month))
    .replace('{year}', String(formatYear(year)));
}
