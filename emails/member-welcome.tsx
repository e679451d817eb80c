import { Action, Facts, Paragraph } from './blocks';
import type { Layout } from './layout';

export const memberWelcome: Layout<'member-welcome'> = {
  subject: 'ยินดีต้อนรับสมาชิกใหม่ และรหัสผ่านเริ่มต้น',
  preview: 'รหัสผ่านเริ่มต้นสำหรับเข้าสู่ระบบครั้งแรก',
  Body: ({ data, site }) => (
    <>
      <Paragraph>เรียน ผู้ใช้บริการ</Paragraph>
      <Paragraph>
        สร้างบัญชีสมาชิก {site.brand} ของท่านเรียบร้อยแล้ว ใช้อีเมลนี้กับรหัสผ่านด้านล่างเข้าสู่ระบบครั้งแรกภายใน {data.hours} ชั่วโมง
        จากนั้นระบบจะให้ท่านตั้งรหัสผ่านใหม่ด้วยตนเอง
      </Paragraph>
      <Facts rows={[['รหัสผ่านเริ่มต้น', data.password]]} />
      <Action site={site} link="/login/" label="เข้าสู่ระบบ" />
      <Paragraph quiet>
        หากเกิน {data.hours} ชั่วโมง ให้ขอรหัสผ่านใหม่ด้วย “ลืมรหัสผ่าน” ในหน้าเข้าสู่ระบบ หากท่านไม่ได้สมัครสมาชิก ไม่ต้องดำเนินการใด ๆ
        และโปรดอย่าส่งรหัสผ่านนี้ต่อให้ผู้อื่น
      </Paragraph>
    </>
  ),
};
