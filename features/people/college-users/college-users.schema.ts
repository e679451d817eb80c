import { z } from 'zod';
import { id, idField } from '@/lib/command/validation';
import { emailOrNone, passwordDelivery, personName } from '../people.schema';
import { isIdCard, normalizeIdCard } from './college-users.rules';

const MAX_TYPED = 40;

/** Thai id card number with a valid check digit; blanks, hyphens and Thai digits are accepted. */
const idCard = z
  .string('collegeUsers.idCardRequired')
  .max(MAX_TYPED, 'collegeUsers.idCardInvalid')
  .transform(normalizeIdCard)
  .pipe(z.string().min(1, 'collegeUsers.idCardRequired').refine(isIdCard, 'collegeUsers.idCardInvalid'));

/** College user from a form or a file; other fields are dropped. */
export const collegeUserInput = z.object({
  organisationId: idField('people.badOrganisation'),
  idCard,
  firstName: personName,
  lastName: personName,
  email: emailOrNone,
});
export type CollegeUserInput = z.infer<typeof collegeUserInput>;

/**
 * Form of a college user: without an id a new one, who may get a password at once. An empty id card number keeps the
 * one on record, as no page may contain it in full.
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
  /** Version of the data when the form was loaded. */
  seen: z.string().max(MAX_TYPED).optional(),
});

/** Form of a new college user, where the id card number is required. */
export const newCollegeUserFormInput = collegeUserFormInput.extend({ id: z.undefined().optional(), idCard });
