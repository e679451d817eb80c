/** Words of lists whose rows are chosen. */
export const chosenMessages = {
  'chosen.chosen': 'เลือก',
  'chosen.items': 'รายการ',
  'chosen.clear': 'ยกเลิกการเลือก',
  'chosen.results': 'ผลของแต่ละรายการ',
  'chosen.close': 'ปิดผลการทำรายการ',
  'chosen.item': 'หมายเลข',
  'chosen.ok': 'สำเร็จ',
  'chosen.refused': 'ไม่สำเร็จ',
} as const;
