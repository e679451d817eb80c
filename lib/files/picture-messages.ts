/** Texts of pictures: of their queue, and the names of their two texts, the same on every screen. */
export const pictureMessages = {
  'picture.alt': 'คำอธิบายภาพ',
  'picture.altHint': 'บอกสิ่งที่เห็นในภาพแก่ผู้ที่มองไม่เห็น ต้องมีทุกภาพ เว้นแต่ภาพตกแต่ง',
  'picture.caption': 'คำบรรยายใต้ภาพ',
  'picture.captionHint': 'แสดงใต้ภาพให้ผู้อ่านทุกคนเห็น ไม่บังคับ',
  'picture.decorative': 'ภาพตกแต่ง',
  'media.busy': 'มีภาพรอประมวลผลจำนวนมาก กรุณารอสักครู่แล้วลองใหม่',
} as const;
