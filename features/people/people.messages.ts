/** The words of accounts that offices manage, by key. */
export const peopleMessages = {
  'people.nameRequired': { th: 'กรุณากรอกชื่อ', en: 'The name is required' },
  'people.nameShort': { th: 'ชื่อต้องยาวอย่างน้อย 2 ตัวอักษร', en: 'The name must have at least 2 characters' },
  'people.nameLong': { th: 'ชื่อยาวเกินไป', en: 'The name is too long' },
  'people.nameLetters': {
    th: 'ชื่อใช้ได้เฉพาะอักษรไทยหรืออังกฤษ เว้นวรรค จุด และขีด',
    en: 'A name has only Thai or Latin letters, blanks, dots and hyphens',
  },
  'people.emailInvalid': { th: 'รูปแบบอีเมลไม่ถูกต้อง', en: 'The e-mail must be valid' },
  'people.emailForMail': {
    th: 'กรุณากรอกอีเมลที่จะส่งรหัสผ่านไป หรือเลือกแสดงรหัสผ่านบนหน้าจอ',
    en: 'Give an e-mail for the password, or choose to show it',
  },
  'people.wayRequired': { th: 'กรุณาเลือกวิธีให้รหัสผ่าน', en: 'Choose how the password is given' },
  'people.badOrganisation': { th: 'กรุณาเลือกหน่วยงานจากรายการ', en: 'Choose an organisation of the list' },
  'people.handOverFirst': {
    th: 'บัญชีนี้ยังมีข่าวที่ทำค้างอยู่ กรุณาส่งมอบงานก่อนย้ายสังกัด',
    en: 'This account has items in work; hand them over first',
  },
  'people.missing': { th: 'ไม่พบบัญชีนี้', en: 'There is no such account' },
  'people.changed': {
    th: 'มีผู้อื่นแก้ไขบัญชีนี้ไปแล้ว กรุณาโหลดหน้าใหม่แล้วแก้ไขอีกครั้ง',
    en: 'Somebody else has changed this account; please load the page again',
  },
  'people.ownRole': { th: 'ไม่สามารถเปลี่ยนสิทธิ์ของตนเองได้', en: 'Nobody changes their own role' },
  'people.ownAccount': { th: 'ทำกับบัญชีของตนเองไม่ได้', en: 'Nobody does this to their own account' },
  'people.lastAdministrator': {
    th: 'ต้องมีผู้ดูแลระบบที่เปิดใช้งานอย่างน้อยหนึ่งคนเสมอ',
    en: 'One open administrator always remains',
  },
} as const;
