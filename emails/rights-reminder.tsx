import { say } from '@/lib/messages/messages';
import { dayOf } from './account-deletion';
import type { Layout } from './layout';
import { pageAddress } from './page-address';
import { Action, Facts, Paragraph } from './parts';

export const rightsReminder: Layout<'rights-reminder'> = {
  subject: ({ days }) => `คำขอใช้สิทธิต้องตอบภายใน ${days} วัน`,
  preview: 'ยังมีคำขอใช้สิทธิเกี่ยวกับข้อมูลส่วนบุคคลที่ยังไม่ปิด',
  Body: ({ data, site }) => (
    <>
      <Paragraph>คำขอต่อไปนี้ใกล้ครบกำหนดตามกฎหมายคุ้มครองข้อมูลส่วนบุคคล</Paragraph>
      <Facts
        rows={[
          ['คำขอ', say(`rights.kind.${data.what}`)],
          ['ครบกำหนด', dayOf(data.day)],
          ['รหัสติดตาม', data.trackingCode],
        ]}
      />
      <Paragraph>ตอบผู้ยื่น หรือขยายเวลาหนึ่งครั้งพร้อมเหตุผลก่อนครบกำหนด</Paragraph>
      <Action href={pageAddress(site, data.link)}>เปิดคำขอ</Action>
    </>
  ),
};
