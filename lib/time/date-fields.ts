import { z } from 'zod';
import { rawText } from '@/lib/command/validation';
import { type DateKind, isPlausible, isPlausibleDay } from './date-windows';
import { readThaiDay, readThaiMoment } from './thai-time';

/** The most characters of a date. */
const DATE_LENGTH = 60;

/** Keys of what is wrong with a date: `bad` for what is none, `outside` for one that lies out of the window of its kind. */
type Wrong = { bad: string; outside?: string };

/** A transform that reads a typed text and refuses what is none and what is not plausible. */
const reading =
  <T>(read: (typed: string) => T | undefined, isFitting: (found: T) => boolean, { bad, outside = bad }: Wrong) =>
  (typed: string, context: z.RefinementCtx): T => {
    const found = read(typed);
    if (found !== undefined && isFitting(found)) return found;
    context.addIssue({ code: 'custom', message: found === undefined ? bad : outside });
    return z.NEVER;
  };

/** A calendar day as `readThaiDay` takes it; comes out as `YYYY-MM-DD` of the common era. */
export const dayField = (kind: DateKind, wrong: Wrong) =>
  rawText(DATE_LENGTH, wrong.bad).transform(reading(readThaiDay, (day) => isPlausibleDay(kind, day), wrong));

const readingMoment = (kind: DateKind, wrong: Wrong) =>
  reading(readThaiMoment, (moment) => isPlausible(kind, moment), wrong);

/** A moment as `readThaiMoment` takes it. */
export const momentField = (kind: DateKind, wrong: Wrong) =>
  rawText(DATE_LENGTH, wrong.bad).transform(readingMoment(kind, wrong));

/** The same; null where nothing was typed. */
export function optionalMoment(kind: DateKind, wrong: Wrong) {
  const read = readingMoment(kind, wrong);
  return rawText(DATE_LENGTH, wrong.bad)
    .nullable()
    .default('')
    .transform((typed, context) => (typed === null || typed === '' ? null : read(typed, context)));
}
