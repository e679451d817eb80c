/** Texts of errors that any screen may show. */
export const errorMessages = {
  'errors.forbidden': 'บัญชีของคุณไม่มีสิทธิ์ทำรายการนี้',
  'errors.invalid': 'ข้อมูลบางช่องยังไม่ถูกต้อง กรุณาตรวจสอบ',
  'errors.unauthenticated': 'หมดเวลาการเข้าสู่ระบบแล้ว กรุณาเข้าสู่ระบบใหม่',
  'errors.missing': 'ไม่พบข้อมูลที่ต้องการ อาจถูกลบไปแล้ว',
  'errors.conflict': 'ข้อมูลถูกแก้ไขไปแล้ว กรุณาโหลดใหม่',
  'errors.limited': 'มีคำขอมากเกินไป กรุณารอสักครู่แล้วลองใหม่',
  'errors.busy': 'ระบบมีผู้ใช้งานมาก กรุณาลองใหม่ในอีกสักครู่',
  'errors.broken': 'ระบบขัดข้อง กรุณาลองใหม่อีกครั้ง',
  'errors.foreign': 'คำขอนี้ไม่ได้มาจากหน้าเว็บของระบบ กรุณาเปิดหน้าเว็บแล้วลองใหม่',
} as const;
