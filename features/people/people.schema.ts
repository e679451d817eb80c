import { z } from 'zod';
import { tidyName } from '@/lib/text/text-rules';

const MIN_NAME = 2;
const MAX_NAME = 100;
/** Offices have long ones. */
const MAX_TITLE = 200;
/** The longest address that SMTP carries. */
const MAX_EMAIL = 254;
/** Thai letters and marks without the sign of the currency and digits, Latin letters, and what stands between names. */
const NAME_LETTERS = /^[\u0e01-\u0e3a\u0e40-\u0e4eA-Za-z .'-]*$/;
/** Offices have more than letters in their names. */
const TITLE_LETTERS = /^[^\p{C}<>]*$/u;

const nameField = (letters: RegExp, max: number) =>
  z
    .string('people.nameRequired')
    .overwrite(tidyName)
    .min(1, 'people.nameRequired')
    .min(MIN_NAME, 'people.nameShort')
    .max(max, 'people.nameLong')
    .regex(letters, 'people.nameLetters');

/** A person's first or last name. */
export const personName = nameField(NAME_LETTERS, MAX_NAME);
/** What an account of an office is called: a person with rank and title, or the office itself. */
export const accountName = nameField(TITLE_LETTERS, MAX_TITLE);

/** An address in lower case; empty for none, which becomes null. */
export const emailOrNone = z
  .string()
  .trim()
  .max(MAX_EMAIL, 'people.emailInvalid')
  .toLowerCase()
  .pipe(z.union([z.literal(''), z.email('people.emailInvalid')], 'people.emailInvalid'))
  .nullable()
  .default(null)
  .transform((email) => email || null);

/** How somebody gets a password from an office: by mail, on the screen once, or not yet. */
export const passwordDeliveries = ['mail', 'show', 'none'] as const;
export const passwordDelivery = z.enum(passwordDeliveries, 'people.wayRequired');
export type PasswordDelivery = (typeof passwordDeliveries)[number];
