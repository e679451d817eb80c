/** The words of a list as a file, by key. */
export const newsroomExportMessages = {
  'newsroomExport.noPlace': 'ไม่พบรายการข่าวนี้ในพื้นที่ของคุณ',
  'newsroomExport.badFormat': 'ส่งออกได้เฉพาะ CSV และ Excel (xlsx)',
  'newsroomExport.limited': 'ส่งออกได้ไม่เกิน 20 ครั้งต่อชั่วโมง กรุณาลองใหม่ภายหลัง',
  'newsroomExport.number': 'ลำดับ',
  'newsroomExport.topic': 'หัวข้อข่าว',
  'newsroomExport.status': 'สถานะ',
  'newsroomExport.level': 'ระดับ',
  'newsroomExport.category': 'หมวดหมู่',
  'newsroomExport.organisation': 'หน่วยงาน',
  'newsroomExport.author': 'ผู้เขียน',
  'newsroomExport.date': 'วันเวลาเผยแพร่',
  'newsroomExport.reads': 'อ่าน',
  'newsroomExport.shares': 'แชร์',
  'newsroomExport.address': 'ที่อยู่ข่าว',
  'newsroomExport.sum': 'รวม',
  'newsroomExport.sheet': 'ข่าว',
} as const;
