import type { Layout } from './layout';
import { Facts, Paragraph } from './parts';

export const institutionReceived: Layout<'institution-received'> = {
  subject: 'ได้รับคำขอรหัสผ่านของสถานศึกษา/หน่วยงานแล้ว',
  preview: 'ผู้ดูแลระบบจะตรวจสอบ แล้วแจ้งผลทางอีเมล',
  Body: ({ data, site }) => (
    <>
      <Paragraph>เรียน ผู้ประสานงาน {data.institution}</Paragraph>
      <Paragraph>{site.brand} ได้รับคำขอรหัสผ่านของสถานศึกษา/หน่วยงานแล้ว ผู้ดูแลระบบจะตรวจสอบและแจ้งผลทางอีเมล</Paragraph>
      <Facts
        rows={[
          ['สถานศึกษา/หน่วยงาน', data.institution],
          ['อีเมล', data.email],
          ['โทรศัพท์ผู้ประสานงาน', data.phone],
        ]}
      />
      <Paragraph quiet>หากท่านไม่ได้ส่งคำขอนี้ โปรดแจ้งผู้ดูแลระบบ</Paragraph>
    </>
  ),
};
