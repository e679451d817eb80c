export const proofMessages = {
  'proof.working': { th: 'กำลังตรวจสอบว่าไม่ใช่โปรแกรมอัตโนมัติ…', en: 'Checking that this is no robot…' },
  'proof.waiting': {
    th: 'กำลังตรวจสอบว่าไม่ใช่โปรแกรมอัตโนมัติ แล้วจะส่งให้ทันที…',
    en: 'Checking that this is no robot, then it is sent…',
  },
  'proof.ready': { th: 'พร้อมส่ง', en: 'Ready to send' },
  'proof.failed': {
    th: 'ตรวจสอบไม่สำเร็จ กรุณาตรวจสอบการเชื่อมต่อ แล้วกดส่งอีกครั้ง',
    en: 'The check failed. Please send again.',
  },
  'proof.missing': {
    th: 'ยังไม่ได้ตรวจสอบว่าไม่ใช่โปรแกรมอัตโนมัติ กรุณากดส่งอีกครั้ง (ต้องเปิดใช้ JavaScript)',
    en: 'The check against robots is missing. Please send again, with JavaScript on.',
  },
  'proof.wrong': {
    th: 'การตรวจสอบว่าไม่ใช่โปรแกรมอัตโนมัติไม่ถูกต้องหรือหมดเวลาแล้ว กรุณากดส่งอีกครั้ง',
    en: 'The check against robots is wrong or too old. Please send again.',
  },
  'proof.used': {
    th: 'แบบฟอร์มนี้ส่งไปแล้วครั้งหนึ่ง กรุณากดส่งอีกครั้งหากต้องการส่งใหม่',
    en: 'This form was sent already. Please send again if you mean to.',
  },
  'proof.noScript': {
    th: 'แบบฟอร์มนี้ต้องเปิดใช้ JavaScript เพื่อกันโปรแกรมอัตโนมัติ หากเปิดใช้ไม่ได้ กรุณาติดต่อทางโทรศัพท์หรืออีเมล',
    en: 'This form needs JavaScript. Without it, please phone or write a mail.',
  },
  'proof.reach': { th: 'ดูหมายเลขโทรศัพท์และอีเมล', en: 'Phone and e-mail' },
} as const;
