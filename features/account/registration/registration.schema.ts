import { z } from 'zod';
import { toNfc } from '@/lib/text/stacked-marks';
import { ACCEPTED_TEXT, tidyName } from '@/lib/text/text-rules';
import { getDayYearsAgo, isPlausibleDay, MAX_AGE_YEARS } from '@/lib/time/date-windows';
import { BUDDHIST_OFFSET } from '@/lib/time/format';

/** The terms that the page `/terms` shows; kept with every account that agreed to them. Changed with their text. */
export const TERMS_VERSION = '2569-11';

/** What the form proposes. */
export const DEFAULT_AGE_YEARS = 18;

const MIN_NAME = 2;
const MAX_NAME = 50;
/** The longest address that SMTP carries. */
const MAX_EMAIL = 254;
/** Thai letters and marks without the sign of the currency and digits, Latin letters, and the plain space. */
const NAME_LETTERS = /^[\u0e01-\u0e3a\u0e40-\u0e4eA-Za-z ]*$/;

/** A person's first or last name; line breaks and other blanks are refused, not cut off, as is what takes no room. */
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

/** A calendar day of the common era as `YYYY-MM-DD`; ages are reckoned by the Thai calendar day. */
const birthDate = z
  .string('members.birthDateRequired')
  .trim()
  .min(1, 'members.birthDateRequired')
  .regex(ACCEPTED_TEXT, 'members.birthDateOutside')
  .pipe(z.iso.date('members.birthDateOutside'))
  .refine((day) => !isBuddhist(day), { error: 'members.birthDateBuddhist', abort: true })
  .refine((day) => isPlausibleDay('birth', day), 'members.birthDateOutside');

/**
 * What a new member tells: the fields of the form. Every other field is left out, so that nobody gives themselves a role,
 * a state or a password.
 */
export const memberRegistrationInput = z.object({
  firstName: personName,
  lastName: personName,
  email,
  gender: z.enum(['Male', 'Female'], 'members.genderRequired'),
  birthDate,
  /** The version of the terms that were agreed to. */
  terms: z.literal(TERMS_VERSION, 'members.termsRequired'),
});
export type MemberRegistration = z.infer<typeof memberRegistrationInput>;

/** The same for the command. */
export const newMemberInput = memberRegistrationInput.extend({
  /** Old clients ask for the mail by a second call; until then, or for a minute, it waits. */
  hold: z.boolean().default(false),
});

/** Whether the year must be one of the Buddhist era: 543 years before, somebody could have been born in it. */
const isBuddhist = (day: string): boolean => getYear(day) - BUDDHIST_OFFSET >= getYear(getDayYearsAgo(MAX_AGE_YEARS));

const getYear = (day: string): number => Number(day.slice(0, 4));
