/** The words of accounts that offices manage, by key. */
export const peopleMessages = {
  'people.nameRequired': 'กรุณากรอกชื่อ',
  'people.nameShort': 'ชื่อต้องยาวอย่างน้อย 2 ตัวอักษร',
  'people.nameLong': 'ชื่อยาวเกินไป',
  'people.nameLetters': 'ชื่อใช้ได้เฉพาะอักษรไทยหรืออังกฤษ เว้นวรรค จุด และขีด',
  'people.emailInvalid': 'รูปแบบอีเมลไม่ถูกต้อง',
  'people.emailForMail': 'กรุณากรอกอีเมลที่จะส่งรหัสผ่านไป หรือเลือกแสดงรหัสผ่านบนหน้าจอ',
  'people.wayRequired': 'กรุณาเลือกวิธีให้รหัสผ่าน',
  'people.badOrganisation': 'กรุณาเลือกหน่วยงานจากรายการ',
  'people.handOverFirst': 'บัญชีนี้ยังมีข่าวที่ทำค้างอยู่ กรุณาส่งมอบงานก่อนย้ายสังกัด',
  'people.missing': 'ไม่พบบัญชีนี้',
  'people.changed': 'มีผู้อื่นแก้ไขบัญชีนี้ไปแล้ว กรุณาโหลดหน้าใหม่แล้วแก้ไขอีกครั้ง',
  'people.ownRole': 'ไม่สามารถเปลี่ยนสิทธิ์ของตนเองได้',
  'people.ownAccount': 'ทำกับบัญชีของตนเองไม่ได้',
  'people.lastAdministrator': 'ต้องมีผู้ดูแลระบบที่เปิดใช้งานอย่างน้อยหนึ่งคนเสมอ',
} as const;
