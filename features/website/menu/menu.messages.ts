/** The words of the administrator's page about the tab bar. */
export const menuMessages = {
  'menuBar.title': { th: 'แถบเมนูข่าว', en: 'Menu bar' },
  'menuBar.lead': {
    th: 'ลำดับและการแสดงของทุกรายการบนแถบเมนู มีผลกับทุกหน้าของเว็บไซต์ทันที',
    en: 'Order and visibility of every entry; all pages show it at once.',
  },
  'menuBar.list': { th: 'รายการบนแถบเมนูตามลำดับ', en: 'Entries in order' },
  'menuBar.preview': { th: 'ผู้อ่านเห็นดังนี้', en: 'What readers see' },
  'menuBar.shown': { th: 'กำลังแสดง', en: 'Shown' },
  'menuBar.hidden': { th: 'ซ่อน', en: 'Hidden' },
  'menuBar.targetHidden': { th: 'ไม่แสดงเพราะหมวดหมู่ถูกซ่อน', en: 'Its category is hidden' },
  'menuBar.show': { th: 'แสดง', en: 'Show' },
  'menuBar.hide': { th: 'ซ่อน', en: 'Hide' },
  'menuBar.category': { th: 'หมวดหมู่ข่าว', en: 'Category' },
  'menuBar.fixed': { th: 'หน้าของเว็บไซต์', en: 'Page of the site' },
  'menuBar.toCategories': { th: 'จัดการหมวดหมู่ข่าว', en: 'News categories' },
  'menu.missing': { th: 'ไม่พบรายการเมนูนี้', en: 'There is no such entry' },
  'menu.lastOne': { th: 'ต้องแสดงอย่างน้อยหนึ่งรายการ', en: 'One entry has to be shown' },
  'menu.nowShown': { th: 'แสดงบนแถบเมนูแล้ว', en: 'The entry is shown' },
  'menu.nowHidden': { th: 'ซ่อนจากแถบเมนูแล้ว', en: 'The entry is hidden' },
} as const;
