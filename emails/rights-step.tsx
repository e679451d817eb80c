import { say } from '@/lib/messages/messages';
import { dayOf } from './account-deletion';
import type { Layout } from './layout';
import { pageAddress } from './page-address';
import { Action, Facts, Paragraph, Quotation } from './parts';

export const rightsStep: Layout<'rights-step'> = {
  subject: 'ความคืบหน้าของคำขอใช้สิทธิ',
  preview: ({ outcome }) => `สถานะ: ${say(`rights.status.${outcome}`)}`,
  Body: ({ data, site }) => (
    <>
      <Paragraph>คำขอใช้สิทธิเกี่ยวกับข้อมูลส่วนบุคคลของท่านมีความคืบหน้า ดังนี้</Paragraph>
      <Facts
        rows={[
          ['คำขอ', say(`rights.kind.${data.what}`)],
          ['สถานะ', say(`rights.status.${data.outcome}`)],
          ['ตอบภายในวันที่', dayOf(data.day)],
          ['รหัสติดตาม', data.trackingCode],
        ]}
      />
      {data.note !== '' && <Quotation>{data.note}</Quotation>}
      <Action href={pageAddress(site, data.link)}>ดูทุกขั้นตอน</Action>
      {data.outcome === 'dismissed' && (
        <Paragraph quiet>หากไม่เห็นด้วย ท่านมีสิทธิร้องเรียนต่อสำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล</Paragraph>
      )}
    </>
  ),
};
