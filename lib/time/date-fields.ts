import { z } from 'zod';
import { rawText } from '@/lib/command/validation';
import { type DateKind, isPlausibleDay, isPlausibleTime } from './date-windows';
import { readThaiDateTime, readThaiDay } from './thai-time';

/** Maximum length of a typed date, in characters. */
const DATE_LENGTH = 60;

/** Message keys of a date field: `bad` for an invalid date, `outside` for one outside the window of its kind. */
type DateMessages = { bad: string; outside?: string };

/** Creates a transform that parses a typed text and refuses invalid and implausible values. */
const createDateReader =
  <T>(read: (typed: string) => T | undefined, isFitting: (found: T) => boolean, { bad, outside = bad }: DateMessages) =>
  (typed: string, context: z.RefinementCtx): T => {
    const found = read(typed);
    if (found !== undefined && isFitting(found)) return found;
    context.addIssue({ code: 'custom', message: found === undefined ? bad : outside });
    return z.NEVER;
  };

/** A calendar day in a format of `readThaiDay`; the result is `YYYY-MM-DD` in the common era. */
export const dayField = (kind: DateKind, wrong: DateMessages) =>
  rawText(DATE_LENGTH, wrong.bad).transform(createDateReader(readThaiDay, (day) => isPlausibleDay(kind, day), wrong));

const createDateTimeReader = (kind: DateKind, wrong: DateMessages) =>
  createDateReader(readThaiDateTime, (moment) => isPlausibleTime(kind, moment), wrong);

/** A date and time in a format of `readThaiDateTime`. */
export const dateTimeField = (kind: DateKind, wrong: DateMessages) =>
  rawText(DATE_LENGTH, wrong.bad).transform(createDateTimeReader(kind, wrong));

/** An optional date and time; null if empty. */
export function optionalDateTimeField(kind: DateKind, wrong: DateMessages) {
  const read = createDateTimeReader(kind, wrong);
  return rawText(DATE_LENGTH, wrong.bad)
    .nullable()
    .default('')
    .transform((typed, context) => (typed === null || typed === '' ? null : read(typed, context)));
}
