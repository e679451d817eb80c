import { Action, Paragraph } from './blocks';
import { formatDay } from './format-day';
import type { Layout } from './layout';

export const accountDeletionSoon: Layout<'account-deletion-soon'> = {
  subject: 'บัญชีของท่านจะถูกลบในวันพรุ่งนี้',
  preview: 'ยังยกเลิกได้ หากเข้าสู่ระบบก่อนถึงกำหนด',
  Body: ({ data, site }) => (
    <>
      <Paragraph>เรียน {data.name}</Paragraph>
      <Paragraph>
        ตามที่ท่านขอไว้ บัญชี {site.brand} ของท่านจะถูกลบในวันที่ {formatDay(data.day)} พร้อมข้อมูลส่วนบุคคลในบัญชี และกู้คืนไม่ได้
      </Paragraph>
      <Paragraph>หากเปลี่ยนใจ ให้เข้าสู่ระบบแล้วกด “ยกเลิกการลบบัญชี” ที่แถบด้านบนก่อนถึงกำหนด</Paragraph>
      <Action site={site} link="/login/?next=%2Fmember%2Faccount" label="เข้าสู่ระบบเพื่อเก็บบัญชีไว้" />
    </>
  ),
};
