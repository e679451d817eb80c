import { administrator } from './administrator';
import { college } from './college';
import { collegeUser } from './college-user';
import { department } from './department';
import { editor } from './editor';
import { institute } from './institute';
import { member } from './member';
import { province } from './province';
import type { Area, AreaRole } from './schema';
import { unit } from './unit';

/** The area table: the single source of menus, titles, allowed addresses and breadcrumbs. */
export const areas: Readonly<Record<AreaRole, Area>> = {
  VecAdmin: administrator,
  newseditors: editor,
  veccentral: unit,
  veccentraldep: department,
  iven: institute,
  VecProvince: province,
  college,
  usercollege: collegeUser,
  member,
};
