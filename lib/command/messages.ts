/** Texts about typed values that any form may show. */
export const inputMessages = {
  'ui.badMoment': 'วันที่หรือเวลาไม่ถูกต้อง',
  'ui.farMoment': 'ปีของวันที่อยู่นอกช่วงที่ใช้ได้ (พ.ศ. 2533 ถึง 10 ปีข้างหน้า) กรุณาตรวจสอบปี',
  'ui.missing': 'กรุณากรอกหรือเลือกข้อมูลช่องนี้',
  'ui.badChoice': 'กรุณาเลือกจากตัวเลือกที่มี',
  'ui.tooMuch': 'ข้อมูลยาวหรือมากเกินกว่าที่กำหนด',
  'ui.badValue': { th: 'ข้อมูลในช่องนี้ไม่ถูกต้อง', en: 'Not a value for this field' },
  'ui.badText': 'มีอักขระที่ใช้ไม่ได้',
  'ui.badTarget': 'ลิงก์ไม่ถูกต้อง ต้องขึ้นต้นด้วย https:// http:// mailto: tel: หรือ / สำหรับหน้าในเว็บไซต์นี้',
} as const;
