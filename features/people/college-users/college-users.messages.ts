export const collegeUsersMessages = {
  'collegeUsers.idCardRequired': 'กรุณากรอกเลขประจำตัวประชาชน',
  'collegeUsers.idCardInvalid': 'เลขประจำตัวประชาชนต้องมี 13 หลักและถูกต้องตามหลักตรวจสอบ',
  'collegeUsers.idCardTaken': 'เลขประจำตัวประชาชนนี้มีบัญชีอยู่แล้ว หากย้ายมาจากสถานศึกษาอื่น โปรดติดต่อผู้ดูแลระบบ',
} as const;
