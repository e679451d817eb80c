import { z } from 'zod';
import { emailField } from '@/lib/command/email-field';
import { MAX_EMAIL } from '@/lib/mail/address';

/** Maximum length of a password, in characters. */
const MAX_PASSWORD = 200;
/** The old site's minimum for the login form; new passwords must be longer. */
const MIN_MEMBER_PASSWORD = 6;

/** An e-mail address as typed, normalised to its stored form. */
export const emailAddress = emailField('login.emailRequired', 'login.emailInvalid');

const password = z
  .string('login.passwordRequired')
  .min(1, 'login.passwordRequired')
  .max(MAX_PASSWORD, 'login.passwordRequired');

/** The login of staff and of college users, whose name is an id card number. */
export const staffLoginInput = z.object({
  name: z.string('login.nameRequired').trim().min(1, 'login.nameRequired').max(MAX_EMAIL, 'login.nameRequired'),
  password,
});

export const memberLoginInput = z.object({
  name: emailAddress,
  password: z
    .string('login.memberPasswordRequired')
    .min(1, 'login.memberPasswordRequired')
    .min(MIN_MEMBER_PASSWORD, 'login.memberPasswordShort')
    .max(MAX_PASSWORD, 'login.memberPasswordRequired'),
});
