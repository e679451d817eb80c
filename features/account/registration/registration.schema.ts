import { z } from 'zod';
import { MAX_EMAIL } from '@/lib/mail/address';
import { toNfc } from '@/lib/text/stacked-marks';
import { ACCEPTED_TEXT, tidyName } from '@/lib/text/text-rules';
import { getDayYearsAgo, isPlausibleDay, MAX_AGE_YEARS } from '@/lib/time/date-windows';
import { BUDDHIST_OFFSET } from '@/lib/time/format';

/** Version of the terms on `/terms`, stored with every account that accepts them. Bump it when their text changes. */
export const TERMS_VERSION = '2569-11';

/** Age behind the birth date that the form suggests. */
export const DEFAULT_AGE_YEARS = 18;

const MIN_NAME = 2;
const MAX_NAME = 50;
/** Thai letters and marks without the currency sign and digits, Latin letters, and the plain space. */
const NAME_LETTERS = /^[\u0e01-\u0e3a\u0e40-\u0e4eA-Za-z ]*$/;

/** A person's first or last name; line breaks, other whitespace and zero-width characters are refused, not removed. */
const personName = z
  .string('members.nameRequired')
  .overwrite((typed) => toNfc(typed).replace(/ +/g, ' ').replace(/^ | $/g, ''))
  .min(1, 'members.nameRequired')
  .min(MIN_NAME, 'members.nameShort')
  .max(MAX_NAME, 'members.nameLong')
  .regex(NAME_LETTERS, 'members.nameLetters')
  .overwrite(tidyName)
  .min(1, 'members.nameRequired');

const email = z
  .string('members.emailRequired')
  .trim()
  .min(1, 'members.emailRequired')
  .max(MAX_EMAIL, 'members.emailInvalid')
  .regex(/^[^@\s]+@[^@\s]+$/, 'members.emailInvalid')
  .toLowerCase()
  .pipe(z.email('members.emailFormat'));

/** Calendar day of the common era as `YYYY-MM-DD`; ages are computed by the Thai calendar day. */
const birthDate = z
  .string('members.birthDateRequired')
  .trim()
  .min(1, 'members.birthDateRequired')
  .regex(ACCEPTED_TEXT, 'members.birthDateOutside')
  .pipe(z.iso.date('members.birthDateOutside'))
  .refine((day) => !isBuddhist(day), { error: 'members.birthDateBuddhist', abort: true })
  .refine((day) => isPlausibleDay('birth', day), 'members.birthDateOutside');

/**
 * Fields of the registration form. All others are dropped, so that nobody can set their own role, status or password.
 */
export const memberRegistrationInput = z.object({
  firstName: personName,
  lastName: personName,
  email,
  gender: z.enum(['Male', 'Female'], 'members.genderRequired'),
  birthDate,
  /** Version of the accepted terms. */
  terms: z.literal(TERMS_VERSION, 'members.termsRequired'),
});

/** Registration input of the command. */
export const newMemberInput = memberRegistrationInput.extend({
  /** Old clients request the mail in a second call; it is held until then, at most a minute. */
  hold: z.boolean().default(false),
});

/** True if the year must be Buddhist-era: 543 years earlier is within the maximum age. */
const isBuddhist = (day: string): boolean => getYear(day) - BUDDHIST_OFFSET >= getYear(getDayYearsAgo(MAX_AGE_YEARS));

const getYear = (day: string): number => Number(day.slice(0, 4));
