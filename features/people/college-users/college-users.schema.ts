import { z } from 'zod';
import { id, idField } from '@/lib/command/validation';
import { emailOrNone, passwordDelivery, personName } from '../people.schema';
import { isIdCard, normalizeIdCard } from './college-users.rules';

const MAX_TYPED = 40;

/** A number of a Thai id card, typed with or without blanks, hyphens and Thai digits, by its check digit. */
const idCard = z
  .string('collegeUsers.idCardRequired')
  .max(MAX_TYPED, 'collegeUsers.idCardInvalid')
  .transform(normalizeIdCard)
  .pipe(z.string().min(1, 'collegeUsers.idCardRequired').refine(isIdCard, 'collegeUsers.idCardInvalid'));

/** A user of a college as a form or a file tells of one; every other field is left out. */
export const collegeUserInput = z.object({
  organisationId: idField('people.badOrganisation'),
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
export const collegeUserFormInput = collegeUserInput.extend({
  id: id.optional(),
  idCard: z
    .string()
    .max(MAX_TYPED, 'collegeUsers.idCardInvalid')
    .transform(normalizeIdCard)
    .refine((digits) => digits === '' || isIdCard(digits), 'collegeUsers.idCardInvalid')
    .transform((digits) => digits || undefined)
    .optional(),
  way: passwordDelivery.default('none'),
  /** The mark of what the form began with. */
  seen: z.string().max(MAX_TYPED).optional(),
});

/** The form of somebody new, of whom nothing is on record. */
export const newCollegeUserFormInput = collegeUserFormInput.extend({ id: z.undefined().optional(), idCard });
