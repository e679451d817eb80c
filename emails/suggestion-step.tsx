import { Action, Facts, Paragraph, Quotation } from './blocks';
import type { Layout } from './layout';

const statuses = {
  new: 'รับเรื่องแล้ว',
  working: 'กำลังดำเนินการ',
  done: 'ดำเนินการแล้วเสร็จ',
  dismissed: 'ไม่ดำเนินการ',
} as const;

export const suggestionStep: Layout<'suggestion-step'> = {
  subject: 'ความคืบหน้าของเรื่องที่ท่านส่ง',
  preview: ({ outcome }) => `สถานะ: ${statuses[outcome]}`,
  Body: ({ data, site }) => (
    <>
      <Paragraph>เรื่องที่ท่านส่งมีความคืบหน้า ดังนี้</Paragraph>
      <Facts
        rows={[
          ['สถานะ', statuses[data.outcome]],
          ['รหัสติดตาม', data.trackingCode],
        ]}
      />
      {data.note !== '' && <Quotation>{data.note}</Quotation>}
      <Action site={site} link={data.link} label="ดูทุกขั้นตอน" />
    </>
  ),
};
