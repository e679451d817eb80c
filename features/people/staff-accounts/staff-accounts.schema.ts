import { z } from 'zod';
import { staffRoles } from '@/lib/auth/roles';
import { id, idField } from '@/lib/command/validation';
import { accountName, emailOrNone, passwordDelivery } from '../people.schema';

const MAX_MARK = 40;

const userName = z
  .string('systemUsers.userNameRequired')
  .trim()
  .min(1, 'systemUsers.userNameRequired')
  .regex(/^[A-Za-z0-9._-]{3,50}$/, 'systemUsers.userNameInvalid');

/** Staff account from a form or a file; other fields are dropped. */
export const staffAccountInput = z.object({
  organisationId: idField('people.badOrganisation'),
  userName,
  displayName: accountName,
  email: emailOrNone,
  /** Only if the kind of organisation allows several: the agency has administrators and editors. */
  role: z.enum(staffRoles, 'systemUsers.roleInvalid').optional(),
});
export type StaffAccountInput = z.infer<typeof staffAccountInput>;

/** Form of a staff account: without an id a new one, which may get a password at once. */
export const staffAccountFormInput = staffAccountInput.extend({
  id: id.optional(),
  way: passwordDelivery.default('none'),
  /** Version of the data when the form was loaded. */
  seen: z.string().max(MAX_MARK).optional(),
});
