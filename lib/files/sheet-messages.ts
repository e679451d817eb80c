/** Names of the facts that exported lists carry. */
export const sheetMessages = {
  'sheet.about': 'ข้อมูลของไฟล์',
  'sheet.title': 'รายการ',
  'sheet.filters': 'ตัวกรอง',
  'sheet.unfiltered': 'ไม่ได้กรอง',
  'sheet.rows': 'จำนวนแถว',
  'sheet.cut': '{n} แถวแรก ไฟล์นี้บรรจุได้เท่านี้ รายการจริงอาจมีมากกว่า',
  'sheet.madeAt': 'สร้างไฟล์เมื่อ',
  'sheet.menu': 'ส่งออก',
  'sheet.badFormat': 'ส่งออกได้เฉพาะ CSV และ Excel (xlsx)',
  'sheet.limited': 'ส่งออกบ่อยเกินไป กรุณาลองใหม่ภายหลัง',
  'sheet.sum': 'รวม',
  'sheet.number': 'ลำดับ',
} as const;
