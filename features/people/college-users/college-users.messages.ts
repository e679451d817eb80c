/** The words of college users' own fields, by key. */
export const collegeUsersMessages = {
  'collegeUsers.idCardRequired': { th: 'กรุณากรอกเลขประจำตัวประชาชน', en: 'The id card number is required' },
  'collegeUsers.idCardInvalid': {
    th: 'เลขประจำตัวประชาชนต้องมี 13 หลักและถูกต้องตามหลักตรวจสอบ',
    en: 'An id card number has 13 digits with a check digit',
  },
  'collegeUsers.idCardTaken': {
    th: 'เลขประจำตัวประชาชนนี้มีบัญชีอยู่แล้ว หากย้ายมาจากสถานศึกษาอื่น โปรดติดต่อผู้ดูแลระบบ',
    en: 'There is an account with this id card number',
  },
} as const;
