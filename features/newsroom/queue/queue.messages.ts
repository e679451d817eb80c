/** The words of what waits for somebody in the newsroom. */
export const reviewQueueMessages = {
  'newsWaiting.bell': { th: 'งานที่รอดำเนินการ', en: 'What waits for you' },
  'newsWaiting.bellCount': { th: 'รายการ', en: 'items' },
  'newsWaiting.none': { th: 'ไม่มีงานค้าง', en: 'Nothing waits for you' },
  'newsWaiting.noneText': {
    th: 'เมื่อมีข่าวรอพิจารณาหรือถูกส่งกลับ จะแสดงที่นี่',
    en: 'Items to decide about and items sent back will be here.',
  },
  'newsWaiting.all': { th: 'ดูทั้งหมดที่หน้าหลัก', en: 'All of it on the home page' },
  'newsWaiting.by': { th: 'โดย', en: 'by' },
  'newsWaiting.what.wait': { th: 'รอพิจารณา', en: 'To decide' },
  'newsWaiting.what.revision': { th: 'ฉบับแก้ไขรอพิจารณา', en: 'Revision to decide' },
  'newsWaiting.what.returned': { th: 'ส่งกลับให้แก้ไข', en: 'Sent back' },
  'newsWaiting.what.refused': { th: 'ฉบับแก้ไขไม่ผ่าน', en: 'Revision refused' },
} as const;
