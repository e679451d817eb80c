import { savedListMessages as lists } from '../saved/saved-lists.messages';

const { 'savedLists.all': all, 'savedLists.later': later, 'savedLists.bookmark': bookmark } = lists;

export const offlineMessages = {
  'offline.title': { th: 'หน้านี้ต้องใช้อินเทอร์เน็ต', en: 'This page needs the network' },
  'offline.text': {
    th: 'ขณะนี้เชื่อมต่อเว็บไซต์ไม่ได้ และหน้านี้ไม่ได้เก็บไว้ในเครื่อง เมื่อกลับมาออนไลน์หน้านี้จะโหลดให้เอง ระหว่างนี้เปิดอ่านสิ่งที่เก็บไว้ได้',
    en: 'The page is not kept on this device. It loads by itself when you are online again.',
  },
  'offline.saved': all,
  'offline.list': { th: 'หน้ารวมข่าวล่าสุด', en: 'Last lists' },
  'offline.read': { th: 'ข่าวที่อ่านล่าสุด', en: 'Last read' },
  'offline.keptAt': { th: 'เก็บเมื่อ', en: 'Kept on' },
  'offline.toSaved': { th: `ดู${all.th}`, en: 'To the saved news' },
  'offline.none': { th: 'ยังไม่มีหน้าที่เก็บไว้ในเครื่องนี้', en: 'Nothing is kept on this device yet' },
  'offline.noneText': {
    th: `เมื่อออนไลน์ เลือก “${bookmark.th}” หรือ “${later.th}” ที่ข่าวใด ข่าวนั้นจะเปิดอ่านที่นี่ได้โดยไม่ต้องใช้อินเทอร์เน็ต`,
    en: 'Bookmark an item or read it later, and it can be read here.',
  },
} as const;
