import { z } from 'zod';
import { MAX_EMAIL } from '@/lib/mail/address';
import { toNfc } from '@/lib/text/stacked-marks';
import { ACCEPTED_TEXT, tidyName } from '@/lib/text/text-rules';
import { dayField } from '@/lib/time/date-fields';
import { registrationMessages as words } from './registration.messages';

const MIN_NAME = 2;
const MAX_NAME = 50;
/** Thai letters and marks without the currency sign and digits, Latin letters, and the plain space. */
const NAME_LETTERS = /^[\u0e01-\u0e3a\u0e40-\u0e4eA-Za-z ]*$/;

/** A person's first or last name; line breaks, other whitespace and zero-width characters are refused, not removed. */
const personName = z
  .string(words['members.nameRequired'].th)
  .overwrite((typed) => toNfc(typed).replace(/ +/g, ' ').replace(/^ | $/g, ''))
  .min(1, words['members.nameRequired'].th)
  .min(MIN_NAME, words['members.nameShort'].th)
  .max(MAX_NAME, words['members.nameLong'].th)
  .regex(NAME_LETTERS, words['members.nameLetters'].th)
  .overwrite(tidyName)
  .min(1, words['members.nameRequired'].th);

const email = z
  .string(words['members.emailRequired'].th)
  .trim()
  .min(1, words['members.emailRequired'].th)
  .max(MAX_EMAIL, words['members.emailInvalid'].th)
  .regex(/^[^@\s]+@[^@\s]+$/, words['members.emailInvalid'].th)
  .toLowerCase()
  .pipe(z.email(words['members.emailFormat'].th));

/**
 * A birthday in a format of `readThaiDay`: typed with a Buddhist year, or in ISO 8601, as browsers fill it in and old
 * clients send it. The result is `YYYY-MM-DD` in the common era; ages are computed by the Thai calendar day.
 */
const birthDate = z
  .string(words['members.birthDateRequired'].th)
  .trim()
  .min(1, words['members.birthDateRequired'].th)
  .regex(ACCEPTED_TEXT, words['members.birthDateBad'].th)
  .pipe(dayField('birth', { bad: words['members.birthDateBad'].th, outside: words['members.birthDateOutside'].th }));

/**
 * Fields of the registration form. All others are dropped, so that nobody can set their own role, status or password.
 */
export const memberRegistrationInput = z.object({
  firstName: personName,
  lastName: personName,
  email,
  gender: z.enum(['Male', 'Female'], words['members.genderRequired'].th),
  birthDate,
  /** Version of the accepted terms; the command compares it with the one in force. */
  terms: z.string(words['members.termsRequired'].th).regex(/^[1-9]\d{0,5}$/, words['members.termsRequired'].th),
});

/** Registration input of the command. */
export const newMemberInput = memberRegistrationInput.extend({
  /** Old clients request the mail in a second call; it is held until then, at most a minute. */
  hold: z.boolean().default(false),
});
