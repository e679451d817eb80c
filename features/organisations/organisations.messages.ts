/** What is said about organisations and their offices, by key. */
export const organisationsMessages = {
  'organisations.missing': { th: 'กรุณากรอกช่องนี้', en: 'Fill in this field' },
  'organisations.long': { th: 'ข้อความยาวเกินไป', en: 'This is too long' },
  'organisations.badChoice': { th: 'กรุณาเลือกจากรายการ', en: 'Choose one of the list' },
  'organisations.badKind': { th: 'ประเภทหน่วยงานไม่ถูกต้อง', en: 'There is no such kind of organisation' },
  'organisations.kindFixed': { th: 'เปลี่ยนประเภทของหน่วยงานไม่ได้', en: 'The kind of an organisation stays' },
  'organisations.badWeb': {
    th: 'กรุณากรอกที่อยู่เว็บที่ขึ้นต้นด้วย https:// หรือ http://',
    en: 'A web address begins with https:// or http://',
  },
  'organisations.badEmail': { th: 'รูปแบบอีเมลไม่ถูกต้อง', en: 'The e-mail must be valid' },
  'organisations.badPhone': {
    th: 'หมายเลขโทรศัพท์มีได้เฉพาะตัวเลข เครื่องหมาย และคำว่า ต่อ',
    en: 'A phone number has digits and marks only',
  },
  'organisations.badCode': {
    th: 'รหัสต้องเป็นอักษรอังกฤษ ตัวเลข . _ หรือ - ยาว 2 ถึง 50 ตัว',
    en: 'A code has 2 to 50 Latin letters, digits, dots, underscores or hyphens',
  },
  'organisations.badUserName': {
    th: 'ชื่อผู้ใช้ต้องเป็นอักษรอังกฤษ ตัวเลข . _ หรือ - ยาว 3 ถึง 50 ตัว',
    en: 'A user name has 3 to 50 Latin letters, digits, dots, underscores or hyphens',
  },
  'organisations.codeTaken': { th: 'มีหน่วยงานที่ใช้รหัสนี้แล้ว', en: 'Another organisation has this code' },
  'organisations.userNameTaken': { th: 'มีบัญชีที่ใช้ชื่อผู้ใช้นี้แล้ว', en: 'Another account has this user name' },
  'organisations.provinceIdRequired': { th: 'กรุณาเลือกจังหวัด', en: 'Choose a province' },
  'organisations.instituteIdRequired': { th: 'กรุณาเลือกสถาบัน', en: 'Choose an institute' },
  'organisations.departmentIdRequired': { th: 'กรุณาเลือกสำนักต้นสังกัด', en: 'Choose a department' },
  'organisations.noPicture': { th: 'กรุณาเลือกภาพจากคลังสื่อ', en: 'Choose a picture of the library' },
  'organisations.badDelivery': { th: 'กรุณาเลือกวิธีแจ้งรหัสผ่าน', en: 'Choose how the password is told' },
  'organisations.mailNeedsEmail': {
    th: 'กรุณากรอกอีเมลเพื่อส่งรหัสผ่าน หรือเลือกวิธีอื่น',
    en: 'Fill in the e-mail that gets the password, or choose another way',
  },
  'organisations.noAddress': {
    th: 'ยังไม่มีอีเมลของหน่วยงานนี้ กรุณาบันทึกอีเมลก่อน หรือเลือกแสดงบนหน้าจอ',
    en: 'There is no e-mail on record; save one first, or have the password shown',
  },
  'organisations.gone': { th: 'ไม่พบหน่วยงานนี้ในความดูแลของคุณ', en: 'There is no such organisation below yours' },
  'organisations.noOffice': { th: 'หน่วยงานนี้ยังไม่มีบัญชีหน่วยงาน', en: 'This organisation has no office login' },
  'organisations.closedOffice': {
    th: 'หน่วยงานหรือบัญชีนี้ปิดใช้งานอยู่ กรุณาเปิดใช้งานก่อนส่งรหัสผ่าน',
    en: 'The organisation or its login is closed; open it first',
  },
  'organisations.ownOne': { th: 'ปิดหน่วยงานของตนเองไม่ได้', en: 'One’s own organisation can’t be closed' },
  'organisations.lastAdministrator': {
    th: 'ปิดหน่วยงานนี้ไม่ได้ เพราะเป็นหน่วยงานของผู้ดูแลระบบคนสุดท้าย',
    en: 'The last administrator belongs to this organisation',
  },
  'organisations.added': { th: 'เพิ่มหน่วยงานแล้ว', en: 'Added' },
  'organisations.addedMailed': {
    th: 'เพิ่มหน่วยงานและส่งรหัสผ่านทางอีเมลแล้ว',
    en: 'Added; the password is on its way',
  },
  'organisations.saved': { th: 'บันทึกข้อมูลหน่วยงานแล้ว', en: 'Saved' },
  'organisations.profileSaved': { th: 'บันทึกโปรไฟล์หน่วยงานแล้ว', en: 'Profile saved' },
  'organisations.opened': { th: 'เปิดใช้งานหน่วยงานแล้ว', en: 'Opened' },
  'organisations.closed': { th: 'ปิดใช้งานหน่วยงานแล้ว', en: 'Closed' },
  'organisations.mailed': { th: 'ส่งรหัสผ่านใหม่ทางอีเมลแล้ว', en: 'The new password is on its way' },
  'organisations.shown': { th: 'ตั้งรหัสผ่านใหม่แล้ว', en: 'A new password was set' },
} as const;
