/** The words of the end of an account. */
export const accountDeletionMessages = {
  'deletion.asked': 'รับคำขอลบบัญชีแล้ว บัญชีจะถูกลบใน 7 วัน ยกเลิกได้จนถึงวันนั้น',
  'deletion.undone': 'ยกเลิกการลบบัญชีแล้ว',
  'deletion.title': 'ลบบัญชี',
  'deletion.lead':
    'บัญชี ข่าวที่บันทึก และการแจ้งข่าวจะถูกลบถาวรใน 7 วัน ข้อความที่เคยส่งจะไม่มีชื่อและอีเมลของท่าน ระหว่างนั้นยังใช้งานและยกเลิกการลบได้',
  'deletion.want': 'ต้องการลบบัญชีของฉัน',
  'deletion.send': 'ลบบัญชีใน 7 วัน',
  'deletion.password': 'รหัสผ่านปัจจุบัน',
  'deletion.bar': 'บัญชีจะถูกลบในวันที่',
  'deletion.undo': 'ยกเลิกการลบบัญชี',
  'deletion.data': 'ข้อมูลของฉัน',
  'deletion.dataLead': 'ทุกอย่างที่ระบบเก็บไว้เกี่ยวกับบัญชีนี้ เป็นหน้าที่อ่านหรือพิมพ์ได้ หรือเป็นไฟล์สำหรับเครื่องอ่าน ไม่เกิน 5 ครั้งต่อวัน',
  'deletion.dataHtml': 'ดาวน์โหลดแบบอ่านได้ (HTML)',
  'deletion.dataJson': 'ดาวน์โหลดแบบ JSON',
} as const;
