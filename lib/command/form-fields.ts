import { z } from 'zod';
import { ACCEPTED_TEXT, tidyText } from '@/lib/text/text-rules';
import { optionalDateTimeField } from '@/lib/time/date-fields';

/** Keys of what is wrong with a text: `missing` where it has to be there, `long` where it is longer than it may be. */
type TextMessages = { missing?: string; long: string };

/** Words that somebody typed, of so many characters at most, in the form of `tidyText`; line breaks stay. */
export function textField(max: number, { missing, long }: TextMessages) {
  return z
    .string(missing ?? long)
    .max(max, long)
    .regex(ACCEPTED_TEXT, 'ui.badText')
    .overwrite(tidyText)
    .refine((typed) => missing === undefined || typed !== '', missing);
}

/** The same on one line: a name, a title, a subject. */
export const lineField = (max: number, wrong: TextMessages) =>
  textField(max, wrong).overwrite((typed) => typed.replace(/[\s\u2028\u2029]+/gu, ' '));

/** A checkbox as forms send it; left out means not ticked. */
export const checkboxField = z
  .union([z.boolean(), z.enum(['on', 'true', 'off', 'false', ''])])
  .default(false)
  .transform((value) => value === true || value === 'on' || value === 'true');

/**
 * A field for the day and time at which something is shown, opens or ends, typed with or without script; null for none. A
 * wrong one gets the message `ui.badMoment`, one of another age `ui.farMoment`.
 */
export const publicationTimeField = optionalDateTimeField('publication', {
  bad: 'ui.badMoment',
  outside: 'ui.farMoment',
});
