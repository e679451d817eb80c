import { formatLongDate } from '@/lib/time/format';
import { Action, Facts, OptOutNote, Paragraph } from './blocks';
import type { Layout } from './layout';

const texts = {
  new: { subject: 'มีประกาศใหม่ถึงหน่วยงานของท่าน', lead: 'ส่วนกลางส่งประกาศต่อไปนี้ถึงหน่วยงานของท่าน' },
  reminder: { subject: 'เตือน: มีประกาศที่ยังรอหน่วยงานของท่าน', lead: 'ประกาศต่อไปนี้ยังรอการดำเนินการจากหน่วยงานของท่าน' },
} as const;

/** The duties of a notice's reader, in a few words. */
function formatDuties({ mustRead, answerWanted }: { mustRead: boolean; answerWanted: boolean }): string {
  const acts = [mustRead && 'ยืนยันรับทราบ', answerWanted && 'ตอบกลับ'].filter(Boolean);
  return acts.length > 0 ? acts.join(' และ') : 'อ่าน';
}

export const notice: Layout<'notice'> = {
  subject: ({ what }) => texts[what].subject,
  preview: ({ what }) => texts[what].lead,
  Body: ({ data, site }) => (
    <>
      <Paragraph>เรียน {data.name}</Paragraph>
      <Paragraph>{texts[data.what].lead}</Paragraph>
      <Facts
        rows={[
          ['ประกาศ', data.title],
          ['สิ่งที่ขอ', formatDuties(data)],
          ['กำหนดภายใน', data.deadline && formatLongDate(new Date(data.deadline))],
        ]}
      />
      <Action site={site} link={data.link} label="เปิดอ่านประกาศ" />
      <OptOutNote />
    </>
  ),
};
