import { Action, Paragraph } from './blocks';
import type { Layout } from './layout';

export const memberKnown: Layout<'member-known'> = {
  subject: 'มีผู้ใช้อีเมลของท่านสมัครสมาชิกอีกครั้ง',
  preview: 'อีเมลนี้มีบัญชีอยู่แล้ว และบัญชีของท่านไม่เปลี่ยนแปลง',
  Body: ({ site }) => (
    <>
      <Paragraph>เรียน ผู้ใช้บริการ</Paragraph>
      <Paragraph>
        มีผู้สมัครสมาชิก {site.brand} ด้วยอีเมลของท่าน ซึ่งมีบัญชีอยู่แล้ว ระบบจึงไม่ได้สร้างบัญชีใหม่ และไม่ได้เปลี่ยนแปลงบัญชีเดิมของท่าน
      </Paragraph>
      <Paragraph>หากเป็นท่านเองและจำรหัสผ่านไม่ได้ ให้เปิดหน้าเข้าสู่ระบบ แล้วเลือก “ลืมรหัสผ่าน” เพื่อรับลิงก์ตั้งรหัสผ่านใหม่</Paragraph>
      <Action site={site} link="/login/" label="ไปหน้าเข้าสู่ระบบ" />
      <Paragraph quiet>หากไม่ใช่ท่าน ไม่ต้องดำเนินการใด ๆ รหัสผ่านเดิมยังใช้ได้</Paragraph>
    </>
  ),
};
