import { z } from 'zod';
import { words } from '@/lib/command/form-fields';
import { sheetFormats } from '@/lib/files/sheet-format';

/** From the worst to the best. */
export const scores = [1, 2, 3, 4, 5] as const;
export type Score = (typeof scores)[number];
export const COMMENT_LENGTH = 1_000;

/** How many gave each score, the worst first. */
export type ScoreCounts = Readonly<Record<Score, number>>;
/** A Thai calendar month, `YYYY-MM`. */
export type MonthFigures = { month: string; answers: number; average: number };
/** The answers of the last 12 months. */
export type Satisfaction = {
  answers: number;
  average: number;
  counts: ScoreCounts;
  months: MonthFigures[];
  /** When somebody answered last. */
  latest?: Date;
};

export type SatisfactionComment = { id: number; score: Score; comment: string; at: Date };

export const score = z.coerce.number('satisfaction.scoreMissing').pipe(z.literal(scores, 'satisfaction.scoreMissing'));

/** What somebody answers. */
export const satisfactionAnswer = z.object({
  score,
  comment: words(COMMENT_LENGTH, { long: 'satisfaction.commentLong' }).default(''),
});

export const satisfactionExport = z.object({ format: z.enum(sheetFormats), rows: z.number().int().min(0) });
