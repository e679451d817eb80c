/** The names of a reader's two lists and of both together, the same on every button, page and mail. */
export const savedListMessages = {
  'savedLists.all': { th: 'ข่าวที่เก็บไว้', en: 'Saved news' },
  'savedLists.later': { th: 'อ่านภายหลัง', en: 'Read later' },
  'savedLists.bookmark': { th: 'บุ๊กมาร์ก', en: 'Bookmarks' },
  'savedLists.laterUse': { th: 'สำหรับข่าวที่ยังไม่มีเวลาอ่าน', en: 'For news that you have no time to read yet' },
  'savedLists.bookmarkUse': { th: 'สำหรับข่าวที่อยากกลับมาดูอีก', en: 'For news that you want to come back to' },
} as const;
