export const secondFactorMessages = {
  'secondFactor.codeRequired': 'กรุณากรอกรหัสยืนยัน',
  'secondFactor.tooMany': 'กรอกรหัสยืนยันผิดหลายครั้งเกินไป กรุณารอแล้วลองใหม่',
  'secondFactor.already': 'บัญชีนี้เปิดการยืนยันสองขั้นตอนแล้ว',
  'secondFactor.notBegun': 'กรุณาเริ่มตั้งค่าการยืนยันสองขั้นตอนใหม่',
  'secondFactor.begun': 'สแกนคิวอาร์โค้ดแล้วกรอกรหัสจากแอป',
  'secondFactor.on': 'เปิดการยืนยันสองขั้นตอนแล้ว กรุณาเก็บรหัสสำรองไว้ในที่ปลอดภัย',
  'secondFactor.renewed': 'ออกรหัสสำรองชุดใหม่แล้ว ชุดเดิมใช้ไม่ได้อีก',
  'secondFactor.off': 'ปิดการยืนยันสองขั้นตอนแล้ว',
  'secondFactor.bar': 'บัญชีนี้ต้องเปิดการยืนยันสองขั้นตอนภายใน {n} วัน ไม่เกิน {at} หลังจากนั้นจะใช้ได้เฉพาะหน้าตั้งค่านี้จนกว่าจะเปิด',
  'secondFactor.setUp': 'ตั้งค่าตอนนี้',
  'secondFactor.proved': 'ยืนยันตัวตนแล้ว',
} as const;
