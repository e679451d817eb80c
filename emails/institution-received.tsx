import { Paragraph } from './blocks';
import type { Layout } from './layout';

export const institutionReceived: Layout<'institution-received'> = {
  subject: 'ได้รับคำขอรหัสผ่านของสถานศึกษา/หน่วยงานแล้ว',
  preview: 'ผู้ดูแลระบบจะตรวจสอบ แล้วแจ้งผลทางอีเมล',
  Body: ({ site }) => (
    <>
      <Paragraph>เรียน ผู้ประสานงาน</Paragraph>
      <Paragraph>{site.brand} ได้รับคำขอรหัสผ่านของสถานศึกษา/หน่วยงานที่ระบุอีเมลนี้แล้ว ผู้ดูแลระบบจะตรวจสอบและแจ้งผลทางอีเมล</Paragraph>
      <Paragraph quiet>หากท่านไม่ได้ส่งคำขอนี้ โปรดแจ้งผู้ดูแลระบบ</Paragraph>
    </>
  ),
};
