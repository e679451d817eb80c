export const mostReadMessages = {
  'mostRead.title': { th: 'ข่าวที่อ่านมากที่สุด', en: 'Most Read' },
  'mostRead.of': { th: 'ข่าวที่อ่านมากที่สุดในหมวด{name}', en: 'Most read of {name}' },
  'mostRead.days.7': { th: '7 วัน', en: '7 days' },
  'mostRead.days.30': { th: '30 วัน', en: '30 days' },
  'mostRead.days.365': { th: '1 ปี', en: '1 year' },
  'mostRead.window': { th: 'ช่วงเวลา', en: 'Period' },
  'mostRead.category': { th: 'กรองตามหมวดหมู่', en: 'By category' },
  'mostRead.choose': { th: 'เลือกช่วงเวลาและหมวด', en: 'Choose period and category' },
  'mostRead.everything': { th: 'ทุกหมวด', en: 'All categories' },
  'mostRead.reads': { th: 'อ่าน {n} ครั้งในช่วงนี้', en: 'Read {n} times in this period' },
  'mostRead.empty': { th: 'ยังไม่มีข่าวที่มีผู้อ่านในช่วงนี้', en: 'No news was read in this period' },
} as const;
