/** Messages of the gateway itself, before or instead of Next. */
export const gatewayMessages = {
  'front.method': { th: 'ไม่รองรับวิธีเรียกนี้', en: 'This method is not supported.' },
  'front.malformed': { th: 'คำขอไม่ถูกต้องตามรูปแบบ HTTP', en: 'The request is not valid HTTP.' },
  'front.expectation': {
    th: 'ระบบไม่รองรับเงื่อนไขในส่วนหัว Expect ของคำขอ',
    en: 'The request expects what the portal does not do',
  },
  'front.slow': { th: 'ส่งข้อมูลช้าเกินไป กรุณาลองใหม่', en: 'The data came too slowly. Please try again.' },
  'front.address': { th: 'ที่อยู่ไม่ถูกต้อง', en: 'The address is not valid.' },
  'front.repeated': {
    th: 'ที่อยู่นี้ระบุค่าของรายการเดียวกันมากกว่าหนึ่งครั้ง',
    en: 'The address gives one parameter more than once.',
  },
  'front.longAddress': { th: 'ที่อยู่ยาวเกินกำหนด', en: 'The address is too long.' },
  'front.headers': { th: 'ส่วนหัวของคำขอมีมากเกินกำหนด', en: 'The request has too many headers.' },
  'front.tooLarge': { th: 'ข้อมูลที่ส่งมามีขนาดใหญ่เกินกำหนด', en: 'The data sent is too large.' },
  'front.missing': { th: 'ไม่พบไฟล์ที่ต้องการ', en: 'There is no such file.' },
  'front.foreign': {
    th: 'แบบฟอร์มนี้ไม่ได้ส่งมาจากหน้าเว็บของระบบ',
    en: 'This form was not sent from our pages.',
  },
  'front.limited': {
    th: 'มีคำขอมากเกินไป กรุณารอสักครู่แล้วลองใหม่',
    en: 'Too many requests. Please wait a moment.',
  },
  'front.away': { th: 'ระบบไม่พร้อมชั่วคราว กรุณาลองใหม่ในอีกสักครู่', en: 'Away for a moment. Please try again.' },
  'front.unsent': {
    th: 'ระบบไม่สามารถยืนยันได้ว่าบันทึกข้อมูลที่ส่งมาแล้ว โปรดรอสักครู่ แล้วโหลดหน้านี้ใหม่เพื่อส่งข้อมูลเดิมอีกครั้ง หรือย้อนกลับไปยังแบบฟอร์ม',
    en: 'What you sent may not have been saved. Wait a moment, then reload this page to send it again, or go back to the form.',
  },
  'front.broken': { th: 'ระบบขัดข้อง กรุณาลองใหม่อีกครั้ง', en: 'Something went wrong. Please try again.' },
} as const;
