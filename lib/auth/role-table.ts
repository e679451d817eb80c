/** The kinds of login, each with its own kind of name. */
export const loginKinds = ['staff', 'collegeUser', 'member'] as const;
export type LoginKind = (typeof loginKinds)[number];

export type RoleTitle = { th: string; en: string };

/** Facts about a role; its rights are in `access.ts`, the screens of its area in `lib/areas`. */
export type RoleFacts = {
  title: RoleTitle;
  /** Highest level at which it publishes: its organisation's own, its province's or institute's, the agency's. */
  publishLevel: 0 | 1 | 2 | 3;
  /** Counter group of its online visitors. */
  presence: 'general' | 'colleges' | 'organisations';
  /** Unset for visitors, who have no account. */
  login?: LoginKind;
  /** Address of the area's home without a trailing slash, and the area's title if it is not the role's. */
  area?: { root: `/${string}`; title?: RoleTitle };
  /** Kind of organisation that its accounts belong to. */
  kind?: 'agency' | 'department' | 'unit' | 'institute' | 'province' | 'college';
  /**
   * All offices of the kind, as an audience; set for the role of the office's own login, which is added with its
   * organisation and may request a password from the administrators.
   */
  offices?: RoleTitle;
  /** Scope of the organisations that its own one supervises. */
  supervises?: 'institute' | 'province' | 'department' | 'everything';
};

/**
 * The roles of viewers, by the names of the legacy contract, in the order of choices on screen. The first staff role of
 * a kind of organisation is the default for new accounts.
 */
export const roleTable = {
  visitor: {
    title: { th: 'ผู้เยี่ยมชม', en: 'Visitor' },
    publishLevel: 0,
    presence: 'general',
  },
  member: {
    title: { th: 'สมาชิกทั่วไป', en: 'Member' },
    publishLevel: 0,
    presence: 'general',
    login: 'member',
    area: { root: '/member', title: { th: 'สมาชิก', en: 'Member' } },
  },
  usercollege: {
    title: { th: 'ผู้ใช้งานสถานศึกษา', en: 'College user' },
    publishLevel: 0,
    presence: 'colleges',
    login: 'collegeUser',
    area: { root: '/users' },
    kind: 'college',
  },
  college: {
    title: { th: 'สถานศึกษา', en: 'College' },
    publishLevel: 1,
    presence: 'colleges',
    login: 'staff',
    area: { root: '/colleges', title: { th: 'งานประชาสัมพันธ์สถานศึกษา', en: 'College' } },
    kind: 'college',
    offices: { th: 'สถานศึกษา', en: 'Colleges' },
  },
  iven: {
    title: { th: 'สถาบันการอาชีวศึกษา', en: 'Institute' },
    publishLevel: 2,
    presence: 'organisations',
    login: 'staff',
    area: { root: '/useriven' },
    kind: 'institute',
    offices: { th: 'สถาบันการอาชีวศึกษา', en: 'Institutes' },
    supervises: 'institute',
  },
  VecProvince: {
    title: { th: 'อาชีวศึกษาจังหวัด', en: 'Provincial office' },
    publishLevel: 2,
    presence: 'organisations',
    login: 'staff',
    area: { root: '/provincealcentral' },
    kind: 'province',
    offices: { th: 'อาชีวศึกษาจังหวัด', en: 'Provincial offices' },
    supervises: 'province',
  },
  veccentral: {
    title: { th: 'หน่วย/กลุ่ม/ศูนย์', en: 'Unit' },
    publishLevel: 2,
    presence: 'organisations',
    login: 'staff',
    area: { root: '/veccentral' },
    kind: 'unit',
    offices: { th: 'หน่วย/กลุ่ม/ศูนย์', en: 'Units' },
  },
  veccentraldep: {
    title: { th: 'สำนัก/ศูนย์', en: 'Department' },
    publishLevel: 2,
    presence: 'organisations',
    login: 'staff',
    area: { root: '/veccentraldep' },
    kind: 'department',
    offices: { th: 'สำนัก/ศูนย์', en: 'Departments' },
    supervises: 'department',
  },
  newseditors: {
    title: { th: 'บรรณาธิการข่าว', en: 'News editor' },
    publishLevel: 3,
    presence: 'organisations',
    login: 'staff',
    area: { root: '/newseditor', title: { th: 'กองบรรณาธิการข่าว', en: 'News editor' } },
    kind: 'agency',
  },
  VecAdmin: {
    title: { th: 'ผู้ดูแลระบบ', en: 'Administrator' },
    publishLevel: 3,
    presence: 'organisations',
    login: 'staff',
    area: { root: '/administrator' },
    kind: 'agency',
    supervises: 'everything',
  },
} as const satisfies Record<string, RoleFacts>;
