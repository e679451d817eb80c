export const profilesMessages = {
  'profiles.nameRequired': 'กรุณากรอกชื่อที่แสดง',
  'profiles.nameShort': 'ชื่อที่แสดงต้องยาวอย่างน้อย 2 ตัวอักษร',
  'profiles.nameLong': 'ชื่อที่แสดงต้องยาวไม่เกิน 100 ตัวอักษร',
  'profiles.nameLetters': 'ชื่อที่แสดงใช้ได้เฉพาะตัวอักษร ตัวเลข เว้นวรรค และเครื่องหมาย . - ( )',
  'profiles.officeName': 'ชื่อของหน่วยงานเปลี่ยนได้โดยผู้ดูแลระบบเท่านั้น',
  'profiles.saved': 'บันทึกข้อมูลแล้ว',
  'profiles.emailRequired': 'กรุณากรอกอีเมล',
  'profiles.emailInvalid': 'รูปแบบอีเมลไม่ถูกต้อง',
  'profiles.emailSame': 'นี่คืออีเมลที่ใช้อยู่แล้ว',
  'profiles.emailSent': 'ออกลิงก์ยืนยันให้อีเมลใหม่แล้ว อีเมลจะเปลี่ยนเมื่อกดยืนยันภายใน 60 นาที',
  'profiles.emailDone': 'ยืนยันอีเมลใหม่แล้ว',
  'profiles.emailDead': {
    th: 'ลิงก์นี้ใช้แล้วหรือหมดอายุแล้ว กรุณาเปลี่ยนอีเมลใหม่อีกครั้งจากหน้าบัญชีของฉัน',
    en: 'This link has been used or has expired',
  },
  'profiles.emailTaken': 'อีเมลนี้มีบัญชีสมาชิกอื่นใช้อยู่',
} as const;
