/** Creating an administrator from the command line. */
export const administratorsMessages = {
  'administrators.userName': 'ชื่อผู้ใช้ต้องเป็นอักษรอังกฤษ ตัวเลข . _ หรือ - ยาว 3 ถึง 50 ตัว',
  'administrators.name': 'ชื่อที่แสดงต้องยาว 2 ถึง 100 ตัวอักษร',
  'administrators.email': 'รูปแบบอีเมลไม่ถูกต้อง',
  'administrators.taken': 'มีชื่อผู้ใช้นี้แล้ว ใช้ --reset เพื่อตั้งรหัสผ่านใหม่ของผู้ดูแลระบบคนนี้',
  'administrators.other': 'ชื่อผู้ใช้นี้ไม่ใช่ของผู้ดูแลระบบ กรุณาใช้ชื่ออื่น',
  'administrators.missing': 'ไม่มีชื่อผู้ใช้นี้ ใช้คำสั่งเดิมโดยไม่มี --reset',
} as const;
