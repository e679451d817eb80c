import { formatLongDate } from '@/lib/time/format';
import { Action, Paragraph } from './blocks';
import type { Layout } from './layout';

export const passwordChanged: Layout<'password-changed'> = {
  subject: 'รหัสผ่านของท่านถูกเปลี่ยนแล้ว',
  preview: 'หากท่านไม่ได้เปลี่ยนเอง โปรดตั้งรหัสผ่านใหม่ทันที',
  Body: ({ data, site }) => (
    <>
      <Paragraph>เรียน {data.name}</Paragraph>
      <Paragraph>
        รหัสผ่านของบัญชีท่านถูกเปลี่ยนเมื่อ{formatLongDate(new Date(data.at))} หากท่านเป็นผู้เปลี่ยน ไม่ต้องดำเนินการใด ๆ
      </Paragraph>
      <Paragraph>หากไม่ใช่ท่าน ให้เปิดหน้าเข้าสู่ระบบ เลือก “ลืมรหัสผ่าน” เพื่อตั้งรหัสผ่านใหม่ทันที แล้วแจ้งผู้ดูแลระบบ</Paragraph>
      <Action site={site} link="/login/" label="ไปหน้าเข้าสู่ระบบ" />
    </>
  ),
};
