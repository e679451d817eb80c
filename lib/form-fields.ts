import { z } from 'zod';
import { optionalMoment } from './date-fields';
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

/**
 * A field for the day and time at which something is shown, opens or ends, typed with or without script; null for none. A
 * wrong one gets the message `ui.badMoment`, one of another age `ui.farMoment`.
 */
export const thaiInstant = optionalMoment('publication', { bad: 'ui.badMoment', outside: 'ui.farMoment' });
