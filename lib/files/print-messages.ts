/** Texts of printed documents. */
export const printMessages = {
  'print.page': { th: 'หน้า', en: 'Page' },
  'print.tooComplex': {
    th: 'เอกสารนี้ยาวหรือซับซ้อนเกินกว่าจะสร้างไฟล์ได้ กรุณาเลือกให้น้อยลงหรือแก้ไขข้อความ',
    en: 'The document takes too long or too much memory to make',
  },
  'print.busy': { th: 'มีเอกสารรอสร้างจำนวนมาก กรุณารอสักครู่แล้วลองใหม่', en: 'Too many documents are waiting' },
  'print.date': { th: 'วันที่ ......... / ......... / .........', en: 'Date' },
} as const;
