import { Action, Facts, OptOutNote, Paragraph, Quotation } from './blocks';
import type { Layout } from './layout';

const texts = {
  mention: { subject: 'มีผู้กล่าวถึงท่านในกระดานสนทนา', lead: 'มีผู้กล่าวถึงท่านในหัวข้อต่อไปนี้' },
  answer: { subject: 'มีคำตอบใหม่ในหัวข้อของท่าน', lead: 'มีผู้ตอบท่านในหัวข้อต่อไปนี้ วันนี้จะแจ้งหัวข้อนี้เพียงฉบับเดียว' },
} as const;

export const forumPost: Layout<'forum-post'> = {
  subject: ({ what }) => texts[what].subject,
  preview: ({ what }) => texts[what].lead,
  Body: ({ data, site }) => (
    <>
      <Paragraph>เรียน {data.name}</Paragraph>
      <Paragraph>{texts[data.what].lead}</Paragraph>
      <Facts
        rows={[
          ['หัวข้อ', data.topic],
          ['ห้อง', data.room],
          ['ผู้เขียน', data.by],
        ]}
      />
      <Quotation>{data.words}</Quotation>
      <Action site={site} link={data.link} label="เปิดอ่านและตอบ" />
      <OptOutNote />
    </>
  ),
};
