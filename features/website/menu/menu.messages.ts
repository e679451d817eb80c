/** The words of the administrator's page about the tab bar. */
export const menuMessages = {
  'menuBar.title': 'แถบเมนูข่าว',
  'menuBar.lead': 'ลำดับและการแสดงของทุกรายการบนแถบเมนู มีผลกับทุกหน้าของเว็บไซต์ทันที',
  'menuBar.list': 'รายการบนแถบเมนูตามลำดับ',
  'menuBar.preview': 'ผู้อ่านเห็นดังนี้',
  'menuBar.shown': 'กำลังแสดง',
  'menuBar.hidden': 'ซ่อน',
  'menuBar.targetHidden': 'ไม่แสดงเพราะหมวดหมู่ถูกซ่อน',
  'menuBar.show': 'แสดง',
  'menuBar.hide': 'ซ่อน',
  'menuBar.category': 'หมวดหมู่ข่าว',
  'menuBar.fixed': 'หน้าของเว็บไซต์',
  'menuBar.toCategories': 'จัดการหมวดหมู่ข่าว',
  'menu.missing': 'ไม่พบรายการเมนูนี้',
  'menu.lastOne': 'ต้องแสดงอย่างน้อยหนึ่งรายการ',
  'menu.nowShown': 'แสดงบนแถบเมนูแล้ว',
  'menu.nowHidden': 'ซ่อนจากแถบเมนูแล้ว',
} as const;
