export const staffAccountsMessages = {
  'systemUsers.userNameRequired': 'กรุณากรอกชื่อผู้ใช้',
  'systemUsers.userNameInvalid': 'ชื่อผู้ใช้ต้องเป็นอักษรอังกฤษ ตัวเลข . _ หรือ - ยาว 3 ถึง 50 ตัว',
  'systemUsers.userNameTaken': 'มีชื่อผู้ใช้นี้แล้ว กรุณาใช้ชื่ออื่น',
  'systemUsers.roleInvalid': 'สิทธิ์นี้ไม่มีในหน่วยงานประเภทนี้',
  'systemUsers.officeStays': 'บัญชีหลักของหน่วยงานย้ายสังกัดไม่ได้ ให้เพิ่มบัญชีใหม่ในหน่วยงานปลายทางแทน',
} as const;
