import { z } from 'zod';
import { textField } from '@/lib/command/form-fields';
import { surveyMessages as words } from './survey.messages';

/** From the worst to the best. */
export const scores = [1, 2, 3, 4, 5] as const;
export type Score = (typeof scores)[number];
export const COMMENT_LENGTH = 1_000;

/** Number of answers by score. */
export type ScoreCounts = Readonly<Record<Score, number>>;
/** A Thai calendar month, `YYYY-MM`. */
export type SurveyMonth = { month: string; answers: number; average: number };
/** The answers of the last 12 months. */
export type SurveyResults = {
  answers: number;
  average: number;
  counts: ScoreCounts;
  months: SurveyMonth[];
  /** Time of the latest answer. */
  latest?: Date;
};

export type SurveyComment = { id: number; score: Score; comment: string; at: Date };

export const scoreField = z.coerce
  .number(words['satisfaction.scoreMissing'].th)
  .pipe(z.literal(scores, words['satisfaction.scoreMissing'].th));

export const surveyAnswerInput = z.object({
  score: scoreField,
  comment: textField(COMMENT_LENGTH, { long: words['satisfaction.commentLong'].th }).default(''),
});
