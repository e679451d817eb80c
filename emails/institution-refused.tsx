import { Action, Paragraph, Quotation } from './blocks';
import type { Layout } from './layout';

export const institutionRefused: Layout<'institution-refused'> = {
  subject: 'ผลคำขอรหัสผ่านของสถานศึกษา/หน่วยงาน',
  preview: 'คำขอรหัสผ่านไม่ได้รับการอนุมัติ',
  Body: ({ data, site }) => (
    <>
      <Paragraph>เรียน ผู้ประสานงาน {data.institution}</Paragraph>
      <Paragraph>ผู้ดูแลระบบตรวจสอบคำขอรหัสผ่านแล้ว ไม่สามารถอนุมัติได้{data.reason ? ' ด้วยเหตุผลดังนี้' : ''}</Paragraph>
      {data.reason && <Quotation>{data.reason}</Quotation>}
      <Paragraph>ท่านแก้ไขข้อมูลแล้วส่งคำขอใหม่ได้ที่หน้าเข้าสู่ระบบ หรือสอบถามผู้ดูแลระบบที่หน้าติดต่อเรา</Paragraph>
      <Action site={site} link="/contact/" label="ติดต่อเรา" />
    </>
  ),
};
