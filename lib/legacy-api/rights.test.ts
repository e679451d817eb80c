import { can } from '@/lib/auth/access';
import { type Role, roles } from '@/lib/auth/roles';
import { aCollegeUser, aMember, aStaffOffice, type Person } from '@/testing/people';
import type { Operation } from './endpoint';
import { callLegacy, logInAs, sameSiteHeaders } from './legacy-api.test-support';
import { endpoints } from './registry';

/**
 * Roles that may use each call, by the agency's table of rights (the rows that a caller may see are tested in
 * records.test.ts). A call that is missing here fails, so that a new one is considered.
 */
const everybody: readonly Role[] = roles;
const signedIn: readonly Role[] = roles.filter((role) => role !== 'visitor');

const allowedRoles: Readonly<Record<string, readonly Role[]>> = {
  'news.php': everybody,
  'newspicture.php': everybody,
  'news.update.php': everybody,
  'newsShareLink.update.php': everybody,
  'newscatagories.php': everybody,
  'banners.php': everybody,
  'links.php': everybody,
  'logotop.php': everybody,
  'login.php': everybody,
  'login.member.php': everybody,
  'usersystems.php': everybody,
  'usersystems.update.php': signedIn,
  'admin.php': ['VecAdmin'],
  'college_user.php': everybody,
  'college_user.php college_user_id': signedIn,
  'college_user.update.php': signedIn,
  'usergeneral.php': everybody,
  'usergeneral.php userGeneralEmail': signedIn,
  'usergeneral.update.php': signedIn,
  'usergeneral.insert.php': everybody,
  'sendMemberRegis.php': everybody,
  'usergeneral.pass.update.php': everybody,
  'password_usersystems.php': everybody,
  'send.insert.php': everybody,
  'send.php': everybody,
};

const modes = endpoints.flatMap(({ name, operations }) => operations.map((operation) => ({ name, operation })));

/** Roles that may use one mode of a call; an entry for the mode takes precedence over that of its file. */
function listAllowedRoles(name: string, { when }: Operation): readonly Role[] {
  const special = allowedRoles[`${name} ${when.sent?.[0] ?? ''}`.trim()];
  const passers = special ?? allowedRoles[name];
  if (!passers) throw new Error(`who may call ${name}?`);
  return passers;
}

const aPerson: Readonly<Record<Exclude<Role, 'visitor'>, () => Promise<Person>>> = {
  member: () => aMember(),
  usercollege: () => aCollegeUser(),
  college: () => aStaffOffice('college'),
  iven: () => aStaffOffice('iven'),
  VecProvince: () => aStaffOffice('VecProvince'),
  veccentral: () => aStaffOffice('veccentral'),
  veccentraldep: () => aStaffOffice('veccentraldep'),
  newseditors: () => aStaffOffice('newseditors'),
  VecAdmin: () => aStaffOffice('VecAdmin'),
};

/** Ids of no existing row, so that only the access check and the uniform refusal can answer. */
const strangers = {
  usersystems_id: 2_147_483_647,
  college_user_id: 2_147_483_647,
  userGeneralEmail: 'nobody@example.org',
  user_name: 'nobody',
  usersystems_onoff: 1,
};

test('every call of the registry is in the table, and no other', () => {
  const named = new Set(modes.map(({ name }) => name));
  expect(new Set(Object.keys(allowedRoles).map((key) => key.split(' ')[0]))).toEqual(named);
});

test.each(modes.map(({ name, operation }) => [name, operation.summary, operation] as const))(
  'the access check of %s (%s) admits the roles in the table',
  (name, _, operation) => {
    expect(roles.filter((role) => can({ role }, operation.access))).toEqual([...listAllowedRoles(name, operation)]);
  },
);

describe.each(roles)('P-039: %s', (role) => {
  let headers: Record<string, string> = sameSiteHeaders;
  beforeAll(async () => {
    if (role !== 'visitor') headers = await logInAs(await aPerson[role]());
  });

  test.each(modes.map(({ name, operation }) => [name, operation.summary, operation] as const))(
    '%s (%s)',
    async (name, _, operation) => {
      const passers = listAllowedRoles(name, operation);
      const fields = Object.fromEntries(
        Object.keys(operation.example.input).map((field) => [field, Reflect.get(strangers, field) ?? '']),
      );
      const query = operation.when.crud ? `crud=${operation.when.crud}` : '';
      const { status, json } = await callLegacy(name, fields, { headers, query });
      expect(status).toBeLessThan(500);
      if (!passers.includes(role)) expect([status, json]).toEqual([403, refusal]);
      else if (passers === everybody && !isPersonal(operation)) expect(status).not.toBe(403);
    },
  );
});

const refusal = { status: false, code: 'FORBIDDEN', message: expect.any(String) };

/** True for modes about one person, which refuse all unauthorised callers alike. */
const isPersonal = ({ when }: Operation): boolean =>
  (when.sent ?? []).some((field) => ['usersystems_id', 'college_user_id', 'userGeneralEmail'].includes(field));
