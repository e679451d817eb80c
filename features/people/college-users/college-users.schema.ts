import { z } from 'zod';
import { id, idOf } from '@/lib/command/validation';
import { emailOrNone, passwordWay, personName } from '../people.schema';
import { isIdCard, plainIdCard } from './college-users.rules';

const MAX_TYPED = 40;

/** A number of a Thai id card, typed with or without blanks, hyphens and Thai digits, by its check digit. */
const idCard = z
  .string('collegeUsers.idCardRequired')
  .max(MAX_TYPED, 'collegeUsers.idCardInvalid')
  .transform(plainIdCard)
  .pipe(z.string().min(1, 'collegeUsers.idCardRequired').refine(isIdCard, 'collegeUsers.idCardInvalid'));

/** A user of a college as a form or a file tells of one; every other field is left out. */
export const collegeUserInput = z.object({
  organisationId: idOf('people.badOrganisation'),
  idCard,
  firstName: personName,
  lastName: personName,
  email: emailOrNone,
});
export type CollegeUserInput = z.infer<typeof collegeUserInput>;

/**
 * The form: without an id a new user, who may get a password at once. No page carries a whole id card number, so that left
 * empty the one on record stays.
 */
export const collegeUserForm = collegeUserInput.extend({
  id: id.optional(),
  idCard: z
    .string()
    .max(MAX_TYPED, 'collegeUsers.idCardInvalid')
    .transform(plainIdCard)
    .refine((digits) => digits === '' || isIdCard(digits), 'collegeUsers.idCardInvalid')
    .transform((digits) => digits || undefined)
    .optional(),
  way: passwordWay.default('none'),
  /** The mark of what the form began with. */
  seen: z.string().max(MAX_TYPED).optional(),
});

/** The form of somebody new, of whom nothing is on record. */
export const newCollegeUserForm = collegeUserForm.extend({ id: z.undefined().optional(), idCard });
