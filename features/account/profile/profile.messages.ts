/** The words of one's own profile, of a change of e-mail and of the end of an account. */
export const profilesMessages = {
  'profiles.nameRequired': { th: 'กรุณากรอกชื่อที่แสดง', en: 'The display name is required' },
  'profiles.nameShort': { th: 'ชื่อที่แสดงต้องยาวอย่างน้อย 2 ตัวอักษร', en: 'The name must have at least 2 characters' },
  'profiles.nameLong': { th: 'ชื่อที่แสดงต้องยาวไม่เกิน 100 ตัวอักษร', en: 'The name must have at most 100 characters' },
  'profiles.nameLetters': {
    th: 'ชื่อที่แสดงใช้ได้เฉพาะตัวอักษร ตัวเลข เว้นวรรค และเครื่องหมาย . - ( )',
    en: 'The name may have letters, digits, spaces and . - ( )',
  },
  'profiles.officeName': {
    th: 'ชื่อของหน่วยงานเปลี่ยนได้โดยผู้ดูแลระบบเท่านั้น',
    en: 'Only an administrator changes the name of an office',
  },
  'profiles.saved': { th: 'บันทึกข้อมูลแล้ว', en: 'Saved' },
  'profiles.emailRequired': { th: 'กรุณากรอกอีเมล', en: 'The e-mail is required' },
  'profiles.emailInvalid': { th: 'รูปแบบอีเมลไม่ถูกต้อง', en: 'The e-mail must be valid' },
  'profiles.emailSame': { th: 'นี่คืออีเมลที่ใช้อยู่แล้ว', en: 'This is your e-mail already' },
  'profiles.emailSent': {
    th: 'ส่งลิงก์ยืนยันไปที่อีเมลใหม่แล้ว อีเมลจะเปลี่ยนเมื่อกดยืนยันภายใน 60 นาที',
    en: 'A link was sent to the new address; it is taken once you confirm it',
  },
  'profiles.emailDone': { th: 'ยืนยันอีเมลใหม่แล้ว', en: 'The new e-mail is confirmed' },
  'profiles.emailDead': {
    th: 'ลิงก์นี้ใช้แล้วหรือหมดอายุแล้ว กรุณาเปลี่ยนอีเมลใหม่อีกครั้งจากหน้าบัญชีของฉัน',
    en: 'This link has been used or has expired',
  },
  'profiles.emailTaken': { th: 'อีเมลนี้มีบัญชีสมาชิกอื่นใช้อยู่', en: 'Another member has this e-mail' },
} as const;
