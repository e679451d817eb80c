/** The words of the second factor. */
export const secondFactorMessages = {
  'secondFactor.codeRequired': { th: 'กรุณากรอกรหัสยืนยัน', en: 'The code is required' },
  'secondFactor.tooMany': {
    th: 'กรอกรหัสยืนยันผิดหลายครั้งเกินไป กรุณารอแล้วลองใหม่',
    en: 'Too many wrong codes, please wait before you try again',
  },
  'secondFactor.already': { th: 'บัญชีนี้เปิดการยืนยันสองขั้นตอนแล้ว', en: 'The second factor is on already' },
  'secondFactor.notBegun': { th: 'กรุณาเริ่มตั้งค่าการยืนยันสองขั้นตอนใหม่', en: 'Please begin again' },
  'secondFactor.begun': { th: 'สแกนคิวอาร์โค้ดแล้วกรอกรหัสจากแอป', en: 'Scan the picture and type the code' },
  'secondFactor.on': {
    th: 'เปิดการยืนยันสองขั้นตอนแล้ว กรุณาเก็บรหัสสำรองไว้ในที่ปลอดภัย',
    en: 'The second factor is on; keep the recovery codes',
  },
  'secondFactor.renewed': {
    th: 'ออกรหัสสำรองชุดใหม่แล้ว ชุดเดิมใช้ไม่ได้อีก',
    en: 'There are new recovery codes; the old ones are dead',
  },
  'secondFactor.off': { th: 'ปิดการยืนยันสองขั้นตอนแล้ว', en: 'The second factor is off' },
  'secondFactor.proved': { th: 'ยืนยันตัวตนแล้ว', en: 'Proved' },
} as const;
