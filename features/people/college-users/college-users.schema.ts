import { z } from 'zod';
import { id, idField } from '@/lib/command/validation';
import { isIdCard, normalizeIdCard } from '@/lib/text/id-card';
import { peopleMessages } from '../people.messages';
import { emailOrNone, passwordDelivery, personName } from '../people.schema';
import { collegeUsersMessages as words } from './college-users.messages';

const MAX_TYPED = 40;

/** Thai id card number with a valid check digit; blanks, hyphens and Thai digits are accepted. */
const idCard = z
  .string(words['collegeUsers.idCardRequired'])
  .max(MAX_TYPED, words['collegeUsers.idCardInvalid'])
  .transform(normalizeIdCard)
  .pipe(z.string().min(1, words['collegeUsers.idCardRequired']).refine(isIdCard, words['collegeUsers.idCardInvalid']));

/** College user from a form or a file; other fields are dropped. */
export const collegeUserInput = z.object({
  organisationId: idField(peopleMessages['people.badOrganisation']),
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
    .max(MAX_TYPED, words['collegeUsers.idCardInvalid'])
    .transform(normalizeIdCard)
    .refine((digits) => digits === '' || isIdCard(digits), words['collegeUsers.idCardInvalid'])
    .transform((digits) => digits || undefined)
    .optional(),
  way: passwordDelivery.default('none'),
  /** Version of the data when the form was loaded. */
  seen: z.string().max(MAX_TYPED).optional(),
});

/** Form of a new college user, where the id card number is required. */
export const newCollegeUserFormInput = collegeUserFormInput.extend({ id: z.undefined().optional(), idCard });
