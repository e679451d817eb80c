import { z } from 'zod';
import { rawText } from '@/lib/command/validation';
import { type DateKind, isPlausibleDay, isPlausibleTime } from './date-windows';
import { readThaiDateTime, readThaiDay } from './thai-time';

/** The most characters of a date. */
const DATE_LENGTH = 60;

/** Keys of what is wrong with a date: `bad` for what is none, `outside` for one that lies out of the window of its kind. */
type DateMessages = { bad: string; outside?: string };

/** A transform that reads a typed text and refuses what is none and what is not plausible. */
const createDateReader =
  <T>(read: (typed: string) => T | undefined, isFitting: (found: T) => boolean, { bad, outside = bad }: DateMessages) =>
  (typed: string, context: z.RefinementCtx): T => {
    const found = read(typed);
    if (found !== undefined && isFitting(found)) return found;
    context.addIssue({ code: 'custom', message: found === undefined ? bad : outside });
    return z.NEVER;
  };

/** A calendar day as `readThaiDay` takes it; comes out as `YYYY-MM-DD` of the common era. */
export const dayField = (kind: DateKind, wrong: DateMessages) =>
  rawText(DATE_LENGTH, wrong.bad).transform(createDateReader(readThaiDay, (day) => isPlausibleDay(kind, day), wrong));

const createDateTimeReader = (kind: DateKind, wrong: DateMessages) =>
  createDateReader(readThaiDateTime, (moment) => isPlausibleTime(kind, moment), wrong);

/** A moment as `readThaiDateTime` takes it. */
export const dateTimeField = (kind: DateKind, wrong: DateMessages) =>
  rawText(DATE_LENGTH, wrong.bad).transform(createDateTimeReader(kind, wrong));

/** The same; null where nothing was typed. */
export function optionalDateTimeField(kind: DateKind, wrong: DateMessages) {
  const read = createDateTimeReader(kind, wrong);
  return rawText(DATE_LENGTH, wrong.bad)
    .nullable()
    .default('')
    .transform((typed, context) => (typed === null || typed === '' ? null : read(typed, context)));
}
