import { z } from 'zod';
import { MAX_EMAIL } from '@/lib/mail/address';
import { tidyName } from '@/lib/text/text-rules';
import { peopleMessages as words } from './people.messages';

const MIN_NAME = 2;
const MAX_NAME = 100;
/** Maximum length of a display name; those of offices are long. */
const MAX_TITLE = 200;
/**
 * Thai letters and marks without the currency sign and digits, Latin letters, and blank, dot, apostrophe and hyphen.
 */
const NAME_LETTERS = /^[\u0e01-\u0e3a\u0e40-\u0e4eA-Za-z .'-]*$/;
/** Names of offices contain more than letters. */
const TITLE_LETTERS = /^[^\p{C}<>]*$/u;

const nameField = (letters: RegExp, max: number) =>
  z
    .string(words['people.nameRequired'])
    .overwrite(tidyName)
    .min(1, words['people.nameRequired'])
    .min(MIN_NAME, words['people.nameShort'])
    .max(max, words['people.nameLong'])
    .regex(letters, words['people.nameLetters']);

/** A person's first or last name. */
export const personName = nameField(NAME_LETTERS, MAX_NAME);
/** Display name of a staff account: a person with rank and title, or the office itself. */
export const accountName = nameField(TITLE_LETTERS, MAX_TITLE);

/** E-mail address in lower case; empty becomes null. */
export const emailOrNone = z
  .string()
  .trim()
  .max(MAX_EMAIL, words['people.emailInvalid'])
  .toLowerCase()
  .pipe(z.union([z.literal(''), z.email(words['people.emailInvalid'])], words['people.emailInvalid']))
  .nullable()
  .default(null)
  .transform((email) => email || null);

/** Delivery of an issued password: by mail, shown on the screen once, or not yet. */
export const passwordDeliveries = ['mail', 'show', 'none'] as const;
export const passwordDelivery = z.enum(passwordDeliveries, words['people.wayRequired']);
