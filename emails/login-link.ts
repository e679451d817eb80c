/** Login forms of the site by the kind of account. */
type Door = 'staff' | 'collegeUser' | 'member';

/** Labels of the name by which each kind of account logs in. */
export const loginNameLabels: Readonly<Record<Door, string>> = {
  staff: 'ชื่อผู้ใช้',
  collegeUser: 'ชื่อผู้ใช้',
  member: 'อีเมลที่ใช้เข้าสู่ระบบ',
};

/** Link to the login form of a kind of account, or to the login page for mails from before the kind was known. */
export function buildLoginLink(door: Door | undefined, next?: string): string {
  const query = new URLSearchParams({ ...(door ? { form: door } : {}), ...(next ? { next } : {}) });
  return query.size > 0 ? `/login/?${query}` : '/login/';
}
