import { z } from 'zod';
import { MAX_EMAIL } from '@/lib/mail/address';
import { toNfc } from '@/lib/text/stacked-marks';
import { ACCEPTED_TEXT, tidyName } from '@/lib/text/text-rules';
import { getDayYearsAgo, isPlausibleDay, MAX_AGE_YEARS } from '@/lib/time/date-windows';
import { BUDDHIST_OFFSET } from '@/lib/time/format';
import { registrationMessages as words } from './registration.messages';

/** Age behind the birth date that the form suggests. */
export const DEFAULT_AGE_YEARS = 18;

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

/** Calendar day of the common era as `YYYY-MM-DD`; ages are computed by the Thai calendar day. */
const birthDate = z
  .string(words['members.birthDateRequired'].th)
  .trim()
  .min(1, words['members.birthDateRequired'].th)
  .regex(ACCEPTED_TEXT, words['members.birthDateOutside'].th)
  .pipe(z.iso.date(words['members.birthDateOutside'].th))
  .refine((day) => !isBuddhist(day), { error: words['members.birthDateBuddhist'].th, abort: true })
  .refine((day) => isPlausibleDay('birth', day), words['members.birthDateOutside'].th);

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

/** True if the year must be Buddhist-era: 543 years earlier is within the maximum age. */
const isBuddhist = (day: string): boolean => getYear(day) - BUDDHIST_OFFSET >= getYear(getDayYearsAgo(MAX_AGE_YEARS));

const getYear = (day: string): number => Number(day.slice(0, 4));
