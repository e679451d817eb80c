import { z } from 'zod';
import { ACCEPTED_TEXT, tidyText } from '@/lib/text/text-rules';
import { optionalDateTimeField } from '@/lib/time/date-fields';
import { inputMessages } from './messages';

/** Texts of the errors of a text field: `missing` for a required one that is empty, `long` above its maximum length. */
type TextMessages = { missing?: string; long: string };

/** A typed text of at most `max` characters, normalised by `tidyText`; line breaks stay. */
export function textField(max: number, { missing, long }: TextMessages) {
  return z
    .string(missing ?? long)
    .max(max, long)
    .regex(ACCEPTED_TEXT, inputMessages['ui.badText'])
    .overwrite(tidyText)
    .refine((typed) => missing === undefined || typed !== '', missing);
}

/** A typed text on one line: a name, a title, a subject. */
export const lineField = (max: number, wrong: TextMessages) =>
  textField(max, wrong).overwrite((typed) => typed.replace(/[\s\u2028\u2029]+/gu, ' '));

/** A checkbox as forms send it; missing means unchecked. */
export const checkboxField = z
  .union([z.boolean(), z.enum(['on', 'true', 'off', 'false', ''])])
  .default(false)
  .transform((value) => value === true || value === 'on' || value === 'true');

/**
 * A field for the date and time at which something is shown, opens or ends, typed with or without script; null for
 * none. An invalid one gets the message `ui.badMoment`, one outside the plausible range `ui.farMoment`.
 */
export const publicationTimeField = optionalDateTimeField('publication', {
  bad: inputMessages['ui.badMoment'],
  outside: inputMessages['ui.farMoment'],
});
