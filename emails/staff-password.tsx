import { Action, Facts, Paragraph } from './blocks';
import type { Layout } from './layout';

export const staffPassword: Layout<'staff-password'> = {
  subject: ({ isFirst }) => (isFirst ? 'บัญชีเจ้าหน้าที่ของท่าน' : 'รหัสผ่านใหม่สำหรับเจ้าหน้าที่'),
  preview: ({ isFirst }) => (isFirst ? 'ผู้ดูแลเปิดบัญชีให้ท่านแล้ว' : 'ผู้ดูแลกำหนดรหัสผ่านใหม่ให้บัญชีของท่าน'),
  Body: ({ data, site }) => (
    <>
      <Paragraph>เรียน {data.name}</Paragraph>
      <Paragraph>
        {data.isFirst ? 'ผู้ดูแลเปิดบัญชีให้ท่านแล้ว' : 'ผู้ดูแลกำหนดรหัสผ่านใหม่ให้บัญชีของท่าน รหัสผ่านเดิมใช้ไม่ได้แล้ว'} ใช้ข้อมูลนี้เข้าสู่ระบบภายใน{' '}
        {data.hours} ชั่วโมง จากนั้นระบบจะให้ท่านตั้งรหัสผ่านของตนเอง
      </Paragraph>
      <Facts
        rows={[
          ['ชื่อผู้ใช้', data.userName],
          [data.isFirst ? 'รหัสผ่านเริ่มต้น' : 'รหัสผ่านใหม่', data.password],
        ]}
      />
      <Action site={site} link="/login/" label="เข้าสู่ระบบ" />
      <Paragraph quiet>
        {data.isFirst ? 'หากมีข้อสงสัย' : 'หากท่านไม่ได้ขอ'} โปรดสอบถามผู้ดูแลของท่าน และอย่าส่งอีเมลนี้ต่อให้ผู้อื่น
      </Paragraph>
    </>
  ),
};
