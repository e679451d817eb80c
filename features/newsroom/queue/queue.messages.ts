export const reviewQueueMessages = {
  'newsWaiting.bell': 'งานที่รอดำเนินการ',
  'newsWaiting.bellCount': 'รายการ',
  'newsWaiting.none': 'ไม่มีงานค้าง',
  'newsWaiting.noneText': 'เมื่อมีข่าวรอพิจารณาหรือถูกส่งกลับ จะแสดงที่นี่',
  'newsWaiting.all': 'ดูทั้งหมดที่หน้าหลัก',
  'newsWaiting.by': 'โดย',
  'newsWaiting.overdue': 'รอเกินสองวันทำการ',
  'newsWaiting.what.wait': 'รอพิจารณา',
  'newsWaiting.what.revision': 'ฉบับแก้ไขรอพิจารณา',
  'newsWaiting.what.returned': 'ส่งกลับให้แก้ไข',
  'newsWaiting.what.refused': 'ฉบับแก้ไขไม่ผ่าน',
} as const;
