import { formatLongDate } from '@/lib/time/format';
import { Action, Paragraph } from './blocks';
import type { Layout } from './layout';

export const emailChanged: Layout<'email-changed'> = {
  subject: 'อีเมลของบัญชีท่านถูกเปลี่ยนแล้ว',
  preview: 'หากท่านไม่ได้เปลี่ยนเอง โปรดแจ้งผู้ดูแลระบบทันที',
  Body: ({ data, site }) => (
    <>
      <Paragraph>เรียน {data.name}</Paragraph>
      <Paragraph>
        อีเมลของบัญชีท่านถูกเปลี่ยนเป็นอีเมลอื่นเมื่อ{formatLongDate(new Date(data.at))} ต่อไปนี้ระบบจะไม่ส่งอีเมลมาที่อยู่นี้อีก หากท่านเป็นผู้เปลี่ยน
        ไม่ต้องดำเนินการใด ๆ
      </Paragraph>
      <Paragraph>หากไม่ใช่ท่าน ให้เข้าสู่ระบบเพื่อเปลี่ยนรหัสผ่านทันที แล้วแจ้งผู้ดูแลระบบ</Paragraph>
      <Action site={site} link="/login/" label="ไปหน้าเข้าสู่ระบบ" />
    </>
  ),
};
