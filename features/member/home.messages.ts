/** The words of the member's home. */
export const memberHomeMessages = {
  'memberHome.saved': 'ข่าวที่บันทึกไว้',
  'memberHome.allSaved': 'ดูทั้งหมด',
  'memberHome.noSaved': 'กดบันทึกที่ข่าวใดก็ได้ แล้วกลับมาอ่านที่นี่หรือบนอุปกรณ์อื่น',
  'memberHome.alerts': 'แจ้งข่าวทางอีเมล',
  'memberHome.allAlerts': 'จัดการ',
  'memberHome.noAlerts': 'เลือกเรื่องที่สนใจ แล้วรับข่าวใหม่ทางอีเมล',
  'memberHome.addAlert': 'เพิ่มการแจ้งข่าว',
  'memberHome.messages': 'ข้อความถึงหน่วยงาน',
  'memberHome.allMessages': 'เปิดข้อความ',
  'memberHome.unread': 'มีคำตอบที่ยังไม่อ่าน {n} เรื่อง',
  'memberHome.noUnread': 'ไม่มีคำตอบที่ยังไม่อ่าน',
  'memberHome.account': 'บัญชีของฉัน',
  'memberHome.toAccount': 'จัดการบัญชี',
  'memberHome.devices': 'เข้าสู่ระบบอยู่ {n} อุปกรณ์',
  'memberHome.newEmail': 'รอยืนยันอีเมลใหม่',
} as const;
