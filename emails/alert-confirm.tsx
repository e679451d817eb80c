import { Action, Facts, Paragraph } from './blocks';
import { frequencyNames } from './frequencies';
import type { Layout } from './layout';

export const alertConfirm: Layout<'alert-confirm'> = {
  subject: 'ยืนยันการรับข่าวทางอีเมล',
  preview: 'กดปุ่มในอีเมลนี้เพื่อเริ่มรับข่าว หากไม่ได้ขอ ไม่ต้องทำอะไร',
  Body: ({ data, site }) => (
    <>
      <Paragraph>เรียน ผู้อ่าน</Paragraph>
      <Paragraph>
        มีผู้ขอให้ส่งข่าวจาก {site.brand} มาที่อีเมลนี้ หากเป็นท่าน กดปุ่มด้านล่างภายใน {data.hours} ชั่วโมง เพื่อตรวจดูว่าเป็นข่าวใดและเริ่มรับข่าว
      </Paragraph>
      <Facts rows={[['ส่งเมื่อ', frequencyNames[data.rhythm]]]} />
      <Action site={site} link={data.link} label="ตรวจดูและยืนยัน" />
      <Paragraph quiet>หากท่านไม่ได้ขอ ไม่ต้องดำเนินการใด ๆ จะไม่มีข่าวส่งมา และอีเมลนี้จะถูกลบออกจากระบบเอง</Paragraph>
    </>
  ),
};
