import { z } from 'zod';
import { readThaiMoment } from './thai-time';
import { text } from './validation';

/** Keys of what is wrong with a text: `missing` where it has to be there, `long` where it is longer than it may be. */
type Wrong = { missing?: string; long: string };

/** Words that somebody typed, of so many characters at most; without control characters, in NFC, trimmed. */
export function words(max: number, { missing, long }: Wrong) {
  return z
    .string(missing ?? long)
    .max(max, long)
    .transform((typed, context) => {
      const read = text(max).safeParse(typed);
      if (read.success) return read.data;
      context.addIssue({ code: 'custom', message: 'ui.badText' });
      return z.NEVER;
    })
    .refine((typed) => missing === undefined || typed !== '', missing);
}

/** A checkbox as forms send it; left out means not ticked. */
export const ticked = z
  .union([z.boolean(), z.enum(['on', 'true', 'off', 'false', ''])])
  .default(false)
  .transform((value) => value === true || value === 'on' || value === 'true');

/** A field for day and time, typed with or without script; null for none. A wrong one gets the message `ui.badMoment`. */
export const thaiInstant = z
  .string('ui.badMoment')
  .max(60, 'ui.badMoment')
  .nullable()
  .default('')
  .transform((value, context) => {
    if (value === null || value === '') return null;
    const moment = readThaiMoment(value);
    if (moment) return moment;
    context.addIssue({ code: 'custom', message: 'ui.badMoment' });
    return z.NEVER;
  });
