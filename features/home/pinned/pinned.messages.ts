/** The words of the front page's order. */
export const homeMessages = {
  'frontPage.lead': {
    th: 'ข่าวหลักห้าอันดับแรกขึ้นส่วนบนของหน้าแรก ข่าวที่ปักหมุดอยู่ก่อนเสมอ ตามด้วยข่าวที่จัดลำดับไว้ แล้วจึงเรียงตามวันที่',
    en: 'The first five of the main news: the pinned, then the placed, then the newest.',
  },
  'frontPage.placed': { th: 'ปักหมุดและจัดลำดับไว้', en: 'Pinned and placed' },
  'frontPage.placedList': { th: 'ข่าวที่ปักหมุดและจัดลำดับไว้', en: 'Pinned and placed items in order' },
  'frontPage.placedEmpty': {
    th: 'ยังไม่มีข่าวที่ปักหมุดหรือจัดลำดับ หน้าแรกเรียงตามวันที่เผยแพร่',
    en: 'Nothing is pinned or placed; the newest come first.',
  },
  'frontPage.newest': { th: 'ข่าวหลักอื่น เรียงตามวันที่', en: 'Other main news, newest first' },
  'frontPage.newestEmpty': { th: 'ไม่มีข่าวหลักอื่น', en: 'There are no others' },
  'frontPage.pin': { th: 'ปักหมุด', en: 'Pin' },
  'frontPage.unpin': { th: 'เลิกปักหมุด', en: 'Unpin' },
  'frontPage.pinned': { th: 'ปักหมุด', en: 'Pinned' },
  'frontPage.place': { th: 'จัดลำดับ', en: 'Place' },
  'frontPage.unplace': { th: 'เลิกจัดลำดับ', en: 'Take the place away' },
  'frontPage.preview': { th: 'แสดงตัวอย่าง', en: 'Preview' },
  'frontPage.closePreview': { th: 'ปิดตัวอย่าง', en: 'Close the preview' },
  'frontPage.previewTitle': { th: 'ตัวอย่างส่วนบนของหน้าแรก', en: 'The top of the front page' },
  'frontPage.previewNote': { th: 'เป็นไปตามลำดับที่บันทึกแล้วในขณะนี้', en: 'As it is saved now.' },
  'frontPage.nowPinned': { th: 'ปักหมุดข่าวแล้ว', en: 'The item is pinned' },
  'frontPage.nowUnpinned': { th: 'เลิกปักหมุดข่าวแล้ว', en: 'The item is no longer pinned' },
  'frontPage.nowPlaced': { th: 'เพิ่มข่าวเข้าลำดับแล้ว', en: 'The item has a place' },
  'frontPage.nowUnplaced': { th: 'เอาข่าวออกจากลำดับแล้ว', en: 'The item has no place any more' },
  'frontPage.missing': {
    th: 'ไม่พบข่าวนี้ในข่าวหลักที่เผยแพร่อยู่',
    en: 'There is no such item in the public main news',
  },
} as const;
