/** The words of the texts that bind the site. */
export const policiesMessages = {
  'policies.privacy': { th: 'นโยบายความเป็นส่วนตัว', en: 'Privacy Policy' },
  'policies.website': { th: 'นโยบายเว็บไซต์', en: 'Website Policy' },
  'policies.privacyLead': {
    th: 'วิธีที่หน่วยงานเก็บ ใช้ และคุ้มครองข้อมูลส่วนบุคคลของผู้ใช้เว็บไซต์',
    en: 'How personal data are kept, used and protected.',
  },
  'policies.websiteLead': {
    th: 'ขอบเขตการให้บริการ การใช้ข้อมูล และข้อจำกัดความรับผิดชอบของเว็บไซต์',
    en: 'What the site offers and under which terms.',
  },
  'policies.none': { th: 'ยังไม่มีการประกาศนโยบายนี้', en: 'Nothing is published yet.' },
  'policies.noneText': {
    th: 'ข้อกำหนดการเป็นสมาชิกและการคุ้มครองข้อมูลส่วนบุคคลของสมาชิกอ่านได้ที่หน้าข้อกำหนด',
    en: 'The terms of membership stand on their own page.',
  },
  'policies.toTerms': { th: 'อ่านข้อกำหนด', en: 'Read the terms' },
  'policies.version': { th: 'ฉบับที่', en: 'Version' },
  'policies.inForce': { th: 'มีผลตั้งแต่', en: 'in force since' },
  'policies.lead': {
    th: 'ข้อความที่ผู้อ่านเห็นที่ /privacy และ /policy ทุกครั้งที่ประกาศจะเป็นฉบับใหม่ ฉบับก่อนเก็บไว้ทั้งหมด',
    en: 'Each publication is a new version; all are kept.',
  },
  'policies.choose': { th: 'เลือกข้อความ', en: 'Choose a text' },
  'policies.text': { th: 'ข้อความ', en: 'Text' },
  'policies.note': { th: 'สรุปสิ่งที่เปลี่ยน', en: 'What is new' },
  'policies.noteHint': { th: 'เห็นเฉพาะผู้ดูแลระบบ', en: 'Seen by administrators only' },
  'policies.publish': { th: 'ประกาศเป็นฉบับใหม่', en: 'Publish as a new version' },
  'policies.published': { th: 'ประกาศฉบับใหม่แล้ว มีผลทันที', en: 'The new version is in force' },
  'policies.same': { th: 'ข้อความเหมือนฉบับปัจจุบัน จึงไม่มีฉบับใหม่', en: 'Nothing was changed, so there is no new version' },
  'policies.versions': { th: 'ทุกฉบับ', en: 'All versions' },
  'policies.read': { th: 'อ่านหน้าที่ผู้อ่านเห็น', en: 'As readers see it' },
  'policies.missing': { th: 'กรุณาเขียนข้อความ', en: 'The text is missing' },
  'policies.long': { th: 'ข้อความยาวเกินไป', en: 'Too long' },
  'policies.noteLong': { th: 'สรุปยาวเกิน 300 ตัวอักษร', en: 'Longer than 300 characters' },
  'policies.changed': {
    th: 'มีผู้อื่นประกาศฉบับใหม่ไปแล้ว สิ่งที่เขียนยังอยู่ เปิดหน้านี้ในแท็บใหม่เพื่อเปรียบเทียบก่อนประกาศ',
    en: 'Somebody else published a version meanwhile.',
  },
} as const;
