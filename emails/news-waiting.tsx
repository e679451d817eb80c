import { Action, Facts, OptOutNote, Paragraph } from './blocks';
import type { Layout } from './layout';

const texts = {
  item: { subject: 'มีข่าวรอท่านพิจารณา', lead: 'มีผู้ส่งข่าวต่อไปนี้ขออนุมัติ' },
  revision: {
    subject: 'มีฉบับแก้ไขของข่าวรอท่านพิจารณา',
    lead: 'มีผู้แก้ไขข่าวที่เผยแพร่แล้ว ผู้อ่านยังเห็นฉบับเดิมจนกว่าจะอนุมัติ',
  },
} as const;

export const newsWaiting: Layout<'news-waiting'> = {
  subject: ({ what }) => texts[what].subject,
  preview: ({ what }) => texts[what].lead,
  Body: ({ data, site }) => (
    <>
      <Paragraph>เรียน {data.name}</Paragraph>
      <Paragraph>{texts[data.what].lead}</Paragraph>
      <Facts
        rows={[
          ['หัวข้อข่าว', data.topic],
          ['ผู้ส่ง', data.author],
          ['หน่วยงาน', data.organisation],
        ]}
      />
      <Action site={site} link={data.link} label="เปิดเพื่อพิจารณา" />
      <OptOutNote />
    </>
  ),
};
