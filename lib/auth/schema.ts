import { z } from 'zod';
import { emailField } from '@/lib/command/email-field';
import { MAX_EMAIL } from '@/lib/mail/address';
import { authMessages as words } from './messages';

/** Maximum length of a password, in characters. */
const MAX_PASSWORD = 200;
/** The old site's minimum for the login form; new passwords must be longer. */
const MIN_MEMBER_PASSWORD = 6;

/** An e-mail address as typed, normalised to its stored form. */
export const emailAddress = emailField(words['login.emailRequired'], words['login.emailInvalid']);

const password = z
  .string(words['login.passwordRequired'])
  .min(1, words['login.passwordRequired'])
  .max(MAX_PASSWORD, words['login.passwordRequired']);

/** The login of staff and of college users, whose name is an id card number. */
export const staffLoginInput = z.object({
  name: z
    .string(words['login.nameRequired'])
    .trim()
    .min(1, words['login.nameRequired'])
    .max(MAX_EMAIL, words['login.nameRequired']),
  password,
});

/** The login by one box; the shape of the name decides the kind of account. */
export const anyLoginInput = z.object({
  name: z
    .string(words['login.anyNameRequired'])
    .trim()
    .min(1, words['login.anyNameRequired'])
    .max(MAX_EMAIL, words['login.anyNameRequired'])
    .refine((typed) => !typed.includes('@') || emailAddress.safeParse(typed).success, words['login.anyEmailInvalid']),
  password,
});

export const memberLoginInput = z.object({
  name: emailAddress,
  password: z
    .string(words['login.memberPasswordRequired'])
    .min(1, words['login.memberPasswordRequired'])
    .min(MIN_MEMBER_PASSWORD, words['login.memberPasswordShort'])
    .max(MAX_PASSWORD, words['login.memberPasswordRequired']),
});
