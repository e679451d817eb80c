import { z } from 'zod';
import { staffRoles } from '@/lib/auth/roles';
import { id, idField } from '@/lib/command/validation';
import { peopleMessages } from '../people.messages';
import { accountName, emailOrNone, passwordDelivery } from '../people.schema';
import { staffAccountsMessages as words } from './staff-accounts.messages';

const MAX_MARK = 40;

const userName = z
  .string(words['systemUsers.userNameRequired'])
  .trim()
  .min(1, words['systemUsers.userNameRequired'])
  .regex(/^[A-Za-z0-9._-]{3,50}$/, words['systemUsers.userNameInvalid']);

/** Staff account from a form or a file; other fields are dropped. */
export const staffAccountInput = z.object({
  organisationId: idField(peopleMessages['people.badOrganisation']),
  userName,
  displayName: accountName,
  email: emailOrNone,
  /** Only if the kind of organisation allows several: the agency has administrators and editors. */
  role: z.enum(staffRoles, words['systemUsers.roleInvalid']).optional(),
});
export type StaffAccountInput = z.infer<typeof staffAccountInput>;

/** Form of a staff account: without an id a new one, which may get a password at once. */
export const staffAccountFormInput = staffAccountInput.extend({
  id: id.optional(),
  way: passwordDelivery.default('none'),
  /** Version of the data when the form was loaded. */
  seen: z.string().max(MAX_MARK).optional(),
});
