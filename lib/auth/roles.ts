/** Who may be asking, in the words of the old contract. */
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
