export const synonymsMessages = {
  'synonyms.few': 'กรุณากรอกอย่างน้อย 2 คำ บรรทัดละหนึ่งคำ',
  'synonyms.many': 'กรอกได้ไม่เกิน 20 คำต่อกลุ่ม',
  'synonyms.long': 'แต่ละคำยาวได้ไม่เกิน 80 ตัวอักษร',
  'synonyms.missing': 'ไม่พบกลุ่มคำนี้',
  'synonyms.full': 'มีกลุ่มคำครบ 2,000 กลุ่มแล้ว ลบกลุ่มที่ไม่ใช้ก่อน',
  'synonyms.conflict': 'มีผู้อื่นแก้ไขกลุ่มคำนี้ไปแล้ว โหลดหน้าใหม่เพื่อดูคำล่าสุดก่อนบันทึก',
  'synonyms.saved': 'บันทึกกลุ่มคำแล้ว',
  'synonyms.deleted': 'ลบกลุ่มคำแล้ว',
  'synonyms.restored': 'นำกลุ่มคำกลับมาแล้ว',
} as const;
