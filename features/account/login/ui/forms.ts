/** Forms of the login page, by value of `?form=`. */
export const formNames = ['member', 'register', 'collegeUser', 'request', 'staff'] as const;
export type FormName = (typeof formNames)[number];

/** Forms that log in, one per kind of account. */
export type LoginFormName = Extract<FormName, 'member' | 'collegeUser' | 'staff'>;

/** Titles of the forms' dialogs. */
export const formTitles: Readonly<Record<FormName, string>> = {
  member: 'เข้าสู่ระบบสมาชิก',
  register: 'สร้างบัญชีสมาชิกใหม่',
  collegeUser: 'เข้าสู่ระบบวิทยาลัย/หน่วยงาน',
  request: 'ลงทะเบียนขอรหัสผ่าน',
  staff: 'เข้าสู่ระบบเจ้าหน้าที่',
};

/** Query parameters of the login page. */
export type LoginPageParams = { form?: FormName; next?: string; notice?: 'expired' | 'closed'; demo?: string };

type Params = Readonly<Record<string, string | string[] | undefined>>;

/** Reads the query parameters; forged values are ignored. */
export function readLoginPageParams({ form, next, notice, demo }: Params): LoginPageParams {
  return {
    form: formNames.find((name) => name === form),
    next: typeof next === 'string' && next.startsWith('/') ? next : undefined,
    notice: notice === 'expired' || notice === 'closed' ? notice : undefined,
    demo: typeof demo === 'string' ? demo : undefined,
  };
}

/** URL of the login page, with a form open if given; `next` is kept for after the login. */
export function buildLoginHref({ form, next, demo }: Omit<LoginPageParams, 'notice'> = {}): string {
  const given = Object.entries({ form, next, demo }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(given);
  return query.size > 0 ? `/login/?${query}` : '/login/';
}
