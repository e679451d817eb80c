/** The words of what a browser may keep. */
export const cookieConsentMessages = {
  'consent.title': { th: 'คุกกี้และข้อมูลในเบราว์เซอร์', en: 'Cookies and browser storage' },
  'consent.ask': { th: 'การขอความยินยอมเรื่องคุกกี้', en: 'Consent to cookies' },
  'consent.notice': {
    th: 'เว็บไซต์นี้ใช้เฉพาะคุกกี้ที่จำเป็น และขอใช้ที่เก็บข้อมูลในเบราว์เซอร์เพิ่มเพื่อนับผู้อ่านให้แม่นขึ้นและเก็บหน้าล่าสุดไว้อ่านออฟไลน์',
    en: 'Only necessary cookies are used; counting readers better and keeping pages for offline reading are up to you.',
  },
  'consent.accept': { th: 'ยอมรับ', en: 'Accept' },
  'consent.refuse': { th: 'ปฏิเสธ', en: 'Refuse' },
  'consent.policy': { th: 'อ่านนโยบาย', en: 'Read the policy' },
  'consent.settings': { th: 'ตั้งค่าคุกกี้', en: 'Cookie settings' },
  'consent.necessary': { th: 'จำเป็นต่อการทำงาน (ปิดไม่ได้)', en: 'Necessary (always on)' },
  'consent.necessaryText': {
    th: 'คุกกี้การเข้าสู่ระบบและอุปกรณ์ที่รู้จักของผู้มีบัญชี และสิ่งที่คุณสั่งให้จำ ได้แก่ ธีมสี ขนาดตัวอักษร ความคมชัด ข่าวที่บันทึกพร้อมสำเนาไว้อ่านออฟไลน์ และตัวเลือกในหน้านี้ ไม่ใช้ติดตามและไม่ส่งให้ผู้อื่น',
    en: 'Login cookies, and what you ask to be remembered.',
  },
  'consent.statistics': { th: 'นับผู้อ่านให้แม่นขึ้น', en: 'Count readers better' },
  'consent.statisticsText': {
    th: 'รหัสสุ่มในเบราว์เซอร์นี้ (visitorId) ช่วยแยกผู้อ่านหลายคนที่ใช้อินเทอร์เน็ตร่วมกัน หากไม่ยอมรับ การอ่านยังถูกนับด้วยรหัสรายวันฝั่งเซิร์ฟเวอร์ที่ย้อนกลับเป็นตัวบุคคลไม่ได้',
    en: 'A random id of this browser tells readers behind one address apart.',
  },
  'consent.offline': { th: 'เก็บหน้าล่าสุดไว้อ่านออฟไลน์', en: 'Keep the last pages for offline reading' },
  'consent.offlineText': {
    th: 'สำเนาของหน้ารวมข่าวไม่เกิน 20 หน้า และข่าวที่อ่านล่าสุดไม่เกิน 30 ข่าว อยู่ในเครื่องนี้เท่านั้น ไม่ควรเปิดใช้บนเครื่องสาธารณะ',
    en: 'Copies of up to 20 lists and 30 items, on this device only.',
  },
  'consent.save': { th: 'บันทึกตัวเลือก', en: 'Save the choice' },
  'consent.saved': { th: 'บันทึกตัวเลือกแล้ว', en: 'Your choice is saved' },
  'consent.refused': { th: 'เบราว์เซอร์ไม่ยอมให้เก็บตัวเลือกนี้', en: 'The browser refuses to keep the choice' },
  'consent.none': { th: 'ยังไม่ได้เลือก จึงไม่มีการเก็บสิ่งที่ไม่จำเป็น', en: 'Nothing chosen yet: nothing optional is kept' },
  'consent.chosenAt': { th: 'เลือกไว้เมื่อ', en: 'Chosen on' },
  'consent.underVersion': { th: 'ตามนโยบายฉบับที่', en: 'under version' },
  'consent.acceptAll': { th: 'ยอมรับทั้งหมด', en: 'Accept all' },
  'consent.refuseAll': { th: 'ปฏิเสธทั้งหมด', en: 'Refuse all' },
  'consent.noScript': {
    th: 'เบราว์เซอร์นี้ปิด JavaScript อยู่ จึงไม่มีการเก็บสิ่งที่ไม่จำเป็น',
    en: 'Without JavaScript nothing optional is kept.',
  },
  'consent.invalid': { th: 'ข้อมูลการยินยอมไม่ถูกต้อง', en: 'Not a record of consent' },
} as const;
