/** Words of a form whose thing somebody else saved first. */
export const staleMessages = {
  'stale.title': 'ส่วนที่ต่างจากที่บันทึกไว้แล้ว',
  'stale.savedBy': 'บันทึกล่าสุดโดย',
  'stale.savedAt': 'เมื่อ',
  'stale.mine': 'ของคุณ',
  'stale.theirs': 'ที่บันทึกไว้แล้ว',
  'stale.both': 'เก็บทั้งสอง',
  'stale.useMine': 'ใช้ของคุณ',
  'stale.useTheirs': 'ใช้ที่บันทึกไว้แล้ว',
  'stale.empty': 'ว่าง',
  'stale.on': 'เลือก',
  'stale.off': 'ไม่เลือก',
  'stale.number': 'รายการเลขที่',
  'stale.same': 'ทุกช่องตรงกับที่บันทึกไว้แล้ว ถ้ายังต้องการบันทึก กดบันทึกอีกครั้ง',
  'stale.hint': 'เลือกทีละช่อง แล้วกดบันทึกอีกครั้ง ช่องที่คุณไม่ได้แก้ใช้ที่บันทึกไว้แล้วให้ก่อน',
  'stale.gone': 'หน้านี้ไม่มีแบบฟอร์มให้แก้ไขแล้ว คัดลอกสิ่งที่พิมพ์ไว้ก่อนเปิดหน้าล่าสุด',
  'stale.latest': 'เปิดหน้าล่าสุดในแท็บใหม่',
} as const;
