/** Names of the facts that exported lists carry. */
export const sheetMessages = {
  'sheet.about': 'ข้อมูลของไฟล์',
  'sheet.title': 'รายการ',
  'sheet.filters': 'ตัวกรอง',
  'sheet.unfiltered': 'ไม่ได้กรอง',
  'sheet.rows': 'จำนวนแถว',
  'sheet.cut': '{n} แถวแรก ไฟล์นี้บรรจุได้เท่านี้ รายการจริงอาจมีมากกว่า',
  'sheet.madeAt': 'สร้างไฟล์เมื่อ',
} as const;
