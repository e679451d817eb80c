export const archiveMessages = {
  'archive.title': { th: 'คลังข่าวรายเดือน', en: 'News Archive' },
  'archive.lead': {
    th: 'ตัวเลขคือจำนวนข่าวของเดือนนั้นที่เปิดอ่านได้ ไม่รวมข่าวที่ถอนการเผยแพร่หรือสิ้นสุดการเผยแพร่แล้ว',
    en: 'The numbers tell how many items of a month can be read; withdrawn and ended ones are left out.',
  },
  'archive.year': { th: 'พ.ศ. {year}', en: '{year}' },
  'archive.month': { th: 'ข่าวเดือน{month} {year}', en: 'News of {month} {year}' },
  'archive.of': { th: '{title} · {name}', en: '{title} · {name}' },
  'archive.count': { th: '{n} ข่าว', en: '{n} items' },
  'archive.category': { th: 'กรองตามหมวดหมู่', en: 'By category' },
  'archive.choose': { th: 'เลือกหมวดหมู่ข่าว', en: 'Choose a category' },
  'archive.everything': { th: 'ทุกหมวด', en: 'All categories' },
  'archive.earlier': { th: 'เดือนก่อน', en: 'Earlier' },
  'archive.later': { th: 'เดือนถัดไป', en: 'Later' },
  'archive.around': { th: 'เดือนอื่น', en: 'Other months' },
  'archive.empty': { th: 'ไม่มีข่าวที่เผยแพร่ในช่วงนี้', en: 'No news was published in this period' },
  'archive.pages': { th: 'หน้าของเดือนนี้', en: 'Pages of this month' },
} as const;
