/** The forms of the login page, by the word that `?form=` carries. */
export const formNames = ['member', 'register', 'collegeUser', 'request', 'staff'] as const;
export type FormName = (typeof formNames)[number];

/** The forms that let somebody in, each by its own kind of name. */
export type LoginFormName = Extract<FormName, 'member' | 'collegeUser' | 'staff'>;

/** Each form's dialog is called so. */
export const formTitles: Readonly<Record<FormName, string>> = {
  member: 'เข้าสู่ระบบสมาชิก',
  register: 'สร้างบัญชีสมาชิกใหม่',
  collegeUser: 'เข้าสู่ระบบวิทยาลัย/หน่วยงาน',
  request: 'ลงทะเบียนขอรหัสผ่าน',
  staff: 'เข้าสู่ระบบเจ้าหน้าที่',
};

/** Everything the login page reads from its address. */
export type LoginPageParams = { form?: FormName; next?: string; notice?: 'expired' | 'closed'; demo?: string };

type Params = Readonly<Record<string, string | string[] | undefined>>;

/** What an address asks for; forged values count as not given. */
export function readLoginPageParams({ form, next, notice, demo }: Params): LoginPageParams {
  return {
    form: formNames.find((name) => name === form),
    next: typeof next === 'string' && next.startsWith('/') ? next : undefined,
    notice: notice === 'expired' || notice === 'closed' ? notice : undefined,
    demo: typeof demo === 'string' ? demo : undefined,
  };
}

/** The login page with a form open, or without one; it still leads to `next` afterwards. */
export function buildLoginHref({ form, next, demo }: Omit<LoginPageParams, 'notice'> = {}): string {
  const given = Object.entries({ form, next, demo }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(given);
  return query.size > 0 ? `/login/?${query}` : '/login/';
}
