/** Passwords, password resets and the second step of a login. */
export const passwordsMessages = {
  'accounts.password.required': { th: 'กรุณากรอกรหัสผ่านใหม่', en: 'The new password is required' },
  'accounts.password.short': {
    th: 'รหัสผ่านต้องยาวอย่างน้อย 10 ตัวอักษร',
    en: 'The password must have at least 10 characters',
  },
  'accounts.password.shortStaff': {
    th: 'รหัสผ่านของเจ้าหน้าที่ต้องยาวอย่างน้อย 12 ตัวอักษร',
    en: 'A staff password must have at least 12 characters',
  },
  'accounts.password.long': {
    th: 'รหัสผ่านต้องยาวไม่เกิน 128 ตัวอักษร',
    en: 'The password must have at most 128 characters',
  },
  'accounts.password.common': {
    th: 'รหัสผ่านนี้เดาง่ายเกินไป ลองใช้คำหลายคำที่ไม่เกี่ยวข้องกัน',
    en: 'This password is too easy to guess',
  },
  'accounts.password.name': {
    th: 'รหัสผ่านต้องไม่มีชื่อของท่านหรือหน่วยงาน ชื่อผู้ใช้ รหัสสถานศึกษา เลขประจำตัวประชาชน หรืออีเมลอยู่ในนั้น',
    en: 'The password must not contain your name, user name, code, id card number, e-mail or organisation',
  },
  'accounts.password.same': { th: 'รหัสผ่านใหม่ต้องไม่ซ้ำรหัสผ่านเดิม', en: 'The new password is the old one' },
  'accounts.password.repeat': { th: 'รหัสผ่านทั้งสองช่องไม่ตรงกัน', en: 'The two passwords differ' },
  'accounts.password.good': { th: 'รหัสผ่านนี้ใช้ได้', en: 'This password is good' },
  'accounts.password.changed': {
    th: 'เปลี่ยนรหัสผ่านแล้ว อุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว',
    en: 'The password is changed; all other devices are logged out',
  },
  'accounts.nameRequired': 'กรุณากรอกข้อมูลช่องนี้',
  'accounts.cardInvalid': 'กรุณากรอกเลขประจำตัวประชาชนให้ครบ 13 หลัก',
  'accounts.nameLong': 'ข้อมูลยาวเกินไป',
  'accounts.resetSent': 'หากข้อมูลตรงกับบัญชีที่มีอีเมลในระบบ ท่านจะได้รับอีเมลภายในไม่กี่นาที ลิงก์และรหัสผ่านชั่วคราวในอีเมลใช้ได้ 30 นาที',
  'accounts.resetSentMember':
    'Password reset link sent to your email: หากอีเมลนี้มีบัญชี ท่านจะได้รับลิงก์และรหัสผ่านชั่วคราวภายในไม่กี่นาที ใช้ได้ 30 นาที',
  'accounts.resetFailed': {
    th: 'Failed to reset password. Please try again.',
    en: 'Failed to reset password. Please try again.',
  },
  'accounts.resetDead': {
    th: 'ลิงก์นี้ใช้แล้วหรือหมดอายุแล้ว กรุณาขอลิงก์ใหม่',
    en: 'This link has been used or has expired',
  },
  'accounts.resetDone': 'ตั้งรหัสผ่านใหม่แล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่',
  'accounts.resetSentByStaff': 'ออกลิงก์ตั้งรหัสผ่านใหม่ให้สมาชิกแล้ว',
  'memberDesk.closedNow': 'บัญชีนี้ปิดอยู่ กรุณาเปิดบัญชีก่อน',
} as const;
