import { Action, Paragraph } from './blocks';
import type { Layout } from './layout';

export const emailChange: Layout<'email-change'> = {
  subject: 'ยืนยันอีเมลใหม่ของบัญชี',
  preview: 'กดปุ่มในอีเมลนี้เพื่อยืนยันอีเมลใหม่',
  Body: ({ data, site }) => (
    <>
      <Paragraph>เรียน ผู้ใช้บริการ</Paragraph>
      <Paragraph>
        ท่านขอใช้อีเมลนี้กับบัญชี {site.brand} กดปุ่มด้านล่างภายใน {data.minutes} นาที เพื่อยืนยัน
      </Paragraph>
      <Action site={site} link={data.link} label="ยืนยันอีเมลใหม่" />
      <Paragraph quiet>หากท่านไม่ได้ขอ ไม่ต้องดำเนินการใด ๆ อีเมลนี้จะไม่ถูกนำไปใช้</Paragraph>
    </>
  ),
};
