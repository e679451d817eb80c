import { savedListMessages } from './saved/saved-lists.messages';

const bookmark = savedListMessages['savedLists.bookmark'];

/** Words around items: on cards, in lists and on an item's page. Browsers load them. */
export const readingMessages = {
  'reading.share': { th: 'แชร์', en: 'Share' },
  'reading.shareItem': { th: 'แชร์ข่าวนี้', en: 'Share this item' },
  'reading.shared': { th: 'แชร์ข่าวนี้ แชร์แล้ว {count} ครั้ง', en: 'Share this item, shared {count} times' },
  'reading.copyLink': { th: 'คัดลอกลิงก์', en: 'Copy the link' },
  'reading.email': { th: 'อีเมล', en: 'E-mail' },
  'reading.bookmark': { th: `${bookmark.th}ข่าวนี้`, en: 'Bookmark this item' },
  'reading.unbookmark': { th: `นำออกจาก${bookmark.th}`, en: `Remove from ${bookmark.en}` },
  'reading.options': { th: 'ตัวเลือกเพิ่มเติม', en: 'More options' },
  'reading.report': { th: 'รายงานข่าวนี้', en: 'Report this item' },
  'reading.reason': { th: 'เหตุผล', en: 'Reason' },
  'reading.details': { th: 'รายละเอียดเพิ่มเติม (ไม่บังคับ)', en: 'More details (optional)' },
  'reading.cancel': { th: 'ยกเลิก', en: 'Cancel' },
  'reading.sendReport': { th: 'ส่งรายงาน', en: 'Send the report' },
  'reading.print': { th: 'พิมพ์ข่าวนี้', en: 'Print this item' },
  'reading.read': { th: 'อ่าน', en: 'Read' },
  'reading.times': { th: 'ครั้ง', en: 'times' },
  'reading.by': { th: 'โดย', en: 'By' },
  'reading.count': { th: '{count} ข่าว', en: '{count} items' },
  'reading.page': { th: ' · หน้า {page} จาก {pages}', en: ' · page {page} of {pages}' },
  'reading.newItems': { th: 'ข่าวใหม่ {count} รายการ', en: '{count} new items' },
  'reading.autoRefresh': { th: 'แจ้งข่าวใหม่อัตโนมัติ', en: 'Tell me about new items' },
  'reading.controls': { th: 'ค้นหาและจัดเรียงข่าว', en: 'Search and sort the news' },
  'reading.searchTopics': { th: 'ค้นหาในหัวข้อข่าว', en: 'Search the headlines' },
  'reading.sort': { th: 'เรียงตาม', en: 'Sort by' },
  'reading.order': { th: 'ลำดับ', en: 'Order' },
  'reading.perPage': { th: 'จำนวนต่อหน้า', en: 'Items a page' },
  'reading.newestFirst': { th: 'ใหม่ก่อน', en: 'Newest first' },
  'reading.oldestFirst': { th: 'เก่าก่อน', en: 'Oldest first' },
  'reading.mostFirst': { th: 'มากก่อน', en: 'Most first' },
  'reading.leastFirst': { th: 'น้อยก่อน', en: 'Least first' },
  'reading.clear': { th: 'ล้างตัวกรอง', en: 'Clear the filters' },
  'reading.searched': { th: 'คำค้น “{search}”', en: 'Search: “{search}”' },
} as const;
