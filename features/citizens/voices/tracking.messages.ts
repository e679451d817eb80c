/** Words of the tracking page about offices; only the server uses them. */
export const trackingMessages = {
  'tracking.agency': 'ส่วนกลาง',
  'tracking.office': 'หน่วยงานที่ดูแล',
  'tracking.by': 'โดย',
  'tracking.handedOver': 'ส่งต่อจาก{from}ไปยัง{to}',
  'tracking.message': 'ข้อความติดต่อ',
  'tracking.received': 'ได้รับข้อความแล้ว',
  'tracking.mailed': 'ส่งคำตอบทางอีเมลแล้ว',
  'tracking.wrote': 'ผู้ส่งเขียนเพิ่ม',
} as const;
