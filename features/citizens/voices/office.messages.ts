export const officeMessages = {
  'office.name': { th: 'เกี่ยวกับหน่วยงาน', en: 'About the organisation' },
  'office.nameHint': {
    th: 'พิมพ์ชื่อสถานศึกษาหรือหน่วยงานที่เรื่องนี้เกี่ยวข้อง เว้นว่างเพื่อส่งถึงส่วนกลาง',
    en: 'The college or office that it concerns. Leave it empty to write to the agency.',
  },
  'office.long': { th: 'ชื่อหน่วยงานยาวเกินไป', en: 'Too long' },
  'office.missing': {
    th: 'ไม่พบหน่วยงานนี้ โปรดตรวจชื่อ หรือเว้นว่างเพื่อส่งถึงส่วนกลาง',
    en: 'There is no such organisation. Check the name, or leave it empty.',
  },
  'office.several': { th: 'มีหลายหน่วยงานที่ตรงกัน โปรดพิมพ์ชื่อเต็มหรือรหัสของหน่วยงาน เช่น {names}', en: 'Several match: {names}' },
} as const;
