import type { AreaScreen } from './schema';

const ITEMS = ['id', 'new'] as const;
/** Items of others can be opened but not created here. */
const EXISTING_ITEMS = ['id'] as const;

/** Screens for news and lifestyle items. */
export const newsScreens = {
  feed: {
    screen: 'newsFeed',
    title: { th: 'ฟีดข่าว', en: 'News feed' },
    lead: 'อ่าน ค้นหา และกรองข่าวที่ทุกหน่วยงานเผยแพร่แล้วในที่เดียว',
    icon: 'rss',
  },
  allNews: {
    screen: 'newsList',
    title: { th: 'ข่าว', en: 'News' },
    lead: 'ค้นหา เขียน แก้ไข อนุมัติ ส่งกลับ และซ่อนข่าวของทุกหน่วยงาน',
    icon: 'newspaper',
    items: ITEMS,
    section: 'news',
  },
  frontDesk: {
    screen: 'frontDesk',
    title: { th: 'จัดหน้าแรก', en: 'Front page desk' },
    lead: 'จัดลำดับส่วนต่าง ๆ และข่าวเด่นของหน้าแรก ดูตัวอย่าง แล้วเผยแพร่',
    icon: 'front',
  },
  newsByCategory: {
    screen: 'newsList',
    byCategory: true,
    title: { th: 'ข่าวตามหมวดหมู่', en: 'News by category' },
    lead: 'จัดการข่าวทีละหมวดหมู่ ย้ายหมวด และจัดลำดับข่าวเด่น',
    icon: 'tags',
    items: ITEMS,
  },
  ownNews: {
    screen: 'newsList',
    title: { th: 'ข่าวประชาสัมพันธ์', en: 'Our news' },
    lead: 'เขียน แก้ไข และติดตามสถานะข่าวของหน่วยงาน ตั้งแต่ฉบับร่างจนเผยแพร่',
    icon: 'newspaper',
    items: ITEMS,
    section: 'news',
  },
  memberNews: {
    screen: 'newsList',
    title: { th: 'ข่าวสถานศึกษา', en: 'College news' },
    lead: 'ตรวจและอนุมัติข่าวของสถานศึกษาในความดูแล หรือส่งกลับพร้อมความเห็น',
    icon: 'files',
    items: EXISTING_ITEMS,
    section: 'news',
  },
  collegeNews: {
    screen: 'newsList',
    title: { th: 'ข่าวสถานศึกษา', en: 'News of the colleges' },
    lead: 'จัดการข่าวของสถานศึกษาทุกแห่ง กรองตามสถานะ หมวดหมู่ และวันที่',
    icon: 'college',
    items: ITEMS,
    section: 'news',
  },
  instituteNews: {
    screen: 'newsList',
    title: { th: 'ข่าวสถาบันการอาชีวศึกษา', en: 'News of the institutes' },
    lead: 'จัดการข่าวของสถาบันการอาชีวศึกษาทุกแห่ง',
    icon: 'institute',
    items: ITEMS,
    section: 'news',
  },
  provinceNews: {
    screen: 'newsList',
    title: { th: 'ข่าวอาชีวศึกษาจังหวัด', en: 'News of the provincial offices' },
    lead: 'จัดการข่าวของอาชีวศึกษาจังหวัดทุกแห่ง',
    icon: 'province',
    items: ITEMS,
    section: 'news',
  },
  departmentNews: {
    screen: 'newsList',
    title: { th: 'ข่าวสำนัก/ศูนย์', en: 'News of the departments' },
    lead: 'จัดการข่าวของสำนักและศูนย์ในส่วนกลาง',
    icon: 'department',
    items: ITEMS,
    section: 'news',
  },
  unitNews: {
    screen: 'newsList',
    title: { th: 'ข่าวหน่วย/กลุ่ม/ศูนย์', en: 'News of the units' },
    lead: 'จัดการข่าวของหน่วย/กลุ่ม/ศูนย์ในส่วนกลาง',
    icon: 'unit',
    items: ITEMS,
    section: 'news',
  },
  lifestyle: {
    screen: 'newsList',
    title: { th: 'Life Style', en: 'Life Style' },
    lead: 'เขียนและจัดการเรื่องราว Life Style ด้วยเครื่องมือเดียวกับข่าว',
    icon: 'sparkles',
    items: ITEMS,
    section: 'lifestyle',
  },
  houseStyle: {
    screen: 'houseStyle',
    title: { th: 'แบบข่าวและคำที่ใช้', en: 'Templates and house style' },
    lead: 'กำหนดหัวข้อย่อยและสิ่งที่ข่าวแต่ละหมวดหมู่ต้องมี และคำที่ควรใช้แทนคำที่ไม่ถูกต้อง',
    icon: 'style',
  },
  ownMove: {
    screen: 'ownMove',
    title: { th: 'นำเข้าจากเว็บเดิมของเรา', en: 'Moving in from our older site' },
    lead: 'นำข่าวจากฟีดหรือไฟล์ของเว็บเดิมเข้ามาเป็นข่าวของหน่วยงาน ดูตัวอย่างก่อน และย้อนได้',
    icon: 'folder',
  },
  lifestyleItem: {
    screen: 'newsItem',
    title: { th: 'รายละเอียด Life Style', en: 'Life Style item' },
    lead: 'รายละเอียดของเรื่องราว Life Style หนึ่งเรื่อง พร้อมสถานะและประวัติการแก้ไข',
    icon: 'sparkles',
    items: EXISTING_ITEMS,
  },
} as const satisfies Record<string, AreaScreen>;
