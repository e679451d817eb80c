import { BUDDHIST_OFFSET } from '@/lib/time/format';
import { THAI_OFFSET_MS } from '@/lib/time/units';
import type { DocumentSeed } from '../shapes';
import { toFiscalYear } from '../thai-date';
import { manuals } from './manuals';
import type { Outline, PublicationDay } from './outline';
import { plans } from './plans';
import { reports } from './reports';

const outlines: readonly Outline[] = [...plans, ...manuals, ...reports];

/** Number of editions of each document. */
const EDITIONS = 3;
const FIRST_MONTH = 10;
const SATURDAY = 6;

/** Publication of the edition of a Buddhist fiscal year: in the morning, on a Monday if the day is on a weekend. */
export function findPublication(year: number, { month, day, when }: PublicationDay): Date {
  const ends = year - BUDDHIST_OFFSET;
  const commonYear = when === 'start' && month >= FIRST_MONTH ? ends - 1 : ends;
  const at = new Date(Date.UTC(commonYear, month - 1, day, 9, 30));
  const weekday = at.getUTCDay();
  if (weekday === 0) at.setUTCDate(day + 1);
  if (weekday === SATURDAY) at.setUTCDate(day + 2);
  return new Date(at.getTime() - THAI_OFFSET_MS);
}

/** The last editions of each document that have been published by now, latest fiscal year first. */
export function buildDocuments(now: Date): DocumentSeed[] {
  const latest = toFiscalYear(now);
  const years = Array.from({ length: EDITIONS + 2 }, (_, back) => latest - back);
  const editions = outlines.flatMap((outline, index) =>
    years
      .map((year) => ({ year, publishAt: findPublication(year, outline.published) }))
      .filter(({ publishAt }) => publishAt <= now)
      .slice(0, EDITIONS)
      .map(({ year, publishAt }, age) => ({ ...outline, year, publishAt, downloads: 1_480 - age * 410 + index * 57 })),
  );
  return editions
    .toSorted((a, b) => b.year - a.year)
    .map(({ slug, kind, title, office, year, publishAt, downloads, write }) => ({
      slug,
      title: `${title} ปีงบประมาณ ${year}`,
      kind,
      office,
      year,
      publishAt,
      fileName: `${slug}-${year}.pdf`,
      text: write(year),
      downloads,
    }));
}
