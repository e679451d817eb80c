/** Roles of viewers, by the names of the legacy contract. */
export const roles = [
  'visitor',
  'member',
  'usercollege',
  'college',
  'iven',
  'VecProvince',
  'veccentral',
  'veccentraldep',
  'newseditors',
  'VecAdmin',
] as const;

export type Role = (typeof roles)[number];
