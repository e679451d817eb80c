import { listRolesWith } from './access';
import { roleTable } from './role-table';
import {
  accountRoles,
  findOfficeRole,
  findOfficeRoleOfKind,
  isRole,
  listStaffRoles,
  officeRoles,
  organisationRoles,
  roles,
  staffRoles,
} from './roles';

test('accounts, organisations, staff and offices have fewer roles each, in one order', () => {
  const offices = ['college', 'iven', 'VecProvince', 'veccentral', 'veccentraldep'];
  const staff = [...offices, 'newseditors', 'VecAdmin'];
  expect(officeRoles).toEqual(offices);
  expect(staffRoles).toEqual(staff);
  expect(organisationRoles).toEqual(['usercollege', ...staff]);
  expect(accountRoles).toEqual(['member', 'usercollege', ...staff]);
  expect(roles).toEqual(['visitor', 'member', 'usercollege', ...staff]);
});

test('a kind of organisation has one role of its office, and the agency none', () => {
  const kinds = ['college', 'institute', 'province', 'unit', 'department'] as const;
  expect(kinds.map(findOfficeRoleOfKind)).toEqual(officeRoles);
  for (const kind of kinds) expect(listStaffRoles(kind)).toEqual([findOfficeRoleOfKind(kind)]);
  expect(findOfficeRoleOfKind('agency')).toBeUndefined();
  expect(listStaffRoles('agency')).toEqual(['newseditors', 'VecAdmin']);
});

test('the office of an account is that of its organisation', () => {
  expect(findOfficeRole('usercollege')).toBe('college');
  expect(findOfficeRole('iven')).toBe('iven');
  for (const role of ['visitor', 'member', 'newseditors', 'VecAdmin'] as const)
    expect(findOfficeRole(role)).toBeUndefined();
});

test('a name is a role only if the table has it', () => {
  expect(isRole('VecAdmin')).toBe(true);
  for (const name of ['vecadmin', 'toString', '__proto__', '']) expect(isRole(name)).toBe(false);
});

test('every area has an address of its own', () => {
  const roots = accountRoles.map((role) => roleTable[role].area.root);
  expect(new Set(roots).size).toBe(roots.length);
});

test('a right of everybody is listed for accounts only', () => {
  expect(listRolesWith('news.read')).toEqual(accountRoles);
  expect(listRolesWith('site.manage')).toEqual(['VecAdmin']);
});
