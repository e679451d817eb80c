/** The words of a list as a file, by key. */
export const newsroomExportMessages = {
  'newsroomExport.noPlace': { th: 'ไม่พบรายการข่าวนี้ในพื้นที่ของคุณ', en: 'Your area has no such list' },
  'newsroomExport.badFormat': { th: 'ส่งออกได้เฉพาะ CSV และ Excel (xlsx)', en: 'Only csv and xlsx' },
  'newsroomExport.limited': {
    th: 'ส่งออกได้ไม่เกิน 20 ครั้งต่อชั่วโมง กรุณาลองใหม่ภายหลัง',
    en: 'At most 20 exports an hour',
  },
  'newsroomExport.number': { th: 'ลำดับ', en: 'No.' },
  'newsroomExport.topic': { th: 'หัวข้อข่าว', en: 'Headline' },
  'newsroomExport.status': { th: 'สถานะ', en: 'Status' },
  'newsroomExport.level': { th: 'ระดับ', en: 'Level' },
  'newsroomExport.category': { th: 'หมวดหมู่', en: 'Category' },
  'newsroomExport.organisation': { th: 'หน่วยงาน', en: 'Organisation' },
  'newsroomExport.author': { th: 'ผู้เขียน', en: 'Author' },
  'newsroomExport.date': { th: 'วันเวลาเผยแพร่', en: 'Published' },
  'newsroomExport.reads': { th: 'อ่าน', en: 'Reads' },
  'newsroomExport.shares': { th: 'แชร์', en: 'Shares' },
  'newsroomExport.address': { th: 'ที่อยู่ข่าว', en: 'Address' },
  'newsroomExport.sum': { th: 'รวม', en: 'Total' },
  'newsroomExport.sheet': { th: 'ข่าว', en: 'News' },
} as const;
