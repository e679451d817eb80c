/** Words for what a run didn't take over, by kind. */
export const dropMessages: Readonly<Record<string, string>> = {
  ...{ script: 'สคริปต์', element: 'ส่วนประกอบที่ใช้ไม่ได้', frame: 'กรอบจากเว็บอื่น', picture: 'ภาพ', link: 'ลิงก์' },
  ...{ markup: 'เนื้อข่าวซับซ้อนเกินไป เหลือข้อความล้วน', length: 'เนื้อข่าวยาวเกินไป', topic: 'หัวข้อ', date: 'วันที่อ่านไม่ได้' },
  ...{ status: 'สถานะที่ไม่รู้จัก', video: 'วิดีโอ', gallery: 'ภาพประกอบ', office: 'หน่วยงานที่ไม่พบ', category: 'หมวดหมู่ที่ไม่พบ' },
};
