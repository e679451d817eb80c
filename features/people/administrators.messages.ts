/** The words of making an administrator from the command line. */
export const administratorsMessages = {
  'administrators.userName': {
    th: 'ชื่อผู้ใช้ต้องเป็นอักษรอังกฤษ ตัวเลข . _ หรือ - ยาว 3 ถึง 50 ตัว',
    en: 'A user name has 3 to 50 Latin letters, digits, dots, underscores or hyphens',
  },
  'administrators.name': { th: 'ชื่อที่แสดงต้องยาว 2 ถึง 100 ตัวอักษร', en: 'The name must have 2 to 100 characters' },
  'administrators.email': { th: 'รูปแบบอีเมลไม่ถูกต้อง', en: 'The e-mail must be valid' },
  'administrators.taken': {
    th: 'มีชื่อผู้ใช้นี้แล้ว ใช้ --reset เพื่อตั้งรหัสผ่านใหม่ของผู้ดูแลระบบคนนี้',
    en: 'This user name exists; --reset sets a new password for that administrator',
  },
  'administrators.other': {
    th: 'ชื่อผู้ใช้นี้ไม่ใช่ของผู้ดูแลระบบ กรุณาใช้ชื่ออื่น',
    en: 'This user name is not an administrator’s; choose another',
  },
  'administrators.missing': { th: 'ไม่มีชื่อผู้ใช้นี้ ใช้คำสั่งเดิมโดยไม่มี --reset', en: 'There is no such user name' },
} as const;
