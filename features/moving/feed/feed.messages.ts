/** Words of feeds, for staff. */
export const movingFeedMessages = {
  'feed.none': 'ไม่พบฟีดที่ที่อยู่นี้ ทั้งในไฟล์เองและในหน้าเว็บ กรุณาใส่ที่อยู่ของฟีด RSS, Atom หรือ JSON Feed',
  'feed.remark.many': 'ฟีดมีรายการมากเกินไป รายการหลังจากนี้ไม่ได้อ่าน',
  'feed.remark.empty': 'รายการที่ไม่มีทั้งหัวข้อและเนื้อหา',
  'feed.remark.double': 'รายการที่ซ้ำกับรายการก่อนหน้า',
  'feed.remark.broken': 'ฟีดเขียนผิดรูปแบบ อ่านได้เท่าที่ยังครบ',
  'feed.remark.unchanged': 'ฟีดไม่เปลี่ยนแปลงตั้งแต่ครั้งก่อน จึงไม่มีอะไรต้องทำ',
  'feed.remark.gone': 'เว็บต้นทางแจ้งว่าฟีดนี้เลิกใช้ถาวรแล้ว',
  'feed.remark.moved': 'ฟีดย้ายที่อยู่ถาวร ครั้งต่อไปจะถามที่อยู่ใหม่',
} as const;
export type MovingFeedMessage = keyof typeof movingFeedMessages;
