import { savedListMessages as lists } from '@/features/news/saved/saved-lists.messages';

const { 'savedLists.later': later, 'savedLists.bookmark': bookmark } = lists;

export const memberHomeMessages = {
  'memberHome.saved': lists['savedLists.all'].th,
  'memberHome.allSaved': 'ดูทั้งหมด',
  'memberHome.noSaved': `เลือก “${bookmark.th}” หรือ “${later.th}” ที่ข่าวใดก็ได้ แล้วกลับมาอ่านที่นี่หรือบนอุปกรณ์อื่น`,
  'memberHome.alerts': 'ข่าวทางอีเมลของฉัน',
  'memberHome.allAlerts': 'จัดการ',
  'memberHome.noAlerts': 'เลือกเรื่องที่สนใจ แล้วรับข่าวใหม่ทางอีเมล',
  'memberHome.addAlert': 'เพิ่มการรับข่าวทางอีเมล',
  'memberHome.messages': 'ข้อความถึงหน่วยงาน',
  'memberHome.allMessages': 'เปิดข้อความ',
  'memberHome.unread': 'มีคำตอบที่ยังไม่อ่าน {n} เรื่อง',
  'memberHome.noUnread': 'ไม่มีคำตอบที่ยังไม่อ่าน',
  'memberHome.account': 'บัญชีของฉัน',
  'memberHome.toAccount': 'จัดการบัญชี',
  'memberHome.devices': 'เข้าสู่ระบบอยู่ {n} อุปกรณ์',
  'memberHome.newEmail': 'รอยืนยันอีเมลใหม่',
} as const;
