import { formatNumber } from '@/lib/time/format';
import type { DocumentKind } from '../shapes';

/** Months of publication, by when in its fiscal year an edition appears. */
export type PublicationDay = {
  month: number;
  day: number;
  /** `start`: as the fiscal year begins; `within`: in its later months; `after`: once it has ended. */
  when: 'start' | 'within' | 'after';
};

/**
 * A document that appears every year. Its lines: `# ` begins a chapter on a new page, `## ` a section, `- ` an item of a
 * list, `| a | b` a row of a table, whose first row is its head; anything else is a paragraph.
 */
export type Outline = {
  slug: string;
  kind: DocumentKind;
  title: string;
  /** Office that publishes it. */
  office: string;
  published: PublicationDay;
  write: (year: number) => string[];
};

/** First fiscal year of the figures. */
const BASE_YEAR = 2_566;

/** A figure that grows by `rate` percent a year. */
export const grow = (base: number, rate: number, year: number): number =>
  Math.round(base * (1 + rate / 100) ** (year - BASE_YEAR));

/** The same, as written. */
export const growing = (base: number, rate: number, year: number): string => formatNumber(grow(base, rate, year));
