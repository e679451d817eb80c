import { Action, Facts, Paragraph } from './blocks';
import type { Layout } from './layout';

export const institutionApproved: Layout<'institution-approved'> = {
  subject: 'ชื่อผู้ใช้และรหัสผ่านของสถานศึกษา/หน่วยงาน',
  preview: 'คำขอรหัสผ่านได้รับการอนุมัติแล้ว',
  Body: ({ data, site }) => (
    <>
      <Paragraph>เรียน ผู้ประสานงาน {data.institution}</Paragraph>
      <Paragraph>
        คำขอรหัสผ่านได้รับการอนุมัติแล้ว ใช้ข้อมูลนี้เข้าสู่ระบบครั้งแรกภายใน {data.hours} ชั่วโมง จากนั้นระบบจะให้ท่านตั้งรหัสผ่านใหม่
      </Paragraph>
      <Facts
        rows={[
          ['ชื่อผู้ใช้', data.userName],
          ['รหัสผ่านเริ่มต้น', data.password],
        ]}
      />
      <Action site={site} link="/login/" label="เข้าสู่ระบบ" />
      <Paragraph quiet>โปรดเก็บเป็นความลับ และอย่าส่งอีเมลนี้ต่อให้ผู้อื่น</Paragraph>
    </>
  ),
};
