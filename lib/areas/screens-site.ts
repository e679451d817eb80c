import type { AreaScreen } from './schema';

const ITEMS = ['id', 'new'] as const;
/** Items written or submitted by others can be opened but not created here. */
const RECEIVED_ITEMS = ['id'] as const;

/** Screens that every area has, or that concern the whole site. */
export const siteScreens = {
  home: {
    screen: 'home',
    title: { th: 'หน้าหลัก', en: 'Home' },
    lead: 'ภาพรวมของงาน ข่าวล่าสุด และทางลัดไปยังทุกส่วน',
    icon: 'house',
  },
  statistics: {
    screen: 'statistics',
    title: { th: 'สถิติ', en: 'Statistics' },
    lead: 'จำนวนข่าวที่เผยแพร่ ยอดอ่าน และยอดแชร์ แยกตามหน่วยงาน หมวดหมู่ และช่วงเวลา',
    icon: 'chart',
  },
  graphs: {
    screen: 'graphs',
    title: { th: 'กราฟสถิติ', en: 'Graphs' },
    lead: 'แนวโน้มการเผยแพร่และการอ่านข่าวเป็นกราฟ พร้อมตารางตัวเลขและการส่งออก',
    icon: 'graph',
  },
  forum: {
    screen: 'forum',
    title: { th: 'กระดานสนทนา', en: 'Forum' },
    lead: 'แลกเปลี่ยนความคิดเห็นระหว่างหน่วยงานตามห้องสนทนา ตั้งหัวข้อ ตอบ และแนบภาพ',
    icon: 'forum',
    items: ITEMS,
  },
  notices: {
    screen: 'notices',
    title: { th: 'ประกาศถึงหน่วยงาน', en: 'Notices' },
    lead: 'ประกาศและหนังสือแจ้งถึงหน่วยงานจากส่วนกลางและต้นสังกัด พร้อมเอกสารแนบและการยืนยันรับทราบ',
    icon: 'megaphone',
    items: RECEIVED_ITEMS,
  },
  sentNotices: {
    screen: 'sentNotices',
    title: { th: 'แจ้งข่าวสถานศึกษา', en: 'Notices to colleges' },
    lead: 'ส่งประกาศถึงหน่วยงานตามประเภท ภาค จังหวัด หรือรายแห่ง และติดตามว่าใครอ่านแล้ว',
    icon: 'megaphone',
    items: ITEMS,
  },
  /** Sent notices of an office that supervises others. */
  memberNotices: {
    screen: 'sentNotices',
    title: { th: 'ส่งประกาศ', en: 'Sent notices' },
    lead: 'ส่งประกาศถึงหน่วยงานในสังกัด ติดตามว่าใครอ่านและตอบแล้ว รวมถึงประกาศจากส่วนกลาง',
    icon: 'megaphone',
    items: ITEMS,
  },
  /** Sent notices of a college. */
  peopleNotices: {
    screen: 'sentNotices',
    title: { th: 'ส่งประกาศ', en: 'Sent notices' },
    lead: 'ส่งประกาศถึงผู้ใช้งานของสถานศึกษา และติดตามว่าใครอ่านและรับทราบแล้ว',
    icon: 'megaphone',
    items: ITEMS,
  },
  media: {
    screen: 'media',
    title: { th: 'คลังสื่อ', en: 'Media library' },
    lead: 'ภาพและเอกสารที่อัปโหลดไว้ ค้นหา ใส่คำอธิบาย และนำไปใช้ซ้ำในข่าว',
    icon: 'image',
    items: RECEIVED_ITEMS,
  },
  reports: {
    screen: 'reports',
    title: { th: 'รายงานผลการดำเนินงาน', en: 'Performance reports' },
    lead: 'ส่งรายงานผลตามรอบ ระบบนับข่าวและยอดอ่านให้ เพิ่มหมายเหตุและไฟล์แนบได้',
    icon: 'report',
    items: RECEIVED_ITEMS,
  },
  reportOverview: {
    screen: 'reportOverview',
    title: { th: 'รายงานผลการดำเนินงาน', en: 'Performance reports' },
    lead: 'ตารางรวมว่าหน่วยงานใดส่งรายงานในแต่ละรอบแล้ว เปิดอ่านและส่งออกได้',
    icon: 'matrix',
    items: RECEIVED_ITEMS,
  },
  account: {
    screen: 'account',
    title: { th: 'บัญชีของฉัน', en: 'My account' },
    lead: 'ข้อมูลส่วนตัว รหัสผ่าน และอุปกรณ์ที่กำลังเข้าสู่ระบบ',
    icon: 'account',
  },
  handbook: {
    screen: 'handbook',
    title: { th: 'วิธีใช้', en: 'Handbook' },
    lead: 'วิธีทำงานแต่ละส่วนของพื้นที่ทำงานนี้ ทีละขั้น',
    icon: 'help',
  },
  categories: {
    screen: 'categories',
    title: { th: 'หมวดหมู่ข่าว', en: 'News categories' },
    lead: 'เพิ่ม แก้ไข เรียงลำดับ แสดงและซ่อนหมวดหมู่ข่าว',
    icon: 'tags',
    items: ITEMS,
  },
  contactMessages: {
    screen: 'contactMessages',
    title: { th: 'ข้อความติดต่อ', en: 'Contact messages' },
    lead: 'ข้อความที่ประชาชนส่งถึงหน่วยงาน มอบหมายผู้รับผิดชอบและตอบกลับทางอีเมล',
    icon: 'mail',
    items: RECEIVED_ITEMS,
  },
  participation: {
    screen: 'participation',
    title: { th: 'การมีส่วนร่วม', en: 'Participation' },
    lead: 'แบบสำรวจและการรับฟังความเห็น ข้อเสนอแนะและเรื่องร้องเรียน และความพึงพอใจของประชาชน',
    icon: 'hand',
    items: ITEMS,
  },
  voices: {
    screen: 'voices',
    title: { th: 'เสียงจากผู้อ่าน', en: 'Readers’ voices' },
    lead: 'ข้อความ ข้อเสนอแนะ เรื่องร้องเรียน คำขอใช้สิทธิ และการแจ้งปัญหาข่าวที่เกี่ยวกับหน่วยงาน ตอบ ส่งต่อ และปิดเรื่อง',
    icon: 'voice',
    items: RECEIVED_ITEMS,
  },
  documents: {
    screen: 'documents',
    title: { th: 'เอกสารการดำเนินงาน', en: 'Operating documents' },
    lead: 'เผยแพร่เอกสารการดำเนินงานและรายงานผลตามปีและประเภท',
    icon: 'folder',
    items: ITEMS,
  },
  disclosure: {
    screen: 'disclosure',
    title: { th: 'การเปิดเผยข้อมูล (OIT)', en: 'Public disclosure (OIT)' },
    lead: 'รายการข้อมูลที่ต้องเปิดเผยของแต่ละปีงบประมาณ และหน้าหรือเอกสารที่เผยแพร่',
    icon: 'files',
    items: ITEMS,
  },
  searchWords: {
    screen: 'searchWords',
    title: { th: 'คำค้น', en: 'Search words' },
    lead: 'คำที่ผู้อ่านค้นแล้วไม่พบ และกลุ่มคำที่มีความหมายเดียวกันในการค้นหา',
    icon: 'search',
  },
  menuBar: {
    screen: 'menu',
    title: { th: 'แถบเมนูข่าว', en: 'Menu bar' },
    lead: 'ลำดับและการแสดงผลของทุกรายการบนแถบเมนูของเว็บไซต์',
    icon: 'menu',
  },
  regions: {
    screen: 'regions',
    title: { th: 'กลุ่มภาค', en: 'Region groups' },
    lead: 'กลุ่มภาคและจังหวัดในแต่ละกลุ่ม',
    icon: 'map',
    items: ITEMS,
  },
  periods: {
    screen: 'periods',
    title: { th: 'รอบการรายงาน', en: 'Reporting periods' },
    lead: 'เปิดและปิดรอบการรายงานผล พร้อมกำหนดส่ง',
    icon: 'period',
    items: ITEMS,
  },
  site: {
    screen: 'site',
    title: { th: 'เนื้อหาและตั้งค่าเว็บไซต์', en: 'Site content and settings' },
    lead: 'โลโก้ แบนเนอร์ ลิงก์ที่เป็นประโยชน์ บัญชีโซเชียล ข้อมูลหน่วยงาน และการตั้งค่าของระบบ',
    icon: 'settings',
  },
  ownMessages: {
    screen: 'ownMessages',
    title: { th: 'ติดต่อเรา', en: 'Contact' },
    lead: 'ข้อความที่คุณส่งถึงหน่วยงาน สถานะ และคำตอบที่ได้รับ',
    icon: 'mail',
    items: RECEIVED_ITEMS,
  },
  ownAlerts: {
    screen: 'ownAlerts',
    title: { th: 'ข่าวทางอีเมลของฉัน', en: 'My news by e-mail' },
    lead: 'ข่าวที่คุณเลือกรับทางอีเมล เปลี่ยนความถี่หรือหยุดรับได้ทุกเมื่อ',
    icon: 'rss',
  },
} as const satisfies Record<string, AreaScreen>;
