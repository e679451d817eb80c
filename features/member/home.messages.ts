/** The words of the member's home. */
export const memberHomeMessages = {
  'memberHome.saved': { th: 'ข่าวที่บันทึกไว้', en: 'Saved news' },
  'memberHome.allSaved': { th: 'ดูทั้งหมด', en: 'All saved news' },
  'memberHome.noSaved': {
    th: 'กดบันทึกที่ข่าวใดก็ได้ แล้วกลับมาอ่านที่นี่หรือบนอุปกรณ์อื่น',
    en: 'Save any item, and read it here or on another device.',
  },
  'memberHome.alerts': { th: 'แจ้งข่าวทางอีเมล', en: 'News by e-mail' },
  'memberHome.allAlerts': { th: 'จัดการ', en: 'Manage' },
  'memberHome.noAlerts': { th: 'เลือกเรื่องที่สนใจ แล้วรับข่าวใหม่ทางอีเมล', en: 'Choose what to get by e-mail.' },
  'memberHome.addAlert': { th: 'เพิ่มการแจ้งข่าว', en: 'Add one' },
  'memberHome.messages': { th: 'ข้อความถึงหน่วยงาน', en: 'Messages to the agency' },
  'memberHome.allMessages': { th: 'เปิดข้อความ', en: 'Open' },
  'memberHome.unread': { th: 'มีคำตอบที่ยังไม่อ่าน {n} เรื่อง', en: '{n} unread answers' },
  'memberHome.noUnread': { th: 'ไม่มีคำตอบที่ยังไม่อ่าน', en: 'No unread answers' },
  'memberHome.account': { th: 'บัญชีของฉัน', en: 'My account' },
  'memberHome.toAccount': { th: 'จัดการบัญชี', en: 'Manage' },
  'memberHome.devices': { th: 'เข้าสู่ระบบอยู่ {n} อุปกรณ์', en: '{n} devices' },
  'memberHome.newEmail': { th: 'รอยืนยันอีเมลใหม่', en: 'A new e-mail waits to be confirmed' },
} as const;
