/** Messages of the gateway itself, before or instead of Next. */
export const gatewayMessages = {
  'front.method': 'ไม่รองรับวิธีเรียกนี้',
  'front.malformed': 'คำขอไม่ถูกต้องตามรูปแบบ HTTP',
  'front.expectation': 'ระบบไม่รองรับเงื่อนไขในส่วนหัว Expect ของคำขอ',
  'front.slow': 'ส่งข้อมูลช้าเกินไป กรุณาลองใหม่',
  'front.address': 'ที่อยู่ไม่ถูกต้อง',
  'front.repeated': 'ที่อยู่นี้ระบุค่าของรายการเดียวกันมากกว่าหนึ่งครั้ง',
  'front.longAddress': 'ที่อยู่ยาวเกินกำหนด',
  'front.headers': 'ส่วนหัวของคำขอมีมากเกินกำหนด',
  'front.tooLarge': 'ข้อมูลที่ส่งมามีขนาดใหญ่เกินกำหนด',
  'front.missing': 'ไม่พบไฟล์ที่ต้องการ',
  'front.foreign': 'แบบฟอร์มนี้ไม่ได้ส่งมาจากหน้าเว็บของระบบ',
  'front.limited': 'มีคำขอมากเกินไป กรุณารอสักครู่แล้วลองใหม่',
  'front.away': { th: 'ระบบไม่พร้อมชั่วคราว กรุณาลองใหม่ในอีกสักครู่', en: 'Away for a moment. Please try again.' },
  'front.maintenance': {
    th: 'ระบบปิดปรับปรุงชั่วคราว อ่านได้แต่ยังบันทึกไม่ได้ กรุณาลองใหม่ในอีกสักครู่',
    en: 'Under maintenance: reading works, saving does not. Please try again in a while.',
  },
  'front.unsent':
    'ระบบไม่สามารถยืนยันได้ว่าบันทึกข้อมูลที่ส่งมาแล้ว โปรดรอสักครู่ แล้วโหลดหน้านี้ใหม่เพื่อส่งข้อมูลเดิมอีกครั้ง หรือย้อนกลับไปยังแบบฟอร์ม',
  'front.broken': 'ระบบขัดข้อง กรุณาลองใหม่อีกครั้ง',
} as const;
