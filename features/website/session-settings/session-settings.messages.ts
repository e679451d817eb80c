/** The words of how long sessions last and of whom a second factor is asked. */
export const sessionSettingsMessages = {
  'sessions.lead': {
    th: 'ระยะเวลาที่เข้าสู่ระบบค้างไว้ได้ และบทบาทที่ต้องยืนยันตัวตนสองชั้น',
    en: 'How long a login lasts, and who needs a second factor.',
  },
  'sessions.staff': { th: 'เจ้าหน้าที่', en: 'Staff' },
  'sessions.member': { th: 'สมาชิกทั่วไป', en: 'Members' },
  'sessions.staffIdleMinutes': { th: 'ออกจากระบบเมื่อไม่ได้ใช้งาน (นาที)', en: 'Idle minutes' },
  'sessions.memberIdleMinutes': { th: 'ออกจากระบบเมื่อไม่ได้ใช้งาน (นาที)', en: 'Idle minutes' },
  'sessions.staffHours': { th: 'เข้าสู่ระบบได้นานที่สุด (ชั่วโมง)', en: 'Hours at most' },
  'sessions.memberHours': { th: 'เข้าสู่ระบบได้นานที่สุด (ชั่วโมง)', en: 'Hours at most' },
  'sessions.between': { th: 'ตั้งได้ตั้งแต่', en: 'From' },
  'sessions.to': { th: 'ถึง', en: 'to' },
  'sessions.idleFrom': { th: 'มีผลกับผู้ที่เข้าสู่ระบบอยู่ด้วยภายในไม่กี่วินาที', en: 'For open sessions too, within seconds' },
  'sessions.hoursFrom': { th: 'มีผลตั้งแต่การเข้าสู่ระบบครั้งถัดไป', en: 'From the next login on' },
  'sessions.secondFactor': { th: 'บทบาทที่ต้องยืนยันตัวตนสองชั้น', en: 'Roles that need a second factor' },
  'sessions.secondFactorHint': {
    th: 'มีผลกับผู้ที่เข้าสู่ระบบอยู่ด้วย ผู้ที่ยังไม่ได้ตั้งค่าจะต้องตั้งค่าก่อนใช้งานต่อ บทบาทที่กำหนดไว้ในการติดตั้งยกเลิกที่นี่ไม่ได้',
    en: 'Who has none must set one up first. Those of the installation can’t be taken away here.',
  },
  'sessions.byInstallation': { th: 'กำหนดโดยการติดตั้ง', en: 'By the installation' },
  'sessions.saved': { th: 'บันทึกการตั้งค่าแล้ว', en: 'Saved' },
  'sessions.bad.staffIdleMinutes': { th: 'กรอกเป็นจำนวนนาทีตั้งแต่ 15 ถึง 240', en: 'From 15 to 240' },
  'sessions.bad.staffHours': { th: 'กรอกเป็นจำนวนชั่วโมงตั้งแต่ 1 ถึง 24', en: 'From 1 to 24' },
  'sessions.bad.memberIdleMinutes': { th: 'กรอกเป็นจำนวนนาทีตั้งแต่ 15 ถึง 1,440', en: 'From 15 to 1,440' },
  'sessions.bad.memberHours': { th: 'กรอกเป็นจำนวนชั่วโมงตั้งแต่ 1 ถึง 168', en: 'From 1 to 168' },
  'sessions.idleTooLong': { th: 'ต้องไม่นานกว่าเวลาที่เข้าสู่ระบบได้นานที่สุด', en: 'Longer than the longest login' },
} as const;
