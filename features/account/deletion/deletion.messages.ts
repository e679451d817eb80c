/** The words of the end of an account. */
export const accountDeletionMessages = {
  'deletion.asked': {
    th: 'รับคำขอลบบัญชีแล้ว บัญชีจะถูกลบใน 7 วัน ยกเลิกได้จนถึงวันนั้น',
    en: 'The account will be deleted in 7 days; you can undo this until then',
  },
  'deletion.undone': { th: 'ยกเลิกการลบบัญชีแล้ว', en: 'The account will not be deleted' },
  'deletion.title': { th: 'ลบบัญชี', en: 'Delete the account' },
  'deletion.lead': {
    th: 'บัญชี ข่าวที่บันทึก และการแจ้งข่าวจะถูกลบถาวรใน 7 วัน ข้อความที่เคยส่งจะไม่มีชื่อและอีเมลของท่าน ระหว่างนั้นยังใช้งานและยกเลิกการลบได้',
    en: 'Account, saved items and alerts are deleted for good in 7 days; messages lose your name. Until then it works, and you can undo this.',
  },
  'deletion.want': { th: 'ต้องการลบบัญชีของฉัน', en: 'I want to delete my account' },
  'deletion.send': { th: 'ลบบัญชีใน 7 วัน', en: 'Delete in 7 days' },
  'deletion.password': { th: 'รหัสผ่านปัจจุบัน', en: 'Current password' },
  'deletion.bar': { th: 'บัญชีจะถูกลบในวันที่', en: 'The account will be deleted on' },
  'deletion.undo': { th: 'ยกเลิกการลบบัญชี', en: 'Keep the account' },
  'deletion.data': { th: 'ข้อมูลของฉัน', en: 'My data' },
  'deletion.dataLead': {
    th: 'ทุกอย่างที่ระบบเก็บไว้เกี่ยวกับบัญชีนี้ เป็นหน้าที่อ่านหรือพิมพ์ได้ หรือเป็นไฟล์สำหรับเครื่องอ่าน ไม่เกิน 5 ครั้งต่อวัน',
    en: 'Everything kept about this account, to read or print, or for machines; 5 times a day at most.',
  },
  'deletion.dataHtml': { th: 'ดาวน์โหลดแบบอ่านได้ (HTML)', en: 'Download to read (HTML)' },
  'deletion.dataJson': { th: 'ดาวน์โหลดแบบ JSON', en: 'Download as JSON' },
} as const;
