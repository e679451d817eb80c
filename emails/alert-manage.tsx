import { Action, Paragraph } from './blocks';
import type { Layout } from './layout';

const leads = {
  asked: 'มีผู้ขอลิงก์สำหรับดู แก้ไข หรือหยุดการรับข่าวทางอีเมลของอีเมลนี้',
  known: 'มีผู้ขอรับข่าวทางอีเมลมาที่อีเมลนี้ ซึ่งท่านรับข่าวเรื่องนั้นอยู่แล้ว จึงไม่ต้องทำอะไรเพิ่ม',
} as const;

export const alertManage: Layout<'alert-manage'> = {
  subject: 'ลิงก์จัดการการรับข่าวทางอีเมล',
  preview: 'ดู แก้ไข หรือหยุดการรับข่าวทั้งหมดของท่าน',
  Body: ({ data, site }) => (
    <>
      <Paragraph>เรียน ผู้อ่าน</Paragraph>
      <Paragraph>{leads[data.what]}</Paragraph>
      <Paragraph>กดปุ่มด้านล่างเพื่อเปิดรายการทั้งหมดของท่าน ลิงก์ใช้ได้ {data.days} วัน</Paragraph>
      <Action site={site} link={data.link} label="จัดการการรับข่าว" />
      <Paragraph quiet>ลิงก์นี้เป็นของท่านคนเดียว อย่าส่งต่อให้ผู้อื่น หากท่านไม่ได้ขอ ไม่ต้องดำเนินการใด ๆ</Paragraph>
    </>
  ),
};
