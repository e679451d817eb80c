import { formatLongDate } from '@/lib/time/format';
import { Action, Facts, Paragraph } from './blocks';
import type { Layout } from './layout';

const lead = 'หน่วยงานของท่านยังไม่ได้ส่งรายงานผลการดำเนินงานของรอบต่อไปนี้';

export const reportReminder: Layout<'report-reminder'> = {
  subject: 'ใกล้ถึงกำหนดส่งรายงานผลการดำเนินงาน',
  preview: lead,
  Body: ({ data, site }) => (
    <>
      <Paragraph>เรียน {data.name}</Paragraph>
      <Paragraph>{lead}</Paragraph>
      <Facts
        rows={[
          ['รอบการรายงาน', data.period],
          ['กำหนดส่ง', formatLongDate(new Date(data.at))],
        ]}
      />
      <Paragraph>ระบบนับจำนวนข่าวและยอดอ่านให้แล้ว ตรวจตัวเลข เพิ่มหมายเหตุหรือไฟล์แนบ แล้วกดส่งรายงาน</Paragraph>
      <Action site={site} link={data.link} label="เปิดรายงาน" />
    </>
  ),
};
