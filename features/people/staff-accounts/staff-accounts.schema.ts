import { z } from 'zod';
import { id, idField } from '@/lib/command/validation';
import { accountName, emailOrNone, passwordDelivery } from '../people.schema';

const MAX_MARK = 40;

/** The roles that an account of an office may have. */
export const accountRoles = [
  'college',
  'iven',
  'VecProvince',
  'veccentral',
  'veccentraldep',
  'newseditors',
  'VecAdmin',
] as const;
export type AccountRole = (typeof accountRoles)[number];

const userName = z
  .string('systemUsers.userNameRequired')
  .trim()
  .min(1, 'systemUsers.userNameRequired')
  .regex(/^[A-Za-z0-9._-]{3,50}$/, 'systemUsers.userNameInvalid');

/** An account of an office as a form or a file tells of one; every other field is left out. */
export const staffAccountInput = z.object({
  organisationId: idField('people.badOrganisation'),
  userName,
  displayName: accountName,
  email: emailOrNone,
  /** Only where the organisation's kind leaves a choice: the agency has administrators and editors. */
  role: z.enum(accountRoles, 'systemUsers.roleInvalid').optional(),
});
export type StaffAccountInput = z.infer<typeof staffAccountInput>;

/** The form: without an id a new account, which may get a password at once. */
export const staffAccountFormInput = staffAccountInput.extend({
  id: id.optional(),
  way: passwordDelivery.default('none'),
  /** The mark of what the form began with. */
  seen: z.string().max(MAX_MARK).optional(),
});
