import { Action, Facts, Paragraph } from './blocks';
import type { Layout } from './layout';

export const passwordReset: Layout<'password-reset'> = {
  subject: 'ตั้งรหัสผ่านใหม่',
  preview: 'ลิงก์และรหัสผ่านชั่วคราวสำหรับตั้งรหัสผ่านใหม่',
  Body: ({ data, site }) => (
    <>
      <Paragraph>เรียน ผู้ใช้บริการ</Paragraph>
      <Paragraph>มีผู้ขอตั้งรหัสผ่านใหม่สำหรับบัญชีของท่าน กดปุ่มด้านล่างภายใน {data.minutes} นาที เพื่อตั้งรหัสผ่านใหม่</Paragraph>
      <Action site={site} link={data.link} label="ตั้งรหัสผ่านใหม่" />
      <Paragraph>หรือเข้าสู่ระบบด้วยรหัสผ่านชั่วคราวนี้ภายในเวลาเดียวกัน</Paragraph>
      <Facts
        rows={[
          ['ชื่อผู้ใช้', data.userName],
          ['รหัสผ่านชั่วคราว', data.password],
        ]}
      />
      <Paragraph quiet>
        ใช้ได้อย่างใดอย่างหนึ่งเพียงครั้งเดียว เมื่อใช้แล้วอีกอย่างจะใช้ไม่ได้ทันที หากท่านไม่ได้ขอ ไม่ต้องดำเนินการใด ๆ รหัสผ่านเดิมยังใช้ได้
        และโปรดอย่าส่งอีเมลนี้ต่อให้ผู้อื่น
      </Paragraph>
    </>
  ),
};
