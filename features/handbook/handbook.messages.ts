export const handbookMessages = {
  'handbook.link': 'วิธีใช้',
  'handbook.linkTo': 'วิธีใช้ส่วนนี้',
  'handbook.contents': 'ในหน้านี้',
  'handbook.welcome': 'เริ่มต้นสามขั้น',
  'handbook.welcomeLead': 'ยินดีต้อนรับ เริ่มใช้งานได้ด้วยสามขั้นนี้ ข้อความนี้แสดงครั้งเดียว',
  'handbook.readOn': 'อ่านวิธีใช้ทั้งหมด',
  'handbook.close': 'ปิด',
  'handbook.welcomed': 'แสดงสามขั้นแล้ว',
} as const;
