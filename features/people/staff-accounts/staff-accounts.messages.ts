/** The words of office accounts' own fields, by key. */
export const staffAccountsMessages = {
  'systemUsers.userNameRequired': { th: 'กรุณากรอกชื่อผู้ใช้', en: 'The user name is required' },
  'systemUsers.userNameInvalid': {
    th: 'ชื่อผู้ใช้ต้องเป็นอักษรอังกฤษ ตัวเลข . _ หรือ - ยาว 3 ถึง 50 ตัว',
    en: 'A user name has 3 to 50 Latin letters, digits, dots, underscores or hyphens',
  },
  'systemUsers.userNameTaken': { th: 'มีชื่อผู้ใช้นี้แล้ว กรุณาใช้ชื่ออื่น', en: 'This user name is taken' },
  'systemUsers.roleInvalid': {
    th: 'สิทธิ์นี้ไม่มีในหน่วยงานประเภทนี้',
    en: 'This kind of organisation does not give this role',
  },
  'systemUsers.officeStays': {
    th: 'บัญชีหลักของหน่วยงานย้ายสังกัดไม่ได้ ให้เพิ่มบัญชีใหม่ในหน่วยงานปลายทางแทน',
    en: 'The login of an office itself can not move',
  },
} as const;
