/** What may be wrong with words that mean the same. */
export const synonymsMessages = {
  'synonyms.few': { th: 'กรุณากรอกอย่างน้อย 2 คำ บรรทัดละหนึ่งคำ', en: 'At least two words, one a line' },
  'synonyms.many': { th: 'กรอกได้ไม่เกิน 20 คำต่อกลุ่ม', en: 'At most twenty words a group' },
  'synonyms.long': { th: 'แต่ละคำยาวได้ไม่เกิน 80 ตัวอักษร', en: 'At most 80 characters a word' },
  'synonyms.missing': { th: 'ไม่พบกลุ่มคำนี้', en: 'There is no such group' },
  'synonyms.full': { th: 'มีกลุ่มคำครบ 2,000 กลุ่มแล้ว ลบกลุ่มที่ไม่ใช้ก่อน', en: 'There are 2,000 groups already' },
  'synonyms.conflict': {
    th: 'มีผู้อื่นแก้ไขกลุ่มคำนี้ไปแล้ว โหลดหน้าใหม่เพื่อดูคำล่าสุดก่อนบันทึก',
    en: 'Somebody else has changed this group; load the page again first.',
  },
} as const;
