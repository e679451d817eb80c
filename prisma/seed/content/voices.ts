/** A voice of a reader about an office: what it is, and the answer if the office has given one. */
export type VoiceSeed = {
  daysAgo: number;
  kind: 'message' | 'suggestion' | 'complaint' | 'request' | 'report';
  /** Key of the office that has it, and of the one that gave it away, if it was handed over. */
  office: string;
  from?: string;
  subject: string;
  text: string;
  answer?: string;
  /** Internal note of the office. */
  note?: string;
};

/** Voices for the offices of the demo accounts, and some colleges of their provinces. */
export const voiceSeeds: readonly VoiceSeed[] = [
  {
    ...{ daysAgo: 3, kind: 'complaint', office: '1310016001', from: 'agency', subject: 'ไฟทางเดินหอพักนักศึกษาดับ' },
    text: 'ทางเดินจากประตูสองไปหอพักมืดตั้งแต่สัปดาห์ที่แล้ว นักศึกษาหญิงเดินกลับหลังเลิกฝึกงานไม่ปลอดภัย ขอให้ซ่อมโดยเร็ว',
    note: 'แจ้งงานอาคารสถานที่แล้ว นัดช่างวันศุกร์',
  },
  {
    ...{ daysAgo: 6, kind: 'message', office: '1310016001', subject: 'สอบถามหลักสูตรเทียบโอนประสบการณ์' },
    text: 'ทำงานซ่อมเครื่องยนต์มาแปดปี ต้องการเทียบโอนเข้าเรียน ปวส. ต้องเตรียมเอกสารใดบ้างครับ',
  },
  {
    ...{ daysAgo: 12, kind: 'report', office: '1310016001', subject: 'wrong' },
    text: 'ชื่อผู้ได้รับรางวัลในย่อหน้าที่สองสะกดไม่ตรงกับในภาพ',
  },
  {
    ...{ daysAgo: 20, kind: 'suggestion', office: '1310016001', subject: 'ชื่นชมงานบริการวิชาชีพ' },
    text: 'ทีมนักศึกษาออกหน่วยซ่อมจักรยานยนต์ให้ชาวบ้านอย่างสุภาพและใส่ใจ อยากให้จัดทุกภาคเรียน',
    answer: 'ขอบคุณสำหรับกำลังใจ วิทยาลัยจะจัดหน่วยบริการทุกภาคเรียนและประกาศกำหนดการล่วงหน้า',
  },
  {
    ...{ daysAgo: 16, kind: 'complaint', office: '1310016003', subject: 'ประกาศผลสอบคัดเลือกล่าช้า' },
    text: 'ประกาศบอกว่าจะติดผลวันจันทร์ แต่ถึงวันศุกร์ยังไม่มี ผู้ปกครองจากต่างอำเภอต้องเดินทางมาดูหลายรอบ',
  },
  {
    ...{ daysAgo: 2, kind: 'message', office: '1310016004', subject: 'ขอเข้าเยี่ยมชมฟาร์มตัวอย่าง' },
    text: 'โรงเรียนประถมในอำเภอขอพานักเรียน 40 คนเข้าเยี่ยมชมฟาร์มในเดือนหน้า ติดต่อใครได้บ้างคะ',
  },
  {
    ...{ daysAgo: 4, kind: 'suggestion', office: 'province01', from: '1310016001', subject: 'ขอรถรับส่งระหว่างวิทยาลัย' },
    text: 'นักศึกษาที่เรียนร่วมสองวิทยาลัยเดินทางเองลำบาก อยากให้จังหวัดจัดรถรับส่งร่วมกัน',
  },
  {
    ...{ daysAgo: 5, kind: 'message', office: 'institute01', subject: 'สอบถามหลักสูตรปริญญาตรีสายปฏิบัติการ' },
    text: 'จบ ปวส. แล้ว อยากทราบว่าสถาบันเปิดรับหลักสูตรปริญญาตรีสายเทคโนโลยีสาขาใดบ้าง',
  },
  {
    ...{ daysAgo: 9, kind: 'complaint', office: 'unit01', subject: 'โทรติดต่อแล้วไม่มีผู้รับสาย' },
    text: 'โทรถามเรื่องการขอใช้ห้องประชุมสามวันติดกัน ไม่มีผู้รับสายทั้งเช้าและบ่าย',
  },
  {
    ...{ daysAgo: 8, kind: 'request', office: 'dept01', subject: 'access' },
    text: 'ขอสำเนาข้อมูลส่วนบุคคลที่สำนักเก็บไว้จากการสมัครเข้ารับการอบรมเมื่อปีที่แล้ว',
  },
  {
    ...{ daysAgo: 1, kind: 'suggestion', office: 'dept01', subject: 'ขอแบบฟอร์มกลางเป็นไฟล์ที่แก้ไขได้' },
    text: 'แบบฟอร์มเป็นภาพสแกน พิมพ์ลงไปไม่ได้ ขอเป็นไฟล์ที่แก้ไขได้ด้วยครับ',
  },
];
