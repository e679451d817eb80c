import { z } from 'zod';

/** Longer names and passwords are nobody's. */
const MAX_LOGIN_NAME = 254;
const MAX_PASSWORD = 200;
/** The old site's rule for the form; passwords chosen here are longer. */
const MIN_MEMBER_PASSWORD = 6;

/** An address as a person types it, in the form in which it is kept. */
export const emailAddress = z
  .string('login.emailRequired')
  .trim()
  .min(1, 'login.emailRequired')
  .max(MAX_LOGIN_NAME, 'login.emailInvalid')
  .toLowerCase()
  .pipe(z.email('login.emailInvalid'));

const password = z
  .string('login.passwordRequired')
  .min(1, 'login.passwordRequired')
  .max(MAX_PASSWORD, 'login.passwordRequired');

/** The login of staff and of college users, whose name is an id card number. */
export const staffLoginInput = z.object({
  name: z.string('login.nameRequired').trim().min(1, 'login.nameRequired').max(MAX_LOGIN_NAME, 'login.nameRequired'),
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
