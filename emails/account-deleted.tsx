import { Paragraph } from './blocks';
import type { Layout } from './layout';

export const accountDeleted: Layout<'account-deleted'> = {
  subject: 'ลบบัญชีของท่านแล้ว',
  preview: 'ข้อมูลส่วนบุคคลในบัญชีถูกลบแล้ว',
  Body: ({ data, site }) => (
    <>
      <Paragraph>เรียน {data.name}</Paragraph>
      <Paragraph>
        บัญชี {site.brand} ของท่านถูกลบแล้ว พร้อมข่าวที่บันทึกไว้ การแจ้งข่าวทางอีเมล และความยินยอมทั้งหมด
        ข้อความที่เคยส่งถึงหน่วยงานไม่มีชื่อและอีเมลของท่านแล้ว
      </Paragraph>
      <Paragraph>นี่คืออีเมลฉบับสุดท้ายถึงท่าน และที่อยู่อีเมลนี้จะถูกลบจากระบบหลังส่ง ขอบคุณที่ใช้บริการ</Paragraph>
    </>
  ),
};
