/** Words of the part of the nightly runs. */
export const nightlyMessages = {
  'moveScreen.nightsLead': 'ย้ายข่าวใหม่และข่าวที่เปลี่ยนให้เองทุกคืนจนถึงวันเปลี่ยนเว็บ คืนที่ไม่สำเร็จหรือขาดไปแจ้งในหน้าสถานะระบบ',
  'moveScreen.nightsState': 'สถานะ',
  'moveScreen.nightsIsOn': 'เปิดอยู่ เริ่มเวลา {at} น. ถึงวันที่ {until}',
  'moveScreen.nightsIsOff': 'ปิดอยู่',
  'moveScreen.nightAt': 'เวลาเริ่ม',
  'moveScreen.nightAtHint': 'เวลาไทย เช่น 02:30',
  'moveScreen.nightUntil': 'คืนสุดท้าย',
  'moveScreen.nightOnGo': 'เปิดทุกคืน',
  'moveScreen.nightSave': 'บันทึกเวลา',
  'moveScreen.nightOffGo': 'ปิด',
  'moveScreen.nightsOn': 'เปิดการย้ายประจำคืนแล้ว',
  'moveScreen.nightsOff': 'ปิดการย้ายประจำคืนแล้ว',
  'moveScreen.nights': 'รายงานของแต่ละคืน',
  'moveScreen.noNights': 'ยังไม่มีรายงานประจำคืน',
  'moveScreen.noNightsText': 'เมื่อเปิดแล้ว แต่ละคืนจะมีรายงานของตนเองที่นี่',
  'moveScreen.night': 'คืนวันที่',
} as const;
