import { savedListMessages } from './saved-lists.messages';

const { 'savedLists.later': later, 'savedLists.bookmark': bookmark } = savedListMessages;
const { 'savedLists.laterUse': laterUse, 'savedLists.bookmarkUse': bookmarkUse } = savedListMessages;

export const savedMessages = {
  'saved.title': savedListMessages['savedLists.all'],
  'saved.lead': {
    th: `“${later.th}” ${laterUse.th} “${bookmark.th}” ${bookmarkUse.th} ทั้งสองรายการเปิดอ่านได้แม้ไม่มีอินเทอร์เน็ต`,
    en: `“${later.en}” – ${laterUse.en}. “${bookmark.en}” – ${bookmarkUse.en}. Both are readable without a network.`,
  },
  'saved.lists': { th: 'เลือกรายการ', en: 'Lists' },
  'saved.kind': { th: 'ไม่รู้จักรายการนี้', en: 'No such list' },
  'saved.badIds': { th: 'ต้องเป็นเลขข่าวคั่นด้วยจุลภาค ไม่เกิน 100 เลข', en: 'Up to 100 ids, separated by commas' },
  'saved.full': {
    th: 'รายการนี้เต็มแล้ว (500 ข่าว) กรุณานำข่าวที่ไม่ใช้ออกก่อน',
    en: 'This list is full (500 items)',
  },
  'saved.missing': { th: 'ไม่พบข่าวนี้ หรือไม่ได้เผยแพร่แล้ว', en: 'The item is not published' },
  'saved.onDevice': { th: 'เก็บไว้ในเครื่องนี้', en: 'Saved on this device' },
  'saved.inAccount': { th: 'เก็บไว้ในบัญชีของคุณ', en: 'In your account' },
  'saved.loginForAll': { th: 'เข้าสู่ระบบสมาชิกเพื่อใช้รายการเดียวกันทุกเครื่อง', en: 'Log in to have it on all devices' },
  'saved.waiting': { th: 'การเปลี่ยนแปลงบางรายการจะส่งเมื่อกลับมาออนไลน์', en: 'Some changes are sent when you are online' },
  'saved.search': { th: 'ค้นหาในรายการ', en: 'Search in the list' },
  'saved.empty': { th: 'ยังไม่มีข่าวในรายการนี้', en: 'Nothing is saved here yet' },
  'saved.emptyLater': {
    th: `เลือก “${later.th}” ในเมนูของข่าวที่สนใจ แล้วกลับมาอ่านที่นี่`,
    en: `Choose “${later.en}” in the menu of an item.`,
  },
  'saved.emptyBookmark': {
    th: `กด “${bookmark.th}” ที่ข่าวใดก็ได้ ข่าวนั้นจะอยู่ที่นี่จนกว่าคุณจะนำออก`,
    en: 'Press the bookmark of an item; it stays here until you remove it.',
  },
  'saved.noMatch': { th: 'ไม่มีข่าวในรายการที่ตรงกับคำค้น', en: 'Nothing in the list fits' },
  'saved.withdrawn': { th: 'ไม่เผยแพร่แล้ว', en: 'No longer published' },
  'saved.unknown': { th: 'จะแสดงรายละเอียดเมื่อเชื่อมต่ออินเทอร์เน็ต', en: 'Shown when you are online' },
  'saved.coming': { th: 'กำลังโหลดรายละเอียด', en: 'Loading' },
  'saved.remove': { th: 'นำออก', en: 'Remove' },
  'saved.removed': { th: 'นำออกจากรายการแล้ว', en: 'Removed' },
  'saved.savedAt': { th: 'เก็บเมื่อ', en: 'Saved' },
  'saved.keptOffline': { th: 'อ่านออฟไลน์ได้', en: 'Readable offline' },
  'saved.loading': { th: 'กำลังโหลดข่าวที่เก็บไว้', en: 'Loading' },
  'saved.failed': { th: 'โหลดรายละเอียดของข่าวไม่สำเร็จ', en: 'The items could not be loaded' },
  'saved.needsScript': {
    th: 'ข่าวที่เก็บไว้อยู่ในเบราว์เซอร์ของคุณ หน้านี้จึงต้องเปิดใช้ JavaScript สมาชิกดูรายการของบัญชีได้เมื่อเปิดใช้แล้วเช่นกัน',
    en: 'Saved items are kept in your browser: this page needs JavaScript.',
  },
  'saved.toNews': { th: 'ดูข่าวล่าสุด', en: 'Read the latest news' },
} as const;
