/** Words of an item's page, and of links to all items of a list. Only the server uses them. */
export const itemMessages = {
  'item.all': { th: 'ดูทั้งหมด', en: 'See all' },
  'item.allOf': { th: 'ดู{name}ทั้งหมด', en: 'See all of {name}' },
  'item.allIn': { th: 'ดูข่าวทั้งหมดใน{name}', en: 'See all news in {name}' },
  'item.related': { th: 'ข่าวที่เกี่ยวข้อง', en: 'Related news' },
  'item.pictures': { th: 'ภาพประกอบข่าว', en: 'Pictures' },
  'item.videos': { th: 'วิดีโอ', en: 'Videos' },
  'item.watchAt': { th: 'ชมวิดีโอที่ {host}', en: 'Watch the video at {host}' },
  'item.source': { th: 'ที่มา: {host}', en: 'Source: {host}' },
  'item.attachments': { th: 'เอกสารแนบ', en: 'Attachments' },
  'item.corrections': { th: 'การแก้ไขข่าว', en: 'Corrections' },
  'item.correctedAt': { th: 'แก้ไขเมื่อ', en: 'Corrected on' },
  'item.atTime': { th: 'เวลา', en: 'at' },
  'item.neighbours': { th: 'ข่าวก่อนหน้าและถัดไปในหมวดเดียวกัน', en: 'Previous and next item of the category' },
  'item.previous': { th: 'ข่าวก่อนหน้า', en: 'Previous item' },
  'item.next': { th: 'ข่าวถัดไป', en: 'Next item' },
  'item.mostRead': { th: 'ข่าวอื่นที่อ่านมากใน 7 วัน', en: 'More that was read in the last 7 days' },
  'item.suggest': {
    th: 'เสนอแนะหรือร้องเรียนเกี่ยวกับหน่วยงานเจ้าของข่าว',
    en: 'Make a suggestion or complaint to this organisation (in Thai)',
  },
  'item.textInThai': { th: 'เนื้อข่าวเป็นภาษาไทย', en: 'The full text is in Thai.' },
} as const;
