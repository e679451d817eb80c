import { formatLongDate } from '@/lib/time/format';
import { Action, Facts, Paragraph, Quotation } from './blocks';
import type { Layout } from './layout';

const lead = 'ผู้ดูแลระบบตรวจรายงานผลการดำเนินงานแล้ว และขอให้หน่วยงานแก้ไข';

export const reportReturned: Layout<'report-returned'> = {
  subject: 'ขอให้แก้ไขรายงานผลการดำเนินงาน',
  preview: lead,
  Body: ({ data, site }) => (
    <>
      <Paragraph>เรียน {data.name}</Paragraph>
      <Paragraph>{lead}</Paragraph>
      <Facts
        rows={[
          ['รอบการรายงาน', data.period],
          ['โดย', data.by],
          ['ส่งใหม่ภายใน', data.at && formatLongDate(new Date(data.at))],
        ]}
      />
      <Paragraph quiet>ความเห็น</Paragraph>
      <Quotation>{data.comment}</Quotation>
      <Paragraph>สิ่งที่เขียนและไฟล์ที่แนบไว้ยังอยู่ครบ แก้ไขแล้วส่งอีกครั้งได้ทันที</Paragraph>
      <Action site={site} link={data.link} label="เปิดรายงานเพื่อแก้ไข" />
    </>
  ),
};
