import { dataRequestsMessages } from '@/features/citizens/data-requests/data-requests.messages';
import { Action, Facts, Paragraph } from './blocks';
import { formatDay } from './format-day';
import type { Layout } from './layout';

export const dataRequestReminder: Layout<'rights-reminder'> = {
  subject: ({ days }) => `คำขอใช้สิทธิต้องตอบภายใน ${days} วัน`,
  preview: 'ยังมีคำขอใช้สิทธิเกี่ยวกับข้อมูลส่วนบุคคลที่ยังไม่ปิด',
  Body: ({ data, site }) => (
    <>
      <Paragraph>คำขอต่อไปนี้ใกล้ครบกำหนดตามกฎหมายคุ้มครองข้อมูลส่วนบุคคล</Paragraph>
      <Facts
        rows={[
          ['คำขอ', dataRequestsMessages[`rights.kind.${data.what}`].th],
          ['ครบกำหนด', formatDay(data.day)],
          ['รหัสติดตาม', data.trackingCode],
        ]}
      />
      <Paragraph>ตอบผู้ยื่น หรือขยายเวลาหนึ่งครั้งพร้อมเหตุผลก่อนครบกำหนด</Paragraph>
      <Action site={site} link={data.link} label="เปิดคำขอ" />
    </>
  ),
};
