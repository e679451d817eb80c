import { dataRequestsMessages } from '@/features/citizens/data-requests/data-requests.messages';
import { Action, Facts, Paragraph, Quotation } from './blocks';
import { formatDay } from './format-day';
import type { Layout } from './layout';

export const dataRequestStep: Layout<'rights-step'> = {
  subject: 'ความคืบหน้าของคำขอใช้สิทธิ',
  preview: ({ outcome }) => `สถานะ: ${dataRequestsMessages[`rights.status.${outcome}`]}`,
  Body: ({ data, site }) => (
    <>
      <Paragraph>คำขอใช้สิทธิเกี่ยวกับข้อมูลส่วนบุคคลของท่านมีความคืบหน้า ดังนี้</Paragraph>
      <Facts
        rows={[
          ['คำขอ', dataRequestsMessages[`rights.kind.${data.what}`].th],
          ['สถานะ', dataRequestsMessages[`rights.status.${data.outcome}`]],
          ['ตอบภายในวันที่', formatDay(data.day)],
          ['รหัสติดตาม', data.trackingCode],
        ]}
      />
      {data.note !== '' && <Quotation>{data.note}</Quotation>}
      <Action site={site} link={data.link} label="ดูทุกขั้นตอน" />
      {data.outcome === 'dismissed' && (
        <Paragraph quiet>หากไม่เห็นด้วย ท่านมีสิทธิร้องเรียนต่อสำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล</Paragraph>
      )}
    </>
  ),
};
